import { randomUUID, timingSafeEqual } from 'node:crypto'
import { Failure, type Trigger } from '@plainflow/contract'
import { and, eq } from 'drizzle-orm'
import { isStale, noteUse } from '../accounts/note-use.ts'
import { hashToken, randomToken } from '../accounts/tokens.ts'
import type { WithBackground } from '../background.ts'
import type { Handlers } from '../http/call.ts'
import { lockPipeline, ownPipeline } from '../pipelines/own-pipelines.ts'
import { enqueueRun, type PrepareNeeds, prepareRun } from '../runs/prepare-run.ts'
import type { WithRunQueue } from '../runs/run-queue.ts'
import type { Settings, WithSettings } from '../settings.ts'
import type { Queries } from '../store/open-store.ts'
import { pipelines, triggers } from '../store/schema.ts'

type TriggerRoutes = 'getTrigger' | 'putTrigger' | 'deleteTrigger' | 'fireTrigger'
type Needs = PrepareNeeds & WithRunQueue & WithSettings & WithBackground

/** Told from a key of the account at a glance: it starts one pipeline and opens nothing. */
const PREFIX = 'pft_'
const SHOWN = PREFIX.length + 6

export function triggerHandlers(services: Needs): Pick<Handlers, TriggerRoutes> {
  const { store, settings } = services
  const { db } = store
  return {
    async getTrigger({ user, params }) {
      await ownPipeline(db, user.id, params.id)
      const [row] = await db.select().from(triggers).where(isOwn(user.id, params.id))
      return { trigger: row ? publicTrigger(row, settings) : null }
    },
    async putTrigger({ user, params }) {
      const secret = PREFIX + randomToken()
      const row = await db.transaction(async (tx) => {
        const { isDraft } = await lockPipeline(tx, user.id, params.id)
        if (isDraft)
          throw new Failure('conflict', 'A draft has no trigger: keep the pipeline first.')
        const told = { start: secret.slice(0, SHOWN), tokenHash: hashToken(secret) }
        const [stored] = await tx
          .insert(triggers)
          .values({ id: randomUUID(), pipelineId: params.id, userId: user.id, ...told })
          .onConflictDoUpdate({ target: triggers.pipelineId, set: { ...told, lastUsedAt: null } })
          .returning()
        if (!stored) throw new Error('The trigger was not stored')
        return stored
      })
      return { trigger: publicTrigger(row, settings), secret }
    },
    async deleteTrigger({ user, params }) {
      const [gone] = await db
        .delete(triggers)
        .where(isOwn(user.id, params.id))
        .returning({ id: triggers.id })
      if (!gone) throw new Failure('not_found', 'The pipeline has no trigger.')
    },
    async fireTrigger({ params, request, idempotencyKey }) {
      const secret = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
      const { trigger, pipeline } = await openedBy(db, params.id, secret)
      const prepare = async () => {
        return { ...(await prepareRun(services, pipeline)), startedBy: 'trigger' as const }
      }
      const route = `fireTrigger ${trigger.id}`
      const once = { userId: pipeline.userId, route, key: idempotencyKey, question: null }
      const answer = await enqueueRun(services, prepare, once)
      const { background, runQueue } = services
      background.run('take runs', () => runQueue.pick())
      // Whoever started a run is told so, whatever becomes of this: they would start another.
      if (isStale(trigger.lastUsedAt))
        background.run('note a use', () => noteUse(db, triggers, eq(triggers.id, trigger.id)))
      return answer
    },
  }
}

/** Whoever has no secret, or another one, is told and made to wait the same as where there is no such trigger. */
async function openedBy(db: Queries, id: string, secret: string) {
  const [found] = await db
    .select({ trigger: triggers, pipeline: pipelines })
    .from(triggers)
    .innerJoin(pipelines, eq(pipelines.id, triggers.pipelineId))
    .where(eq(triggers.id, id))
  const given = Buffer.from(hashToken(secret))
  const expected = Buffer.from(found?.trigger.tokenHash ?? NOBODYS)
  if (!timingSafeEqual(given, expected) || !found)
    throw new Failure('not_found', 'There is no such trigger, or it has another secret.')
  return found
}

/** Of a secret that nobody knows. */
const NOBODYS = hashToken(randomToken())

function isOwn(userId: string, pipelineId: string) {
  return and(eq(triggers.pipelineId, pipelineId), eq(triggers.userId, userId))
}

function publicTrigger(row: typeof triggers.$inferSelect, { publicUrl }: Settings): Trigger {
  const { start } = row
  const url = new URL(`/api/triggers/${row.id}`, publicUrl).href
  const lastUsedAt = row.lastUsedAt?.toISOString() ?? null
  return { url, start, createdAt: row.createdAt.toISOString(), lastUsedAt }
}

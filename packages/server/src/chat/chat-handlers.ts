import { randomUUID } from 'node:crypto'
import { CREDITS_PER_GENERATION, Failure } from '@plainflow/contract'
import { ask, type Asked, diffPipelines, type Pipeline } from '@plainflow/core'
import { eq } from 'drizzle-orm'
import { releaseCredits, reserveCredits, settleCredits } from '../credits/credits.ts'
import { catalogueOf, ownDatasets, type StoredDataset } from '../datasets/own-datasets.ts'
import type { Handlers } from '../http/call.ts'
import { runOnce } from '../http/run-once.ts'
import { readPipeline } from '../pipelines/read-pipeline.ts'
import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { tryOnData } from './try-on-data.ts'

interface ChatAnswer {
  response: string
  updatedPipeline?: {
    blocks: Pipeline['blocks'][number][]
    connections: Pipeline['connections'][number][]
  }
  shouldExecute: boolean
  assumptions: string[]
  credits: number
}

export function chatHandlers(services: Services): Pick<Handlers, 'conversationalPipeline'> {
  const { store } = services
  const { db } = store
  const inFlight = new Set<string>()
  return {
    async conversationalPipeline({ user, body, idempotencyKey }) {
      if (inFlight.has(user.id))
        throw new Failure('rate_limited', 'Another message is still being answered.', {
          retryAfter: 1,
        })
      inFlight.add(user.id)
      try {
        const once = {
          userId: user.id,
          route: 'conversationalPipeline',
          key: idempotencyKey,
          question: body,
        }
        return await runOnce<ChatAnswer>(store, once, async (keep) => {
          const given = readPipeline(body.currentPipeline)
          const owned = inPlay(await ownDatasets(db, user.id), body.availableDatasets)
          const reservation = await reserve(user.id, idempotencyKey ?? randomUUID())
          try {
            const asked = ask(body.message, {
              catalogue: catalogueOf(owned),
              pipeline: given,
              now: Date.now(),
            })
            const { pipeline } = asked
            const isNew = pipeline !== undefined && differs(given, pipeline)
            if (!isNew) return await answerFree(user.id, reservation, asked, keep)
            if (reservation === null) throw new Failure('no_credits')
            await services.engineTurns.take(user.id, () => tryOnData(services, pipeline, owned))
            return await db.transaction(async (tx) => {
              await settleCredits(tx, reservation, 'Pipeline generation')
              const answer = chatAnswer(asked, await creditsOf(tx, user.id))
              await keep(tx, answer)
              return answer
            })
          } catch (error) {
            const reason = error instanceof Error ? error.message : 'failed'
            if (reservation !== null) await releaseCredits(db, reservation, reason)
            throw error
          }
        })
      } finally {
        inFlight.delete(user.id)
      }
    },
  }

  /** Null without credits: explaining is free, so the refusal waits until something would be made. */
  async function reserve(userId: string, key: string): Promise<string | null> {
    try {
      return await reserveCredits(db, userId, CREDITS_PER_GENERATION, `chat ${key}`)
    } catch (error) {
      if (error instanceof Failure && error.code === 'no_credits') return null
      throw error
    }
  }

  async function answerFree(
    userId: string,
    reservation: string | null,
    asked: Asked,
    keep: (tx: Queries, answer: ChatAnswer) => Promise<void>,
  ): Promise<ChatAnswer> {
    if (reservation !== null) await releaseCredits(db, reservation, 'nothing was generated')
    const { pipeline: _, ...rest } = asked
    const answer = chatAnswer(rest, await creditsOf(db, userId))
    await keep(db, answer)
    return answer
  }
}

function chatAnswer(asked: Asked, credits: number): ChatAnswer {
  const { response, pipeline, shouldExecute, assumptions } = asked
  return {
    response,
    ...(pipeline
      ? {
          updatedPipeline: {
            blocks: [...pipeline.blocks],
            connections: [...pipeline.connections],
          },
        }
      : {}),
    shouldExecute: pipeline !== undefined && shouldExecute,
    assumptions: [...assumptions],
    credits,
  }
}

/** The caller's own among those named; all of them where none is named. */
function inPlay(
  owned: StoredDataset[],
  named: readonly (string | { id: string })[],
): StoredDataset[] {
  if (named.length === 0) return owned
  const ids = new Set(named.map((entry) => (typeof entry === 'string' ? entry : entry.id)))
  return owned.filter(({ id }) => ids.has(id))
}

function differs(before: Pipeline, after: Pipeline): boolean {
  return Object.values(diffPipelines(before, after)).some((list) => list.length > 0)
}

async function creditsOf(db: Queries, userId: string): Promise<number> {
  const [user] = await db.select({ credits: users.credits }).from(users).where(eq(users.id, userId))
  return user?.credits ?? 0
}

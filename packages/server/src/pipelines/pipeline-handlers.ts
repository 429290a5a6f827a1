import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import type { WithOutside } from '../connections/outside.ts'
import type { Handlers } from '../http/call.ts'
import { runOnce } from '../http/run-once.ts'
import { isOwnProject, ownProject, projectFor } from '../projects/own-projects.ts'
import { lockUser } from '../store/lock-user.ts'
import type { WithSettings } from '../settings.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { artifacts, pipelines, projects } from '../store/schema.ts'
import { etag, readVersion } from './etag.ts'
import {
  isOwn,
  lockOutgoingDraft,
  lockPipeline,
  ownPipeline,
  pipelineSummary,
  refuseBeyondPlan,
  storedPipeline,
} from './own-pipelines.ts'
import { moveAddresses } from './move-addresses.ts'
import { readPipelineText } from './read-pipeline.ts'
import { recordVersion } from './record-version.ts'
import { copyGraph, refuseStale, saveOver } from './save-over.ts'

type PipelineRoutes =
  | 'createPipeline'
  | 'listPipelines'
  | 'getPipeline'
  | 'savePipeline'
  | 'movePipeline'
  | 'deletePipeline'

/** Runs are made of pipelines, so that pipelines know of runs only this. */
interface Needs extends WithStore, WithSettings, WithBackground, WithOutside {
  readonly runQueue: {
    cancelAllOf(userId: string, pipelineId: string): Promise<void>
    sweepFiles(goneArtifacts: readonly string[]): Promise<void>
  }
}

export function pipelineHandlers(services: Needs): Pick<Handlers, PipelineRoutes> {
  const { store } = services
  const { db } = store
  return {
    async createPipeline({ user, body, idempotencyKey, reply }) {
      const sent = readPipelineText(body)
      const once = { userId: user.id, route: 'createPipeline', key: idempotencyKey, question: body }
      const { id } = await runOnce<{ id: string }>(store, once, (keep) =>
        db.transaction(async (tx) => {
          const { name, description, sitting, draft: isDraft } = body
          const graph = copyGraph(await moveAddresses(tx, services, user.id, sent))
          const how = { kind: kindOf(sitting), sitting }
          const old = isDraft ? await lockOutgoingDraft(tx, user.id, body.replaces) : undefined
          if (!isDraft) await refuseBeyondPlan(tx, user, services.settings)
          const projectId = await projectFor(tx, user.id, body.projectId)
          const content = { projectId, name, description, ...graph }
          if (old) {
            const row = await saveOver(tx, old, content, how)
            await keep(tx, { id: row.id })
            return row
          }
          const [row] = await tx
            .insert(pipelines)
            .values({ id: randomUUID(), userId: user.id, isDraft, ...content })
            .returning()
          if (!row) throw new Error('The new pipeline was not stored')
          await recordVersion(tx, row, how)
          await keep(tx, { id: row.id })
          return row
        }),
      )
      const row = await ownPipeline(db, user.id, id)
      reply.header('etag', etag(row.version))
      return storedPipeline(row)
    },
    async listPipelines({ user, query }) {
      const rows = await db
        .select()
        .from(pipelines)
        .where(
          and(
            eq(pipelines.userId, user.id),
            query.projectId === undefined ? undefined : eq(pipelines.projectId, query.projectId),
          ),
        )
        .orderBy(desc(pipelines.updatedAt))
      return rows.map(pipelineSummary)
    },
    async getPipeline({ user, params, reply }) {
      const row = await ownPipeline(db, user.id, params.id)
      reply.header('etag', etag(row.version))
      return storedPipeline(row)
    },
    async savePipeline({ user, params, body, request, reply }) {
      await ownPipeline(db, user.id, params.id)
      const version = readVersion(request.headers['if-match'])
      const { name, description, sitting } = body
      const sent = readPipelineText(body)
      const sentAside = body.kept && { ...readPipelineText(body.kept), name: body.kept.name }
      const projectId = body.projectId && (await ownProject(db, user.id, body.projectId)).id
      const row = await db.transaction(async (tx) => {
        if (body.draft === false) await lockUser(tx, user.id)
        const graph = await moveAddresses(tx, services, user.id, sent)
        const aside = sentAside && (await moveAddresses(tx, services, user.id, sentAside))
        // Locked: of two saves made from one version, one is stale.
        const current = await lockPipeline(tx, user.id, params.id)
        await refuseStale(tx, current, version)
        const isKept = current.isDraft && body.draft === false
        if (isKept) await refuseBeyondPlan(tx, user, services.settings)
        const moved = projectId ? { projectId } : {}
        const kept = isKept ? { isDraft: false } : {}
        const change = { name, description, ...graph, ...moved, ...kept }
        return saveOver(tx, current, change, { kind: kindOf(sitting), sitting, kept: aside })
      })
      reply.header('etag', etag(row.version))
      return storedPipeline(row)
    },
    async movePipeline({ user, params, body }) {
      const { id } = await ownPipeline(db, user.id, params.id)
      return db.transaction(async (tx) => {
        // Locked: a project that is being deleted takes in nothing more.
        const [into] = await tx
          .select({ id: projects.id })
          .from(projects)
          .where(isOwnProject(user.id, body.projectId))
          .for('share')
        if (!into) throw new Failure('not_found', 'There is no such project.')
        await tx.update(pipelines).set({ projectId: into.id }).where(isOwn(user.id, id))
        return { id, projectId: into.id }
      })
    },
    async deletePipeline({ user, params }) {
      await services.runQueue.cancelAllOf(user.id, params.id)
      const gone = await db.transaction((tx) => deletePipeline(tx, isOwn(user.id, params.id)))
      services.background.run('remove files of deleted runs', () =>
        services.runQueue.sweepFiles(gone),
      )
    },
  }
}

/** Gives the ids of the artifacts that went with it. */
async function deletePipeline(tx: Queries, which: SQL | undefined): Promise<readonly string[]> {
  // Locked first: what becomes its artifact meanwhile waits, and finds no pipeline.
  const [row] = await tx.select({ id: pipelines.id }).from(pipelines).where(which).for('update')
  if (!row) throw new Failure('not_found', 'There is no such pipeline.')
  const made = await tx
    .select({ id: artifacts.id })
    .from(artifacts)
    .where(eq(artifacts.pipelineId, row.id))
  await tx.delete(pipelines).where(which)
  return made.map(({ id }) => id)
}

/** Only an autosave says which sitting it belongs to. */
function kindOf(sitting: string | undefined): 'save' | 'autosave' {
  return sitting === undefined ? 'save' : 'autosave'
}

import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import { ownProject, projectFor } from '../projects/own-projects.ts'
import type { Services } from '../services.ts'
import { pipelines } from '../store/schema.ts'
import {
  isOwn,
  ownPipeline,
  pipelineSummary,
  refuseBeyondPlan,
  storedPipeline,
} from './own-pipelines.ts'
import { readPipelineText } from './read-pipeline.ts'

type PipelineRoutes =
  'createPipeline' | 'listPipelines' | 'getPipeline' | 'savePipeline' | 'deletePipeline'

export function pipelineHandlers(services: Services): Pick<Handlers, PipelineRoutes> {
  const { db } = services.store
  return {
    async createPipeline({ user, body, reply }) {
      const graph = copyGraph(readPipelineText(body))
      const [row] = await db.transaction(async (tx) => {
        await refuseBeyondPlan(tx, user)
        const { name, description } = body
        const projectId = await projectFor(tx, user.id, body.projectId)
        return tx
          .insert(pipelines)
          .values({ id: randomUUID(), userId: user.id, projectId, name, description, ...graph })
          .returning()
      })
      if (!row) throw new Error('The new pipeline was not stored')
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
      const current = await ownPipeline(db, user.id, params.id)
      const version = readVersion(request.headers['if-match'])
      const graph = copyGraph(readPipelineText(body))
      const projectId = body.projectId && (await ownProject(db, user.id, body.projectId)).id
      const [row] = await db
        .update(pipelines)
        .set({
          name: body.name,
          description: body.description,
          ...graph,
          ...(projectId === undefined ? {} : { projectId }),
          version: sql`${pipelines.version} + 1`,
          updatedAt: sql`now()`,
        })
        // In the statement itself: of two saves made from one version, one is stale.
        .where(sql`${isOwn(user.id, params.id)} and ${pipelines.version} = ${version}`)
        .returning()
      if (!row)
        throw new Failure('stale', undefined, {
          current: storedPipeline(await ownPipeline(db, user.id, current.id)),
        })
      reply.header('etag', etag(row.version))
      return storedPipeline(row)
    },
    async deletePipeline({ user, params }) {
      await services.runQueue.cancelAllOf(user.id, params.id)
      const deleted = await db
        .delete(pipelines)
        .where(isOwn(user.id, params.id))
        .returning({ id: pipelines.id })
      if (deleted.length === 0) throw new Failure('not_found', 'There is no such pipeline.')
      services.background.run('remove files of deleted runs', () => services.runQueue.sweepFiles())
    },
  }
}

function etag(version: number): string {
  return `"${version}"`
}

function readVersion(header: string | undefined): number {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header ?? '')?.[1]
  if (version === undefined)
    throw new Failure(
      'invalid_request',
      'If-Match is missing: it names the version this was made from, as the ETag gave it.',
    )
  return Number(version)
}

/** The row's own arrays, which are not readonly. */
function copyGraph(graph: ReturnType<typeof readPipelineText>) {
  return { blocks: [...graph.blocks], connections: [...graph.connections] }
}

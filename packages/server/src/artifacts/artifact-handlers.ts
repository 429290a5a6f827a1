import { type Artifact, Failure } from '@plainflow/contract'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { artifacts, pipelines } from '../store/schema.ts'
import type { WithArtifactFiles } from './artifact-files.ts'

type ArtifactRoutes = 'listArtifacts' | 'getArtifact' | 'artifactContent' | 'deleteArtifact'

export function artifactHandlers({
  store,
  artifactFiles,
}: WithStore & WithArtifactFiles): Pick<Handlers, ArtifactRoutes> {
  const { db } = store
  return {
    async listArtifacts({ user, query }) {
      const { pipelineId, kind, offset, limit } = query
      const ofPipeline = pipelineId === undefined ? undefined : eq(artifacts.pipelineId, pipelineId)
      const ofKind = kind === undefined ? undefined : eq(artifacts.kind, kind)
      const which = and(eq(artifacts.userId, user.id), ofPipeline, ofKind)
      const [all] = await db.select({ count: count() }).from(artifacts).where(which)
      const rows = await select(db, which)
        .orderBy(desc(artifacts.createdAt), desc(artifacts.id))
        .limit(limit)
        .offset(offset)
      return { artifacts: rows.map(publicArtifact), count: all?.count ?? 0 }
    },
    async getArtifact({ user, params }) {
      return publicArtifact(await ownArtifact(db, user.id, params.id))
    },
    async artifactContent({ user, params }) {
      const { id, name } = await ownArtifact(db, user.id, params.id)
      return { filename: name, ...(await artifactFiles.stream(id)) }
    },
    async deleteArtifact({ user, params }) {
      const deleted = await db
        .delete(artifacts)
        .where(isOwnArtifact(user.id, params.id))
        .returning({ id: artifacts.id })
      if (deleted.length === 0) throw noSuchArtifact()
      await artifactFiles.remove(params.id)
    },
  }
}

/** Every way to an artifact goes through its owner; somebody else's does not exist. */
async function ownArtifact(db: Queries, userId: string, id: string) {
  const [found] = await select(db, isOwnArtifact(userId, id))
  if (!found) throw noSuchArtifact()
  return found
}

function isOwnArtifact(userId: string, id: string) {
  return and(eq(artifacts.id, id), eq(artifacts.userId, userId))
}

function noSuchArtifact(): Failure {
  return new Failure('not_found', 'There is no such artifact.')
}

function select(db: Queries, which: SQL | undefined) {
  return db
    .select({
      id: artifacts.id,
      name: artifacts.name,
      kind: artifacts.kind,
      mediaType: artifacts.mediaType,
      version: artifacts.version,
      bytes: artifacts.bytes,
      pipelineId: artifacts.pipelineId,
      pipelineName: pipelines.name,
      executionId: artifacts.runId,
      blockId: artifacts.blockId,
      createdAt: artifacts.createdAt,
    })
    .from(artifacts)
    .innerJoin(pipelines, eq(pipelines.id, artifacts.pipelineId))
    .where(which)
}

function publicArtifact(row: Awaited<ReturnType<typeof ownArtifact>>): Artifact {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

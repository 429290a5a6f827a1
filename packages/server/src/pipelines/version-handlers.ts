import { Failure, type PipelineVersion, VERSION_LIMITS } from '@plainflow/contract'
import { and, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { WithOutside } from '../connections/outside.ts'
import type { Handlers } from '../http/call.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { pipelineVersions } from '../store/schema.ts'
import { etag, readVersion } from './etag.ts'
import { lockPipeline, ownPipeline, storedPipeline } from './own-pipelines.ts'
import { moveAddresses } from './move-addresses.ts'
import { at, type VersionRow } from './record-version.ts'
import { refuseStale, saveOver } from './save-over.ts'

type VersionRoutes = 'listVersions' | 'getVersion' | 'nameVersion' | 'restoreVersion'

const { version, kind, label, name, restoredFrom, changes, createdAt, updatedAt, blocks } =
  getTableColumns(pipelineVersions)
/** A list of a hundred graphs would be megabytes. */
const WITHOUT_GRAPH = {
  version,
  kind,
  label,
  name,
  restoredFrom,
  changes,
  createdAt,
  updatedAt,
  blockCount: sql<number>`jsonb_array_length(${blocks})`,
}

/** The history of a pipeline, for its owner alone. */
export function versionHandlers(services: WithStore & WithOutside): Pick<Handlers, VersionRoutes> {
  const { db } = services.store
  return {
    async listVersions({ user, params }) {
      await ownPipeline(db, user.id, params.id)
      const rows = await db
        .select(WITHOUT_GRAPH)
        .from(pipelineVersions)
        .where(eq(pipelineVersions.pipelineId, params.id))
        .orderBy(desc(pipelineVersions.version))
      return rows.map(summary)
    },
    async getVersion({ user, params }) {
      await ownPipeline(db, user.id, params.id)
      const row = await versionOf(db, params.id, params.version)
      return { ...described(row), blocks: row.blocks, connections: row.connections }
    },
    async nameVersion({ user, params, body }) {
      return db.transaction(async (tx) => {
        await lockPipeline(tx, user.id, params.id)
        const row = await versionOf(tx, params.id, params.version)
        if (body.label !== null && row.label === null) await refuseManyNames(tx, params.id)
        const here = at(params.id, params.version)
        await tx.update(pipelineVersions).set({ label: body.label }).where(here)
        return described({ ...row, label: body.label })
      })
    },
    async restoreVersion({ user, params, request, reply }) {
      await ownPipeline(db, user.id, params.id)
      const from = readVersion(request.headers['if-match'])
      const row = await db.transaction(async (tx) => {
        const current = await lockPipeline(tx, user.id, params.id)
        await refuseStale(tx, current, from)
        const earlier = await versionOf(tx, params.id, params.version)
        // The name of the pipeline is no part of what it does: it stays.
        const { blocks: then, connections } = earlier
        const stored = { blocks: then, connections }
        const graph = await moveAddresses(tx, services, user.id, stored)
        return saveOver(tx, current, graph, { kind: 'restore', restoredFrom: params.version })
      })
      reply.header('etag', etag(row.version))
      return storedPipeline(row)
    },
  }
}

async function versionOf(db: Queries, pipelineId: string, number: number): Promise<VersionRow> {
  const [row] = await db.select().from(pipelineVersions).where(at(pipelineId, number))
  if (!row) throw new Failure('not_found', `Version ${number} is not in the history.`)
  return row
}

async function refuseManyNames(tx: Queries, pipelineId: string): Promise<void> {
  const [held] = await tx
    .select({ count: count() })
    .from(pipelineVersions)
    .where(and(eq(pipelineVersions.pipelineId, pipelineId), isNotNull(pipelineVersions.label)))
  if ((held?.count ?? 0) >= VERSION_LIMITS.named)
    throw new Failure(
      'conflict',
      `A pipeline keeps ${VERSION_LIMITS.named} named versions. Taking the name off one makes room.`,
    )
}

function described(row: VersionRow): PipelineVersion {
  return summary({ ...row, blockCount: row.blocks.length })
}

function summary(
  row: Pick<VersionRow, Exclude<keyof typeof WITHOUT_GRAPH, 'blockCount'>> & { blockCount: number },
): PipelineVersion {
  return {
    version: row.version,
    kind: row.kind,
    label: row.label,
    name: row.name,
    restoredFrom: row.restoredFrom,
    changes: row.changes,
    blockCount: row.blockCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

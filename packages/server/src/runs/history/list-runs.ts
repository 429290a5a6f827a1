import type { Answer, CallInput, Routes, RunEntry } from '@plainflow/contract'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { WithStore } from '../../store/open-store.ts'
import { pipelines, runs } from '../../store/schema.ts'
import { RAN_MS } from '../run-states.ts'

type History = Routes['runHistory']

/** A page of what a user ran, newest first. What verifies is found by the run it is about. */
export async function listRuns(
  { store: { db } }: WithStore,
  userId: string,
  { pipelineId, status, offset, limit }: CallInput<History>['query'],
): Promise<Answer<History>> {
  const which = and(
    eq(runs.userId, userId),
    isNull(runs.verifies),
    pipelineId === undefined ? undefined : eq(runs.pipelineId, pipelineId),
    status === undefined ? undefined : eq(runs.status, status),
  )
  const [total] = await db.select({ count: count() }).from(runs).where(which)
  const found = await db
    .select({
      id: runs.id,
      pipelineId: runs.pipelineId,
      pipelineName: pipelines.name,
      status: runs.status,
      blockStates: runs.blockStates,
      connections: runs.connections,
      error: runs.error,
      startedBy: runs.startedBy,
      ms: RAN_MS,
      createdAt: runs.createdAt,
      finishedAt: runs.finishedAt,
    })
    .from(runs)
    .innerJoin(pipelines, eq(pipelines.id, runs.pipelineId))
    .where(which)
    // The second, so that pages do not overlap where several came at once.
    .orderBy(desc(runs.createdAt), runs.id)
    .offset(offset)
    .limit(limit)
  return { runs: found.map(entry), count: total?.count ?? 0 }
}

type Found = Pick<
  typeof runs.$inferSelect,
  | 'id'
  | 'pipelineId'
  | 'status'
  | 'blockStates'
  | 'connections'
  | 'error'
  | 'startedBy'
  | 'createdAt'
  | 'finishedAt'
> & { readonly pipelineName: string; readonly ms: number | null }

function entry({ blockStates, connections, ms, createdAt, finishedAt, ...run }: Found): RunEntry {
  return {
    ...run,
    blockCount: blockStates.length,
    rows: endRows(blockStates, connections),
    warned: blockStates.filter(({ warnings = [] }) => warnings.length > 0).length,
    ...(ms === null ? {} : { ms }),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** What came out of the blocks that none other reads. */
function endRows(
  states: Found['blockStates'],
  connections: Found['connections'],
): RunEntry['rows'] {
  const read = new Set(connections.map(({ source }) => source))
  let sum = 0
  for (const { id, rows } of states) {
    if (read.has(id)) continue
    if (rows === null) return null
    sum += rows
  }
  return sum
}

import { type Execution, Failure } from '@plainflow/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { artifacts, type BlockState, runs } from '../store/schema.ts'

/**
 * What is told of a run, and no more: whoever looks how one is doing looks again and again, and the code of
 * a run in every language took most of the time of each answer, to be thrown away.
 */
const TOLD = {
  id: runs.id,
  pipelineId: runs.pipelineId,
  status: runs.status,
  blockStates: runs.blockStates,
  fileKeys: sql<
    string[]
  >`jsonb_path_query_array(${runs.generatedFiles}, '$[*] ? (!exists(@.gap)).key')`,
  fileGaps: sql<string[]>`jsonb_path_query_array(${runs.generatedFiles}, '$[*].gap')`,
  results: runs.results,
  outputs: runs.outputs,
  artifacts: sql<Execution['artifacts']>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'kind', a.kind,
      'version', a.version, 'bytes', a.bytes, 'blockId', a.block_id) order by a.name, a.version), '[]')
    from ${artifacts} a where a.run_id = ${runs}.id)`,
  error: runs.error,
  verifies: runs.verifies,
  peakBytes: runs.peakBytes,
  createdAt: runs.createdAt,
  finishedAt: runs.finishedAt,
}

const MOST_LISTED = 100

/** How a run is doing; somebody else's does not exist. */
export async function runState(db: Queries, userId: string, id: string): Promise<Execution> {
  const [found] = await select(db, and(eq(runs.id, id), eq(runs.userId, userId)))
  if (!found) throw new Failure('not_found', 'There is no such run.')
  return publicRun(found)
}

/** The newest first, of one pipeline or of all. */
export async function runStates(
  db: Queries,
  userId: string,
  pipelineId: string | undefined,
): Promise<Execution[]> {
  const ofPipeline = pipelineId === undefined ? undefined : eq(runs.pipelineId, pipelineId)
  // What verifies is found by the run it is about.
  const found = await select(db, and(eq(runs.userId, userId), isNull(runs.verifies), ofPipeline))
  return found.map(publicRun)
}

function select(db: Queries, which: SQL | undefined) {
  return db.select(TOLD).from(runs).where(which).orderBy(desc(runs.createdAt)).limit(MOST_LISTED)
}

function publicRun(run: Awaited<ReturnType<typeof select>>[number]): Execution {
  const done = run.blockStates.filter(({ status }) => status === 'completed').length
  const { fileKeys, fileGaps } = run
  const resultKeys = run.results.map(({ key }) => key)
  return {
    id: run.id,
    pipelineId: run.pipelineId,
    status: run.status,
    hasGeneratedFiles: fileKeys.length > 0,
    fileKeys,
    ...(fileGaps.length === 0 ? {} : { fileGaps }),
    hasResults: resultKeys.length > 0,
    resultKeys,
    outputKeys: run.outputs.map(({ key }) => key),
    artifacts: run.artifacts,
    progress: run.status === 'completed' ? 1 : done / Math.max(run.blockStates.length, 1),
    blocks: run.status === 'running' ? run.blockStates : run.blockStates.map(settled),
    error: run.error,
    ...(run.peakBytes === null ? {} : { peakBytes: run.peakBytes }),
    ...(run.verifies === null ? {} : { verifies: run.verifies }),
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  }
}

/** Nothing runs in a run that was stopped or waits to be taken up again. */
function settled(state: BlockState): BlockState {
  return state.status === 'running' ? { ...state, status: 'waiting' } : state
}

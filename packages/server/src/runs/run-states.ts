import { type Execution, Failure, type PlanKey } from '@plainflow/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { planLimits } from '../payments/plan-limits.ts'
import type { Settings, WithSettings } from '../settings.ts'
import type { Queries, WithStore } from '../store/open-store.ts'
import { artifacts, type BlockState, outbox, runs, users } from '../store/schema.ts'

/**
 * How long it ran, by the last word of its log: null until it is over. Before, whoever looks again and
 * again would have the whole log read each time.
 */
export const RAN_MS = sql<
  number | null
>`case when ${runs.finishedAt} is not null then (${runs.log} -> -1 ->> 'at')::float8 end`

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
  alerts: sql<NonNullable<Execution['alerts']>>`(
    select coalesce(json_agg(json_build_object('recipient', m.recipient, 'state', m.state) order by m.recipient), '[]')
    from ${outbox} m where m.run_id = ${runs}.id)`,
  error: runs.error,
  verifies: runs.verifies,
  startedBy: runs.startedBy,
  scheduledFor: runs.scheduledFor,
  peakBytes: runs.peakBytes,
  createdAt: runs.createdAt,
  finishedAt: runs.finishedAt,
  ms: RAN_MS,
  /** Of one that waits: whose plan it is, and how many of the user run now. */
  plan: sql<PlanKey | null>`case when ${runs.status} = 'queued' then (
    select u.plan from ${users} u where u.id = ${runs}.user_id) end`,
  running: sql<number>`case when ${runs.status} = 'queued' then (
    select count(*)::int from ${runs} o where o.user_id = ${runs}.user_id
      and o.status = 'running' and o.lease_until >= now()) else 0 end`,
}

const MOST_LISTED = 100

type Needs = WithStore & WithSettings
type Told = Awaited<ReturnType<typeof select>>[number]

/** How a run is doing; somebody else's does not exist. */
export async function runState(
  { store, settings }: Needs,
  userId: string,
  id: string,
): Promise<Execution> {
  const [found] = await select(store.db, and(eq(runs.id, id), eq(runs.userId, userId)))
  if (!found) throw new Failure('not_found', 'There is no such run.')
  return publicRun(found, settings)
}

/** The newest first, of one pipeline or of all. */
export async function runStates(
  { store, settings }: Needs,
  userId: string,
  pipelineId: string | undefined,
): Promise<Execution[]> {
  const ofPipeline = pipelineId === undefined ? undefined : eq(runs.pipelineId, pipelineId)
  // What verifies is found by the run it is about.
  const found = await select(
    store.db,
    and(eq(runs.userId, userId), isNull(runs.verifies), ofPipeline),
  )
  return found.map((run) => publicRun(run, settings))
}

function select(db: Queries, which: SQL | undefined) {
  return db.select(TOLD).from(runs).where(which).orderBy(desc(runs.createdAt)).limit(MOST_LISTED)
}

function publicRun(run: Told, settings: Settings): Execution {
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
    startedBy: run.startedBy,
    ...(run.scheduledFor && { scheduledFor: run.scheduledFor.toISOString() }),
    ...waiting(run, settings),
    ...(run.alerts.length === 0 ? {} : { alerts: run.alerts }),
    ...(run.peakBytes === null ? {} : { peakBytes: run.peakBytes }),
    ...(run.verifies === null ? {} : { verifies: run.verifies }),
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    ...(run.ms === null ? {} : { ms: run.ms }),
  }
}

function waiting({ plan: key, running }: Told, settings: Settings): Pick<Execution, 'waitsFor'> {
  const plan = key && planLimits(settings, key)
  if (!plan || running < plan.runs) return {}
  const most = plan.runs === 1 ? 'one pipeline' : `${plan.runs} pipelines`
  return {
    waitsFor: `The ${plan.name} plan runs ${most} at a time. This one begins when another is done.`,
  }
}

/** Nothing runs in a run that was stopped or waits to be taken up again. */
function settled(state: BlockState): BlockState {
  return state.status === 'running' ? { ...state, status: 'waiting' } : state
}

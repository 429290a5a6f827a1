import { type FailureCode, SCHEDULE_LIMITS } from '@plainflow/contract'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { WithBackground } from '../background.ts'
import { failureOf } from '../failure-of.ts'
import type { WithLog } from '../log.ts'
import type { PipelineRow } from '../pipelines/own-pipelines.ts'
import {
  MOST_WAITING,
  type PreparedRun,
  type PrepareNeeds,
  prepareRun,
  snapshotOf,
} from '../runs/prepare-run.ts'
import type { WithRunQueue } from '../runs/run-queue.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { pipelines, runs, schedules } from '../store/schema.ts'
import { nextRuns } from './next-runs.ts'

export type SchedulerNeeds = PrepareNeeds & WithRunQueue & WithBackground & WithLog

interface Due {
  readonly pipeline: PipelineRow
  readonly dueAt: Date
}

/**
 * Puts into the queue what is due by a schedule, once for each time, however many servers look: the run and
 * the schedule's next time are stored in one transaction, and a time that was claimed is not due any more.
 */
export class Scheduler {
  readonly #services: SchedulerNeeds
  #running: Promise<void> | null = null

  constructor(services: SchedulerNeeds) {
    this.#services = services
  }

  /** One look at a time: preparing a run may take longer than the pause between two. */
  runDue(): Promise<void> {
    this.#running ??= this.#runAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #runAll(): Promise<void> {
    const { store, background, log } = this.#services
    for (const due of await dueNow(store.db)) {
      if (background.stopping.aborted) return
      // One that cannot be claimed holds up no other; it is still due at the next look.
      await this.#run(due).catch((error: unknown) =>
        log.error(
          { err: error, pipeline: due.pipeline.id },
          'A time of a schedule was not claimed',
        ),
      )
    }
  }

  async #run(due: Due): Promise<void> {
    const { store, log, runQueue } = this.#services
    const run = await this.#prepare(due.pipeline)
    const claimed = await store.db.transaction((tx) => claim(tx, due, run))
    if (claimed === 'skipped') log.info({ pipeline: due.pipeline.id }, 'A missed time was skipped')
    if (claimed === 'run') await runQueue.pick()
  }

  /** What cannot run is a run that failed: it is found in the history, and counts. */
  async #prepare(pipeline: PipelineRow): Promise<PreparedRun> {
    const { background, log } = this.#services
    try {
      return await prepareRun(this.#services, pipeline)
    } catch (thrown) {
      const failure = failureOf(thrown)
      // Of an outage, an end of the server, or too many runs that wait nothing is known of the pipeline: it
      // is tried again.
      if (AGAIN.has(failure.code) || background.stopping.aborted) throw thrown
      if (failure.code === 'internal')
        log.error({ err: thrown, pipeline: pipeline.id }, 'A run was not prepared')
      // The store's clock.
      const finishedAt = sql`now()` as unknown as Date
      const { message: error } = failure
      return { ...snapshotOf(pipeline, pipeline), status: 'failed', error, finishedAt }
    }
  }
}

const AGAIN: ReadonlySet<FailureCode> = new Set(['unavailable', 'rate_limited'])

/**
 * A time that comes while the run before goes on waits for its end: then it is late, and has been missed. So
 * does one of whom as many runs wait as may: among so few at once, those would stand before all others.
 */
async function dueNow(db: Queries): Promise<readonly Due[]> {
  return db
    .select({ pipeline: pipelines, dueAt: schedules.dueAt })
    .from(schedules)
    .innerJoin(pipelines, eq(pipelines.id, schedules.pipelineId))
    .where(
      and(
        eq(schedules.isEnabled, true),
        lte(schedules.dueAt, sql`now()`),
        sql`not exists (select 1 from ${runs} r where r.pipeline_id = ${schedules.pipelineId}
          and r.scheduled_for is not null and r.status in ('queued', 'running'))`,
        sql`(select count(*) from ${runs} r where r.user_id = ${pipelines.userId}
          and r.status = 'queued') < ${MOST_WAITING}`,
      ),
    )
    .orderBy(schedules.dueAt)
    .limit(MOST_AT_ONCE)
}

const MOST_AT_ONCE = 20

/** Whatever was missed is one run. Null: somebody else claimed it, or it was changed. */
async function claim(
  tx: Queries,
  { pipeline, dueAt }: Due,
  run: PreparedRun,
): Promise<'run' | 'skipped' | null> {
  const here = eq(schedules.pipelineId, pipeline.id)
  // In the order in which whoever deletes a pipeline locks them, or each would wait for the other.
  await lockUser(tx, pipeline.userId)
  await tx
    .select({ id: pipelines.id })
    .from(pipelines)
    .where(eq(pipelines.id, pipeline.id))
    .for('key share')
  const [schedule] = await tx
    .select({ row: schedules, now: sql<string>`now()` })
    .from(schedules)
    .where(and(here, eq(schedules.dueAt, dueAt), eq(schedules.isEnabled, true)))
    .for('update')
  if (!schedule) return null
  const { row } = schedule
  const now = new Date(schedule.now)
  const late = now.getTime() - dueAt.getTime()
  const isSkipped = row.missed === 'skip' && late > SCHEDULE_LIMITS.minutesLate * 60_000
  if (!isSkipped)
    await tx
      .insert(runs)
      .values({ ...run, startedBy: 'schedule', scheduledFor: dueAt, tellsEnd: true })
      // Whatever becomes of the row of the schedule: a time that had its run has no other.
      .onConflictDoNothing()
  const [next] = nextRuns(row.cron, row.timeZone, now, 1)
  await tx
    .update(schedules)
    .set(next ? { dueAt: next } : { isEnabled: false })
    .where(here)
  return isSkipped ? 'skipped' : 'run'
}

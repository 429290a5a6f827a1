import { EventEmitter } from 'node:events'
import { Failure, FAILURES } from '@plainflow/contract'
import { and, eq, sql } from 'drizzle-orm'
import { knownArtifacts } from '../artifacts/keep-artifacts.ts'
import { failureOf, isOutage } from '../failure-of.ts'
import type { Store } from '../store/open-store.ts'
import { runs, users } from '../store/schema.ts'
import { endRun } from './end-run.ts'
import { executeRun } from './execute-run.ts'
import type { Changes, RunEnd, RunNeeds } from './run-execution.ts'
import { RunFiles } from './run-files.ts'
import { runLimits } from './run-limits.ts'
import {
  failAbandonedRuns,
  freeOwnRuns,
  IN_A_WHILE,
  isActive,
  renewLease,
  type RunRow,
  takeRun,
} from './run-leases.ts'

const HEARTBEAT = 2_000
const SWEEP = 3_600_000

/** Takes runs from the store and executes them; survives being killed at any point. */
export class RunQueue {
  readonly files: RunFiles
  readonly #services: RunNeeds
  readonly #changes = new EventEmitter().setMaxListeners(0)
  readonly #active = new Map<string, AbortController>()
  readonly #work = new Set<Promise<void>>()
  #sweeping: Promise<void> = Promise.resolve()
  #isStopping = false
  #picking: Promise<void> | null = null
  #wantsPick = false

  constructor(services: RunNeeds) {
    this.files = new RunFiles(services.settings.dataFolder, services.fileStore)
    this.#services = services
  }

  /** Before anybody is served: nothing is shown as running that nobody runs. */
  async recover(): Promise<void> {
    const { store } = this.#services
    await freeOwnRuns(store)
    await this.#sweepAll()
  }

  async start(): Promise<void> {
    const { background } = this.#services
    background.every(1_000, 'take runs', () => this.pick())
    // Who deletes a run or an account, elsewhere, sweeps its own folders and not these.
    background.every(SWEEP, 'remove what is gone', () => this.#sweepAll())
    await this.pick()
  }

  /** Starts as many waiting runs as there are places, and gives up what was tried often enough. */
  async pick(): Promise<void> {
    this.#wantsPick = true
    if (this.#picking) return
    this.#picking = this.#pickOn().finally(() => {
      this.#picking = null
    })
    await this.#picking
    // Asked for between the last look and the end of it.
    if (this.#wantsPick && !this.#isStopping) await this.pick()
  }

  async cancel(run: RunRow): Promise<void> {
    const { db } = this.#services.store
    await db
      .update(runs)
      .set({
        cancelRequested: true,
        status: sql`case when ${runs.status} = 'queued' then 'cancelled' else ${runs.status} end`,
        finishedAt: sql`case when ${runs.status} = 'queued' then now() else ${runs.finishedAt} end`,
      })
      .where(and(eq(runs.id, run.id), isActive()))
    this.#active.get(run.id)?.abort()
    this.notify(run.id)
  }

  async cancelAllOf(userId: string, pipelineId: string): Promise<void> {
    const { db } = this.#services.store
    const active = await db
      .select()
      .from(runs)
      .where(and(eq(runs.userId, userId), eq(runs.pipelineId, pipelineId), isActive()))
    for (const run of active) await this.cancel(run)
  }

  /** Resolves at the next change of this run, or after a second: another server may run it. */
  nextChange(id: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#changes.off(id, done)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, 1_000)
      this.#changes.on(id, done)
      signal?.addEventListener('abort', done)
      if (signal?.aborted) done()
    })
  }

  notify(id: string): void {
    this.#changes.emit(id)
  }

  /** Of runs that are gone, and what went with them: artifacts of these ids too, whoever made them. */
  async sweepFiles(gone: readonly string[] = []): Promise<void> {
    // One after the other: what one is about to list another would take away.
    const turn = this.#sweeping.then(() => this.#sweepFiles(gone))
    this.#sweeping = turn.catch(() => {})
    await turn
  }

  async #sweepAll(): Promise<void> {
    const { store, resultCaches } = this.#services
    await this.sweepFiles()
    await resultCaches.sweep(async () => {
      const known = await store.db.select({ id: users.id }).from(users)
      return new Set(known.map(({ id }) => id))
    })
  }

  async #sweepFiles(gone: readonly string[]): Promise<void> {
    const { db } = this.#services.store
    for (const id of gone) await this.#services.artifactFiles.remove(id)
    const readKnown = async () => {
      const rows = await db.select({ id: runs.id, token: runs.leaseToken }).from(runs)
      return new Map(rows.map(({ id, token }) => [id, token]))
    }
    await this.files.sweep(readKnown, (id) => this.#active.has(id))
    await this.#services.artifactFiles.sweep(() => knownArtifacts(db))
  }

  /** Puts running work back into the queue: the next start goes on with it. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#services.resultCaches.stop()
    // What is being taken right now would else begin after its end, and on a store that is closed. Why
    // it was not taken is for whoever asked for it.
    await this.#picking?.catch(() => {})
    for (const controller of this.#active.values()) controller.abort()
    await Promise.all(this.#work)
  }

  async #pickOn(): Promise<void> {
    while (this.#wantsPick && !this.#isStopping) {
      this.#wantsPick = false
      await this.#pickAll(this.#services.store)
    }
  }

  async #pickAll(store: Store): Promise<void> {
    const held = [...this.#active.keys()]
    for (const id of await failAbandonedRuns(store.db, held)) this.notify(id)
    const { runPlaces, billing } = this.#services.settings
    while (this.#active.size < runPlaces && !this.#isStopping) {
      const hasPlans = billing.kind !== 'off'
      const run = await takeRun(store, { hasPlans, held: [...this.#active.keys()] })
      if (!run) return
      const work = this.#hold(run).finally(() => {
        this.#work.delete(work)
        void this.pick().catch(() => {}) // the next tick picks again, and logs what is wrong
      })
      this.#work.add(work)
    }
  }

  /** Executes one run while renewing its lease. */
  async #hold(run: RunRow): Promise<void> {
    const { store, log, metrics } = this.#services
    const begun = performance.now()
    const about = { run: run.id, user: run.userId, pipeline: run.pipelineId, attempt: run.attempts }
    log.info(about, 'A run was taken up')
    metrics.runBegan()
    let ended: Parameters<typeof metrics.runEnded>[0] = 'lost'
    const controller = new AbortController()
    this.#active.set(run.id, controller)
    const heartbeat = setInterval(() => {
      renewLease(store.db, run).then(
        (held) => (held === null || held.cancel) && controller.abort(),
        (error: unknown) => log.warn({ err: error, run: run.id }, 'A lease was not renewed'),
      )
    }, HEARTBEAT)
    this.notify(run.id)
    try {
      if (run.cancelRequested) controller.abort()
      const end = await this.#execute(run, controller.signal)
      const status = await endRun(this.#services, run, end)
      ended = status ?? 'lost'
      if (status !== 'completed') await this.files.discard(run.id, run.leaseToken)
    } catch (error) {
      // The server ends and the store is not reachable: the next start takes the run up again.
      log.error({ err: error, run: run.id }, 'The end of a run could not be stored')
    } finally {
      clearInterval(heartbeat)
      const seconds = (performance.now() - begun) / 1_000
      metrics.runEnded(ended, seconds)
      log.info({ ...about, status: ended, seconds: Math.round(seconds * 10) / 10 }, 'A run ended')
      // Never of one that was taken up here anew: nothing could stop that one any more.
      if (this.#active.get(run.id) === controller) this.#active.delete(run.id)
      this.notify(run.id)
    }
  }

  async #execute(run: RunRow, signal: AbortSignal): Promise<RunEnd> {
    const services = this.#services
    const finished = { finishedAt: sql`now()` as unknown as Date, leaseUntil: null } // the store's clock
    try {
      const end = signal.aborted
        ? null
        : await executeRun({
            services,
            run,
            signal,
            limits: await runLimits(services, run.userId),
            files: this.files,
            onChange: () => this.notify(run.id),
          })
      if (end) return { ...end, changes: { ...end.changes, ...finished } }
      if (this.#isStopping && !run.cancelRequested)
        return empty({ status: 'queued', attempts: run.attempts - 1, leaseUntil: null })
      return empty({ status: 'cancelled', ...finished })
    } catch (error) {
      // Such as a dataset that turned out not to be readable while the run waited for it.
      if (error instanceof Failure)
        return empty({ status: 'failed', error: error.message, ...finished })
      // The store was lost, or the bucket: that is no end of a run. Not at once again either, or all that
      // it asks others for would be asked for over and over while this lasts.
      if (isOutage(error)) {
        const leaseUntil = this.#isStopping ? null : (IN_A_WHILE as unknown as Date) // the store's clock
        return empty({ status: 'queued', attempts: run.attempts - 1, leaseUntil })
      }
      services.log.error({ err: error, run: run.id }, 'A run failed unexpectedly')
      const { code, message } = failureOf(error)
      const told = code === 'disk_full' ? message : FAILURES.internal.message
      return empty({ status: 'failed', error: told, ...finished })
    }
  }
}

/** An end that leaves nothing but its row. */
function empty(changes: Changes): RunEnd {
  return { changes, artifacts: [] }
}

export interface WithRunQueue {
  readonly runQueue: RunQueue
}

import { EventEmitter } from 'node:events'
import { Failure } from '@plainflow/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { WithBackground } from '../../background.ts'
import { EngineTurns, type WithEngineTurns } from '../../engine-turns.ts'
import { failureOf } from '../../failure-of.ts'
import type { WithLog } from '../../log.ts'
import { outlastOutage } from '../../outlast-outage.ts'
import type { WithStore } from '../../store/open-store.ts'
import { datasets, type PendingReading } from '../../store/schema.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'
import type { ReadingState } from '../reading-state.ts'
import type { WithDatasetProfiles } from './dataset-profiles.ts'
import { isSmall } from './is-small.ts'
import { readSource, type ReadValues } from './read-source.ts'

interface Needs
  extends
    WithStore,
    WithLog,
    WithBackground,
    WithEngineTurns,
    WithDatasetFiles,
    WithDatasetProfiles {}

interface Work {
  readonly token: string
  readonly controller: AbortController
  readonly done: Promise<Failure | null>
}

type Changes = PgUpdateSetSource<typeof datasets>

/** Files that took the place of others stay for whoever had just begun to read them. */
const GRACE = 600_000

/**
 * Reads files in the background and puts what they hold into force. What is pending stands in the
 * row of its dataset, so that a server that is killed goes on with it at its next start.
 */
export class DatasetReader {
  readonly #services: Needs
  readonly #changes = new EventEmitter().setMaxListeners(0)
  readonly #work = new Map<string, Work>()
  readonly #states = new Map<string, ReadingState>()
  /** Large files wait for one another, and never hold up what a person waits for. */
  readonly #turns = new EngineTurns({ atOnce: 2, atOncePerUser: 1 })
  #stale: { id: string; name: string; since: number }[] = []
  #isStopping = false

  constructor(services: Needs) {
    this.#services = services
  }

  async start(): Promise<void> {
    const { background } = this.#services
    await this.#takeUp()
    background.every(60_000, 'take up readings', () => this.#takeUp())
    background.every(60_000, 'remove files that were replaced', () => this.#tidy())
  }

  /** Reads what is pending, and tells what was wrong with it. An older reading is given up. */
  begin(row: StoredDataset, pending: PendingReading): Promise<Failure | null> {
    this.cancel(row.id)
    const controller = new AbortController()
    this.#states.set(row.id, { share: 0, bytes: 0, rows: 0 })
    const done = this.#read(row, pending, controller.signal).finally(() => {
      if (this.#work.get(row.id)?.token !== pending.token) return
      this.#work.delete(row.id)
      this.#states.delete(row.id)
      this.notify(row.id)
    })
    this.#work.set(row.id, { token: pending.token, controller, done })
    return done
  }

  /** How far the reading has come; null where nothing is read. */
  stateOf(id: string): ReadingState | null {
    return this.#states.get(id) ?? null
  }

  cancel(id: string): void {
    this.#work.get(id)?.controller.abort()
  }

  /** Gone when this returns: nothing writes into the folder any more. */
  async drop(id: string): Promise<void> {
    this.cancel(id)
    await this.#work.get(id)?.done
    this.#stale = this.#stale.filter((entry) => entry.id !== id)
  }

  /** Resolves at the next change of this dataset, or after a second. */
  nextChange(id: string): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#changes.off(id, done)
        resolve()
      }
      const timer = setTimeout(done, 1_000)
      this.#changes.on(id, done)
    })
  }

  notify(id: string): void {
    this.#changes.emit(id)
  }

  /** Whatever was being read is taken up at the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const all = [...this.#work.values()]
    for (const { controller } of all) controller.abort()
    await Promise.all(all.map(({ done }) => done))
  }

  /** Files that no row names any more, to be removed after a while. */
  retire(id: string, names: readonly (string | null)[]): void {
    const since = performance.now()
    for (const name of names) if (name !== null) this.#stale.push({ id, name, since })
  }

  /** What was being read when the server ended, or was stored while nobody could be told of it. */
  async #takeUp(): Promise<void> {
    const { store } = this.#services
    const rows = await store.db.select().from(datasets).where(eq(datasets.status, 'processing'))
    for (const row of rows)
      if (row.pending && !this.#work.has(row.id)) void this.begin(row, row.pending)
  }

  async #tidy(): Promise<void> {
    const now = performance.now()
    const ripe = this.#stale.filter(({ since }) => now - since > GRACE)
    this.#stale = this.#stale.filter(({ since }) => now - since <= GRACE)
    for (const { id, name } of ripe) await this.#services.datasetFiles.removeFile(id, name)
  }

  async #read(
    row: StoredDataset,
    pending: PendingReading,
    signal: AbortSignal,
  ): Promise<Failure | null> {
    const services = this.#services
    const { datasetFiles, log } = services
    const turns = isSmall(pending) ? services.engineTurns : this.#turns
    try {
      const values = await turns.take(row.userId, () => this.#readWhole(row, pending, signal))
      await this.#untilReached(signal, () =>
        datasetFiles.add(row.id, [values.dataFile, values.rejectedFile]),
      )
      const { sourceFile, filename, bytes, checksum, overrides } = pending
      const isInForce = await this.#settle(row.id, pending, {
        ...values,
        sourceFile,
        filename,
        bytes,
        checksum,
        overrides,
        ...(pending.isNewVersion ? { version: sql`${datasets.version} + 1` } : {}),
        status: 'ready',
        error: null,
        profile: null,
      })
      const names = isInForce
        ? [row.dataFile, row.rejectedFile, row.sourceFile].filter((name) => name !== sourceFile)
        : [values.dataFile, values.rejectedFile]
      this.retire(row.id, [...names, pending.peekFile])
      if (isInForce) services.datasetProfiles.prepare({ id: row.id, dataFile: values.dataFile })
      return null
    } catch (error) {
      if (signal.aborted) return null
      if (!(error instanceof Failure))
        log.error({ err: error, dataset: row.id }, 'A file could not be read')
      const failure = failureOf(error)
      await this.#fail(row, pending, failure.message)
      return failure
    }
  }

  async #readWhole(
    { id }: StoredDataset,
    { sourceFile, filename, overrides }: PendingReading,
    signal: AbortSignal,
  ): Promise<ReadValues> {
    const { datasetFiles } = this.#services
    const folder = await datasetFiles.openFolder(id)
    const onProgress = ({ share, bytes, rows }: ReadingState) => {
      this.#states.set(id, { share, bytes, rows })
      this.notify(id)
    }
    const source = await this.#untilReached(signal, () => datasetFiles.borrow(id, sourceFile))
    try {
      const { path } = source
      return await readSource({ path, filename, overrides, folder, signal, onProgress })
    } finally {
      source.giveBack()
    }
  }

  /** A file that cannot be reached for a while is no file that cannot be read. */
  #untilReached<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { stopping } = this.#services.background
    return outlastOutage(AbortSignal.any([stopping, signal]), work)
  }

  /** What was in force before stays; a dataset that never was is failed and keeps its original. */
  async #fail(row: StoredDataset, pending: PendingReading, reason: string): Promise<void> {
    const { log } = this.#services
    const wasThere = row.dataFile !== null
    try {
      await this.#settle(row.id, pending, {
        status: wasThere ? 'ready' : 'failed',
        error:
          wasThere && pending.isNewVersion ? `The new version was not taken. ${reason}` : reason,
      })
      const isLost = pending.sourceFile !== row.sourceFile
      this.retire(row.id, [pending.peekFile, isLost ? pending.sourceFile : null])
    } catch (error) {
      log.error({ err: error, dataset: row.id }, 'The end of a reading could not be stored')
    }
  }

  /** Changes the row unless something newer is pending by now. */
  async #settle(id: string, { token }: PendingReading, values: Changes): Promise<boolean> {
    const { store, background } = this.#services
    let isRepeated = false
    return outlastOutage(background.stopping, async () => {
      if (this.#isStopping) return false
      // Its answer was lost, and perhaps nothing else.
      if (isRepeated && (await this.#isInForce(id, values.dataFile))) return true
      isRepeated = true
      const changed = await store.db
        .update(datasets)
        .set({ ...values, pending: null, updatedAt: sql`now()` })
        .where(and(eq(datasets.id, id), sql`${datasets.pending} ->> 'token' = ${token}`))
        .returning({ id: datasets.id })
      return changed.length > 0
    })
  }

  async #isInForce(id: string, dataFile: Changes['dataFile']): Promise<boolean> {
    if (typeof dataFile !== 'string') return false
    const isThere = and(eq(datasets.id, id), eq(datasets.dataFile, dataFile))
    const { store } = this.#services
    return (await store.db.select({ id: datasets.id }).from(datasets).where(isThere)).length > 0
  }
}

export interface WithDatasetReader {
  readonly datasetReader: DatasetReader
}

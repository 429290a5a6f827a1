import type { Profile } from '@plainflow/contract'
import { type Profile as EngineProfile, profileTable } from '@plainflow/engine'
import { and, eq, isNull } from 'drizzle-orm'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { WithLog } from '../../log.ts'
import type { WithStore } from '../../store/open-store.ts'
import { datasets } from '../../store/schema.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import { STORED, type StoredDataset } from '../own-datasets.ts'
import { dataFileOf, withData } from '../with-data.ts'

/** The rows of a new dataset are looked at first: its profile may begin a moment later. */
const PAUSE = 700
const BACKGROUND_TIME = 300_000

interface Needs extends WithStore, WithLog, WithEngineTurns, WithDatasetFiles {}

type State = Pick<StoredDataset, 'id' | 'dataFile'>

/**
 * What is in the columns of datasets: found out once for each state of one, and stored. That is begun
 * when a dataset was read, one after the other, while nobody waits; whoever asks earlier goes first.
 */
export class DatasetProfiles {
  readonly #services: Needs
  /** Asked for by several at once, computed once. */
  readonly #running = new Map<string, Promise<Profile>>()
  /** Being prepared, at a priority at which a busy machine never comes to an end. */
  readonly #quiet = new Map<string, AbortController>()
  readonly #stopping = new AbortController()
  #waiting: State[] = []
  #preparing: Promise<void> | null = null

  constructor(services: Needs) {
    this.#services = services
  }

  async get(row: StoredDataset): Promise<Profile> {
    const { db } = this.#services.store
    const [stored] = await db
      .select({ profile: datasets.profile })
      .from(datasets)
      .where(isState(row))
    if (stored?.profile) return stored.profile
    const state = keyOf(row)
    this.#quiet.get(state)?.abort()
    const running = this.#running.get(state)
    if (running) return running
    const kept = this.#keep(row, () => this.#inTurn(row)).finally(() => this.#running.delete(state))
    this.#running.set(state, kept)
    return kept
  }

  /** A dataset was read. Should the server end before its turn, the first who asks waits for it. */
  prepare({ id, dataFile }: State): void {
    if (dataFile === null || this.#stopping.signal.aborted) return
    this.#waiting.push({ id, dataFile })
    this.#preparing ??= this.#prepareAll().finally(() => (this.#preparing = null))
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#preparing
  }

  async #prepareAll(): Promise<void> {
    const { signal } = this.#stopping
    const { store, log } = this.#services
    while (this.#waiting.length > 0) {
      await pause(PAUSE, signal)
      const [state, ...rest] = this.#waiting
      this.#waiting = rest
      if (signal.aborted || !state) return
      try {
        const isWanted = and(isState(state), isNull(datasets.profile))
        const [row] = await store.db.select(STORED).from(datasets).where(isWanted)
        if (!row) continue
        await (this.#running.get(keyOf(row)) ?? this.#keep(row, () => this.#quietly(row)))
        log.debug({ dataset: row.id }, 'A profile was prepared')
      } catch (error) {
        // Deleted meanwhile, asked for by somebody who waits, or more than is worth it: who asks is told.
        log.debug({ err: error, dataset: state.id }, 'A profile was not prepared')
      }
    }
  }

  async #keep(row: StoredDataset, work: () => Promise<EngineProfile>): Promise<Profile> {
    const profile = copyProfile(await work())
    // Of another state by now: then it is not stored.
    await this.#services.store.db.update(datasets).set({ profile }).where(isState(row))
    return profile
  }

  #inTurn(row: StoredDataset): Promise<EngineProfile> {
    const services = this.#services
    return services.engineTurns.take(row.userId, () =>
      withData(services, row, (path) => profileTable({ path })),
    )
  }

  async #quietly(row: StoredDataset): Promise<EngineProfile> {
    const asked = new AbortController()
    const options = {
      columns: row.columns,
      limits: { time: BACKGROUND_TIME },
      signal: AbortSignal.any([this.#stopping.signal, asked.signal]),
      isBackground: true,
    }
    this.#quiet.set(keyOf(row), asked)
    try {
      return await withData(this.#services, row, (path) => profileTable({ path, ...options }))
    } finally {
      this.#quiet.delete(keyOf(row))
    }
  }
}

function keyOf(row: StoredDataset): string {
  return `${row.id}/${dataFileOf(row)}`
}

function isState({ id, dataFile }: State) {
  return and(eq(datasets.id, id), eq(datasets.dataFile, dataFile ?? ''))
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}

/** The contract's own copy, whose lists may change. */
export function copyProfile({ columns, ...profile }: EngineProfile): Profile {
  return {
    ...profile,
    columns: columns.map((column) => ({
      ...column,
      quantiles: [...column.quantiles],
      top: [...column.top],
      histogram: column.histogram && [...column.histogram],
    })),
  }
}

export interface WithDatasetProfiles {
  readonly datasetProfiles: DatasetProfiles
}

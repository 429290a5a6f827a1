import type { Profile } from '@plainflow/contract'
import { type Profile as EngineProfile, profileTable } from '@plainflow/engine'
import { and, eq } from 'drizzle-orm'
import type { Services } from '../services.ts'
import { datasets } from '../store/schema.ts'
import { dataPath, type StoredDataset } from './own-datasets.ts'

/** What is in the columns of datasets: found out once for each state of one, and stored. */
export class DatasetProfiles {
  readonly #services: () => Services
  /** Asked for by several at once, computed once. */
  readonly #running = new Map<string, Promise<Profile>>()

  constructor(services: () => Services) {
    this.#services = services
  }

  async get(row: StoredDataset): Promise<Profile> {
    const { db } = this.#services().store
    const state = and(eq(datasets.id, row.id), eq(datasets.dataFile, row.dataFile ?? ''))
    const [stored] = await db.select({ profile: datasets.profile }).from(datasets).where(state)
    return stored?.profile ?? this.#compute(row)
  }

  #compute(row: StoredDataset): Promise<Profile> {
    const path = dataPath(this.#services(), row)
    const running = this.#running.get(path)
    if (running) return running
    const work = this.#computeAlone(row, path).finally(() => this.#running.delete(path))
    this.#running.set(path, work)
    return work
  }

  async #computeAlone(row: StoredDataset, path: string): Promise<Profile> {
    const { engineTurns, store } = this.#services()
    const found = await engineTurns.take(row.userId, () => profileTable({ path }))
    const profile = copyProfile(found)
    await store.db
      .update(datasets)
      .set({ profile })
      // Of another state by now: then it is not stored.
      .where(and(eq(datasets.id, row.id), eq(datasets.dataFile, row.dataFile ?? '')))
    return profile
  }
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

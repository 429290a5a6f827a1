import { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../store/open-store.ts'
import { uploads } from '../../store/schema.ts'
import { ownDataset, type StoredDataset } from '../own-datasets.ts'
import type { ReadingState } from '../reading-state.ts'
import { makeDataset, type MakingNeeds } from './make-dataset.ts'
import { nameOf } from './name-of.ts'
import { replaceDataset } from './replace-dataset.ts'
import type { UploadRow, WithUploadSessions } from './upload-sessions.ts'

interface Completing {
  readonly controller: AbortController
  readonly dataset: Promise<StoredDataset>
}

/** Makes datasets of uploads that have arrived. Two calls at once for one upload get one dataset. */
export class UploadCompletion {
  readonly #services: MakingNeeds & WithUploadSessions
  readonly #underway = new Map<string, Completing>()

  constructor(services: MakingNeeds & WithUploadSessions) {
    this.#services = services
  }

  /** It is under way until `then` is done as well: what is called off before has not happened. */
  async of<T>(row: UploadRow, then: (dataset: StoredDataset) => Promise<T>): Promise<T> {
    const work = this.#underway.get(row.id) ?? this.#begin(row)
    this.#underway.set(row.id, work)
    try {
      return await then(await work.dataset)
    } finally {
      this.#underway.delete(row.id)
    }
  }

  /** Ends what is being done; the dataset, where that came a moment too late. */
  async callOff(id: string): Promise<StoredDataset | null> {
    const work = this.#underway.get(id)
    work?.controller.abort(new Failure('conflict', 'The upload was cancelled.'))
    return (await work?.dataset.catch(() => null)) ?? null
  }

  #begin(row: UploadRow): Completing {
    const controller = new AbortController()
    return { controller, dataset: this.#complete(row, controller.signal) }
  }

  async #complete(row: UploadRow, signal: AbortSignal): Promise<StoredDataset> {
    const { store, uploadSessions } = this.#services
    const { id, userId, filename } = row
    const onProgress = (state: ReadingState) => uploadSessions.noteReading(id, state)
    const watching = { signal, onProgress }
    const checksum = await uploadSessions.finish(row)
    const received = { id, userId, filename, bytes: row.size, checksum }
    const whenStored = async (tx: Queries, dataset: StoredDataset | null) => {
      await tx
        .update(uploads)
        .set({ datasetId: dataset?.id ?? null })
        .where(eq(uploads.id, id))
    }
    try {
      if (row.replaces !== null) {
        const replaced = await ownDataset(store.db, userId, row.replaces)
        return await replaceDataset(this.#services, replaced, received, whenStored, watching)
      }
      const name = row.name ?? nameOf(filename)
      const labels = { name, description: row.description, projectId: row.projectId }
      return await makeDataset(this.#services, received, labels, whenStored, watching)
    } catch (error) {
      if (isUnreadable(error)) await uploadSessions.refuse(row, error.message)
      throw error
    } finally {
      uploadSessions.forget(id)
    }
  }
}

export function isUnreadable(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'unreadable_data'
}

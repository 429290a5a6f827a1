import type { Services } from '../services.ts'
import { ownDatasets, type StoredDataset } from './own-datasets.ts'

/**
 * The user's datasets, once those among `ids` have been read. A dataset that is read anew under
 * another reading or file counts as read: what was in force before is used until then.
 */
export async function untilRead(
  services: Services,
  userId: string,
  ids: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<StoredDataset[]> {
  for (;;) {
    signal.throwIfAborted()
    const owned = await ownDatasets(services.store.db, userId)
    const waiting = owned.find(
      ({ id, dataFile, status }) => ids.has(id) && dataFile === null && status === 'processing',
    )
    if (!waiting) return owned
    await services.datasetReader.nextChange(waiting.id)
  }
}

import type { Block } from '@plainflow/core'
import type { WithStore } from '../../store/open-store.ts'
import { ownDatasets, type StoredDataset } from '../own-datasets.ts'
import type { WithDatasetReader } from './dataset-reader.ts'

/**
 * The user's datasets, once those that the blocks name have been read; null where that is not worth
 * waiting for any more. A dataset that is read anew counts as read: until then, what was in force
 * before is used.
 */
export async function untilRead(
  services: WithStore & WithDatasetReader,
  { userId, blocks }: { readonly userId: string; readonly blocks: readonly Block[] },
  signal: AbortSignal,
): Promise<StoredDataset[] | null> {
  const text = JSON.stringify(blocks)
  while (!signal.aborted) {
    const owned = await ownDatasets(services.store.db, userId)
    const waiting = owned.find(
      ({ id, dataFile, status }) =>
        dataFile === null && status === 'processing' && text.includes(JSON.stringify(id)),
    )
    if (!waiting) return owned
    await services.datasetReader.nextChange(waiting.id)
  }
  return null
}

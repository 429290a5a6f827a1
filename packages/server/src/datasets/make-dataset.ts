import type { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import { datasets } from '../store/schema.ts'
import { transactSurely } from '../store/transact-surely.ts'
import {
  insertDataset,
  type Labels,
  readReceived,
  type Received,
  type Watching,
} from './new-dataset.ts'
import { ownDataset, type StoredDataset } from './own-datasets.ts'

/** Milliseconds for which the sender of a large file waits to see it read. */
export const PATIENCE = 800

/** Runs in the transaction that makes or changes a dataset; null: it was undone. */
export type WhenStored = (tx: Queries, dataset: StoredDataset | null) => Promise<void>

/**
 * Makes a dataset of a file that arrived. It is there with its row and its files, or not at all; a
 * large one is there as soon as its first rows are, and is read on meanwhile.
 */
export async function makeDataset(
  services: Services,
  received: Received,
  labels: Labels,
  whenStored: WhenStored = async () => {},
  watching: Watching = {},
): Promise<StoredDataset> {
  const { datasetFiles, datasetReader, store } = services
  const file = await readReceived(services, received, labels.overrides, watching)
  await datasetFiles.keep(received.id)
  const row = await transactSurely(services, {
    about: `dataset ${received.id}`,
    async work(tx) {
      const added = await insertDataset(tx, services.settings, file, labels)
      await whenStored(tx, added)
      return added
    },
    async find(tx) {
      const [added] = await tx.select().from(datasets).where(eq(datasets.id, received.id))
      return added ?? null
    },
    undo: () => datasetFiles.giveBack(received.id),
  })
  if (!file.pending) {
    services.datasetProfiles.prepare(row)
    return row
  }
  const failure = await patiently(datasetReader.begin(row, file.pending))
  if (failure) {
    await store.db.transaction(async (tx) => {
      await tx.delete(datasets).where(eq(datasets.id, row.id))
      await whenStored(tx, null)
    })
    await datasetFiles.remove(row.id)
    throw failure
  }
  return ownDataset(store.db, row.userId, row.id)
}

/** What a reading ends with, unless it takes too long to wait for. */
export async function patiently(reading: Promise<Failure | null>): Promise<Failure | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE)
  })
  const failure = await Promise.race([reading, late])
  clearTimeout(timer)
  return failure
}

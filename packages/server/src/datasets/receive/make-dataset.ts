import { eq } from 'drizzle-orm'
import type { WithBackground } from '../../background.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { WithSettings } from '../../settings.ts'
import type { Queries, WithStore } from '../../store/open-store.ts'
import { datasets } from '../../store/schema.ts'
import { transactSurely } from '../../store/transact-surely.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import { ownDataset, type StoredDataset } from '../own-datasets.ts'
import type { WithDatasetProfiles } from '../read/dataset-profiles.ts'
import type { WithDatasetReader } from '../read/dataset-reader.ts'
import { patiently } from '../read/patiently.ts'
import {
  insertDataset,
  type Labels,
  readReceived,
  type Received,
  type Watching,
} from './new-dataset.ts'

/** Runs in the transaction that makes or changes a dataset; null: it was undone. */
export type WhenStored = (tx: Queries, dataset: StoredDataset | null) => Promise<void>

export interface MakingNeeds
  extends
    WithStore,
    WithSettings,
    WithBackground,
    WithEngineTurns,
    WithDatasetFiles,
    WithDatasetProfiles,
    WithDatasetReader {}

/**
 * Makes a dataset of a file that arrived. It is there with its row and its files, or not at all; a
 * large one is there as soon as its first rows are, and is read on meanwhile.
 */
export async function makeDataset(
  services: MakingNeeds,
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

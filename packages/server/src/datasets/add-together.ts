import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import type { IncomingFile } from './incoming-file.ts'
import { withReceived } from './incoming-file.ts'
import { insertDataset, type Labels, type ReadFile, readReceived } from './new-dataset.ts'
import type { StoredDataset } from './own-datasets.ts'

export interface LabelledFile extends Pick<IncomingFile, 'filename' | 'content'> {
  readonly labels: Labels
}

/** Several small files become datasets, all of them or none. */
export async function addTogether(
  services: Services,
  userId: string,
  files: readonly LabelledFile[],
  whenStored: (tx: Queries, rows: readonly StoredDataset[]) => Promise<void> = async () => {},
): Promise<StoredDataset[]> {
  const { datasetFiles, store, settings } = services
  const read: { file: ReadFile; labels: Labels }[] = []
  try {
    for (const { labels, ...incoming } of files)
      await withReceived(services, userId, incoming, async (received) => {
        read.push({ file: await readReceived(services, received), labels })
      })
    for (const { file } of read) await datasetFiles.keep(file.received.id)
    const added = await store.db.transaction(async (tx) => {
      const rows: StoredDataset[] = []
      for (const { file, labels } of read)
        rows.push(await insertDataset(tx, settings, file, labels))
      await whenStored(tx, rows)
      return rows
    })
    for (const row of added) services.datasetProfiles.prepare(row)
    return added
  } catch (error) {
    for (const { file } of read) await datasetFiles.remove(file.received.id)
    throw error
  }
}

import { inArray } from 'drizzle-orm'
import type { WithBackground } from '../../background.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { WithSettings } from '../../settings.ts'
import type { Queries, WithStore } from '../../store/open-store.ts'
import { datasets } from '../../store/schema.ts'
import { OutcomeUnknown, transactSurely } from '../../store/transact-surely.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'
import type { WithDatasetProfiles } from '../read/dataset-profiles.ts'
import type { IncomingFile } from './incoming-file.ts'
import { withReceived } from './incoming-file.ts'
import { insertDataset, type Labels, type ReadFile, readReceived } from './new-dataset.ts'

export interface LabelledFile extends Pick<IncomingFile, 'filename' | 'content'> {
  readonly labels: Labels
}

export interface AddingNeeds
  extends
    WithStore,
    WithSettings,
    WithBackground,
    WithEngineTurns,
    WithDatasetFiles,
    WithDatasetProfiles {}

/** Several small files become datasets, all of them or none. */
export async function addTogether(
  services: AddingNeeds,
  userId: string,
  files: readonly LabelledFile[],
  whenStored: (tx: Queries, rows: readonly StoredDataset[]) => Promise<void> = async () => {},
): Promise<StoredDataset[]> {
  const { datasetFiles, settings } = services
  const read: { file: ReadFile; labels: Labels }[] = []
  try {
    for (const { labels, ...incoming } of files)
      await withReceived(services, userId, incoming, async (received) => {
        read.push({ file: await readReceived(services, received), labels })
      })
    for (const { file } of read) await datasetFiles.keep(file.received.id)
    const ids = read.map(({ file }) => file.received.id)
    const added = await transactSurely(services, {
      about: `datasets ${ids[0] ?? ''}`,
      async work(tx) {
        const rows: StoredDataset[] = []
        for (const { file, labels } of read)
          rows.push(await insertDataset(tx, settings, file, labels))
        await whenStored(tx, rows)
        return rows
      },
      async find(tx) {
        const rows = await tx.select().from(datasets).where(inArray(datasets.id, ids))
        return rows.length > 0
          ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
          : null
      },
      async undo() {
        for (const id of ids) await datasetFiles.remove(id)
      },
    })
    for (const row of added) services.datasetProfiles.prepare(row)
    return added
  } catch (error) {
    if (error instanceof OutcomeUnknown) throw error
    for (const { file } of read) await datasetFiles.remove(file.received.id)
    throw error
  }
}

import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Dataset, Failure } from '@plainflow/contract'
import { inspectFile, UnreadableFile } from '@plainflow/engine'
import { eq } from 'drizzle-orm'
import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import { datasets } from '../store/schema.ts'
import { receiveFile } from './receive-file.ts'

export interface NewDataset {
  readonly userId: string
  readonly content: Readable
  /** Asked after the content was read: fields of a form may follow its file. */
  labels(): { name: string; filename: string; description: string }
  /** Runs in the transaction that makes the dataset. */
  whenStored(tx: Queries, dataset: Dataset): Promise<void>
}

/** A dataset is there with its row and its files, or not at all. */
export async function storeDataset(services: Services, given: NewDataset): Promise<Dataset> {
  const { datasetFiles, store } = services
  const { id, folder } = await datasetFiles.receive()
  try {
    const source = join(folder, 'source')
    const received = await receiveFile(given.content, source)
    const labels = given.labels()
    const { filename } = labels
    const parquetPath = join(folder, 'data.parquet')
    const inspected = await services.engineTurns.take(given.userId, () =>
      inspectFile({ path: source, filename, parquetPath }),
    )
    await datasetFiles.keep(id)
    return await store.db.transaction(async (tx) => {
      const name = await freeName(tx, given.userId, labels.name)
      const [row] = await tx
        .insert(datasets)
        .values({ id, userId: given.userId, ...labels, name, ...received, ...inspected })
        .returning()
      if (!row) throw new Error('The new dataset was not stored')
      const dataset = publicDataset(row)
      await given.whenStored(tx, dataset)
      return dataset
    })
  } catch (error) {
    await datasetFiles.remove(id)
    if (error instanceof UnreadableFile) throw new Failure('unreadable_data', error.message)
    throw error
  }
}

/** Sentences call a dataset by its name: a second "sales" becomes "sales 2". */
async function freeName(tx: Queries, userId: string, wanted: string): Promise<string> {
  const rows = await tx
    .select({ name: datasets.name })
    .from(datasets)
    .where(eq(datasets.userId, userId))
  const taken = new Set(rows.map(({ name }) => name.toLowerCase()))
  let name = wanted
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} ${number}`
  return name
}

export function publicDataset(row: typeof datasets.$inferSelect): Dataset {
  const { id, name, filename, rowCount, bytes, columns, warnings } = row
  return {
    id,
    name,
    filename,
    rowCount,
    bytes,
    columns,
    warnings,
    createdAt: row.createdAt.toISOString(),
  }
}

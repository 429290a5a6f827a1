import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { WithBackground } from '../../background.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { Queries, WithStore } from '../../store/open-store.ts'
import { datasets, type PendingReading } from '../../store/schema.ts'
import { transactSurely } from '../../store/transact-surely.ts'
import { SOURCE, type WithDatasetFiles } from '../dataset-files.ts'
import { isOwnDataset, ownDataset, type StoredDataset } from '../own-datasets.ts'
import type { WithDatasetProfiles } from '../read/dataset-profiles.ts'
import type { WithDatasetReader } from '../read/dataset-reader.ts'
import { patiently } from '../read/patiently.ts'
import type { WhenStored } from './make-dataset.ts'
import { type ReadFile, readReceived, type Received, type Watching } from './new-dataset.ts'

type Changes = Parameters<ReturnType<Queries['update']>['set']>[0]

interface Needs
  extends
    WithStore,
    WithBackground,
    WithEngineTurns,
    WithDatasetFiles,
    WithDatasetProfiles,
    WithDatasetReader {}

/**
 * A new file takes the place of a dataset's. The old one is in force until the new one was read; what
 * cannot be read is refused and changes nothing.
 */
export async function replaceDataset(
  services: Needs,
  row: StoredDataset,
  received: Received,
  whenStored: WhenStored = async () => {},
  watching: Watching = {},
): Promise<StoredDataset> {
  const { datasetFiles, datasetReader, store } = services
  const file = await readReceived(services, received, row.overrides, watching)
  const sourceFile = `source-${randomUUID().slice(0, 8)}`
  const pending = file.pending && { ...file.pending, sourceFile, isNewVersion: true }
  const lent = await lendFiles(services, row.id, file, sourceFile)
  const changed = await transactSurely(services, {
    about: `dataset ${row.id}`,
    async work(tx) {
      const [after] = await tx
        .update(datasets)
        .set(pending ? begun(row, file, pending) : finished(file, sourceFile))
        .where(isOwnDataset(row.userId, row.id))
        .returning()
      if (!after) throw new Failure('not_found', 'There is no such dataset.')
      await whenStored(tx, after)
      return after
    },
    async find(tx) {
      const [after] = await tx.select().from(datasets).where(isOwnDataset(row.userId, row.id))
      const isThis = after && (after.pending?.sourceFile ?? after.sourceFile) === sourceFile
      return isThis ? after : null
    },
    async undo() {
      for (const name of lent) await datasetFiles.removeFile(row.id, name)
    },
  })
  // Only now: what failed for a reason that passes can be completed again.
  await datasetFiles.remove(received.id)
  if (!pending) {
    datasetReader.cancel(row.id)
    datasetReader.retire(row.id, [row.sourceFile, row.dataFile, row.rejectedFile])
    datasetReader.notify(row.id)
    services.datasetProfiles.prepare(changed)
    return changed
  }
  const failure = await patiently(datasetReader.begin(changed, pending))
  if (failure) {
    await store.db.transaction((tx) => whenStored(tx, null))
    throw failure
  }
  return ownDataset(store.db, row.userId, row.id)
}

/** Everything the dataset will need lies in its folder before its row says so. */
async function lendFiles(
  { datasetFiles }: WithDatasetFiles,
  id: string,
  { received, values, pending }: ReadFile,
  sourceFile: string,
): Promise<string[]> {
  const names = [values.dataFile, values.rejectedFile, pending?.peekFile ?? null]
  const pairs: [string, string][] = [[SOURCE, sourceFile]]
  for (const name of names) if (name !== null) pairs.push([name, name])
  for (const [from, to] of pairs) await datasetFiles.lend(received.id, from, id, to)
  return pairs.map(([, to]) => to)
}

function finished({ received, values }: ReadFile, sourceFile: string): Changes {
  const { filename, bytes, checksum } = received
  return {
    ...values,
    sourceFile,
    filename,
    bytes,
    checksum,
    version: sql`${datasets.version} + 1`,
    status: 'ready',
    error: null,
    profile: null,
    pending: null,
    updatedAt: sql`now()`,
  }
}

function begun(row: StoredDataset, file: ReadFile, pending: PendingReading): Changes {
  return {
    // Where nothing was in force, the first rows of the new file are better than none.
    ...(row.dataFile === null ? file.values : {}),
    pending,
    status: 'processing',
    error: null,
    updatedAt: sql`now()`,
  }
}

import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '@plainflow/contract'
import type { ReadingOverrides } from '@plainflow/core'
import { eq, sql } from 'drizzle-orm'
import type { WithEngineTurns } from '../../engine-turns.ts'
import { borrowing } from '../../files/borrowing.ts'
import type { WithStore } from '../../store/open-store.ts'
import { datasets, type PendingReading } from '../../store/schema.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import { isOwnDataset, type StoredDataset } from '../own-datasets.ts'
import type { WithDatasetReader } from './dataset-reader.ts'
import { isSmall } from './is-small.ts'
import { patiently } from './patiently.ts'
import { peekedValues, peekSource } from './read-source.ts'

interface Needs extends WithStore, WithEngineTurns, WithDatasetFiles, WithDatasetReader {}

/** Reads the original again in another way; what was in force stays until that worked. */
export async function rereadDataset(
  services: Needs,
  row: StoredDataset,
  overrides: ReadingOverrides,
): Promise<void> {
  const { datasetFiles, datasetReader, engineTurns, store } = services
  const now = sourceInForce(row)
  const token = randomUUID()
  let pending: PendingReading = { ...now, token, overrides, peekFile: null }
  let first = {}
  if (!isSmall(now)) {
    const wanted = { path: () => datasetFiles.borrow(row.id, now.sourceFile) }
    const peeked = await engineTurns.take(row.userId, () =>
      borrowing(wanted, ({ path }) => peekSource({ path, ...now, overrides })),
    )
    if (row.dataFile === null) {
      const peekFile = `peek-${token.slice(0, 8)}.json`
      const text = JSON.stringify(peeked.rows)
      await writeFile(join(await datasetFiles.openFolder(row.id), peekFile), text, { mode: 0o600 })
      await datasetFiles.add(row.id, [peekFile])
      pending = { ...pending, peekFile }
      first = peekedValues(peeked)
    }
  }
  const [changed] = await store.db
    .update(datasets)
    .set({ ...first, pending, status: 'processing', error: null, updatedAt: sql`now()` })
    .where(isOwnDataset(row.userId, row.id))
    .returning()
  if (!changed) throw new Failure('not_found', 'There is no such dataset.')
  const reading = datasetReader.begin(changed, pending)
  const failure = await (isSmall(now) ? reading : patiently(reading))
  if (!failure) return
  // Whoever asked is told now; nobody else needs to read of it later.
  if (row.dataFile !== null)
    await store.db.update(datasets).set({ error: null }).where(eq(datasets.id, row.id))
  throw failure
}

/** The original that counts: that of a first reading which is not over, else the one in force. */
export function sourceInForce(row: StoredDataset): Omit<PendingReading, 'token' | 'overrides'> {
  if (row.pending) return row.pending
  const { sourceFile, filename, bytes, checksum } = row
  return { sourceFile, filename, bytes, checksum, peekFile: null, isNewVersion: false }
}

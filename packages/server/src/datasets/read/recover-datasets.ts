import { and, eq, isNull } from 'drizzle-orm'
import type { WithStore } from '../../store/open-store.ts'
import { datasets, uploads } from '../../store/schema.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'

/** At start: files without a row go, uploads that were open stay open, rows keep what they name. */
export async function recoverDatasets({
  store,
  datasetFiles,
}: WithStore & WithDatasetFiles): Promise<void> {
  const { db } = store
  const rows = await db
    .select({
      id: datasets.id,
      sourceFile: datasets.sourceFile,
      dataFile: datasets.dataFile,
      rejectedFile: datasets.rejectedFile,
      pending: datasets.pending,
    })
    .from(datasets)
  const known = new Map(
    rows.map(({ id, sourceFile, dataFile, rejectedFile, pending }) => {
      const names = [sourceFile, dataFile, rejectedFile, pending?.sourceFile, pending?.peekFile]
      return [id, new Set(names.filter((name) => name != null))]
    }),
  )
  const open = await db
    .select({ id: uploads.id })
    .from(uploads)
    // Of those that could not be read nothing is left but the reason.
    .where(and(isNull(uploads.datasetId), isNull(uploads.error)))
  await datasetFiles.sweep(known, new Set(open.map(({ id }) => id)))
  for (const { id } of open)
    if ((await datasetFiles.received(id)) === null)
      // Its folder is gone, as after a restored backup: there is nothing to go on with.
      await db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.datasetId)))
}

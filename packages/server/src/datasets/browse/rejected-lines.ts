import { eq } from 'drizzle-orm'
import type { WithStore } from '../../store/open-store.ts'
import { datasets } from '../../store/schema.ts'
import type { StoredDataset } from '../own-datasets.ts'

/** The first lines that are not in the rows; all of them are in a file to download. */
export async function rejectedLines(
  { store }: WithStore,
  { id, rejectedCount }: StoredDataset,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const [found] = await store.db
    .select({ lines: datasets.rejectedLines })
    .from(datasets)
    .where(eq(datasets.id, id))
  return { count: rejectedCount, lines: (found?.lines ?? []).slice(offset, offset + limit) }
}

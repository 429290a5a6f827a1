import { readFile } from 'node:fs/promises'
import type { Cell } from '@plainflow/core'
import { borrowing } from '../../files/borrowing.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'

/** The first rows of a dataset that is still being read; null where there are none to show. */
export async function readPeek(
  { datasetFiles }: WithDatasetFiles,
  { id, pending }: StoredDataset,
): Promise<Cell[][] | null> {
  if (!pending?.peekFile) return null
  const { peekFile } = pending
  const text = await borrowing({ peek: () => datasetFiles.borrow(id, peekFile) }, ({ peek }) =>
    readFile(peek, 'utf8'),
  ).catch(() => null)
  return text === null ? null : (JSON.parse(text) as Cell[][]) // written by us
}

import { readFile } from 'node:fs/promises'
import type { Cell } from '@plainflow/core'
import type { WithDatasetFiles } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'

/** The first rows of a dataset that is still being read; null where there are none to show. */
export async function readPeek(
  { datasetFiles }: WithDatasetFiles,
  { id, pending }: StoredDataset,
): Promise<Cell[][] | null> {
  if (!pending?.peekFile) return null
  const text = await readFile(datasetFiles.path(id, pending.peekFile), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Cell[][]) // written by us
}

import { Failure } from '@plainflow/contract'
import type { EngineFiles } from '@plainflow/engine'
import { borrowAll, borrowing } from '../files/borrowing.ts'
import type { CompiledProgram } from '../thinking/compile.ts'
import type { WithDatasetFiles } from './dataset-files.ts'
import type { StoredDataset } from './own-datasets.ts'

/** Uses the Parquet copy of a dataset; refused with the reason where there is none. */
export function withData<T>(
  { datasetFiles }: WithDatasetFiles,
  dataset: StoredDataset,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const file = dataFileOf(dataset)
  const wanted = { data: () => datasetFiles.borrow(dataset.id, file) }
  return borrowing(wanted, ({ data }) => use(data))
}

/** Uses the files a program reads, for the engine: those and no others. */
export function withEngineFiles<T>(
  { datasetFiles }: WithDatasetFiles,
  { reads }: Pick<CompiledProgram, 'reads'>,
  owned: readonly StoredDataset[],
  use: (files: EngineFiles) => Promise<T>,
): Promise<T> {
  const read = owned.filter(({ id }) => reads.includes(id))
  // What cannot be had refuses before anything is fetched.
  const names = read.map((dataset) => [dataset.id, dataFileOf(dataset)] as const)
  const wanted = names.map(([id, name]) => [id, () => datasetFiles.borrow(id, name)] as const)
  return borrowing(Object.fromEntries(wanted), (paths) =>
    use(
      Object.fromEntries(
        Object.entries(paths).map(([id, path]) => [
          id,
          { path, format: 'parquet', isWrittenOnce: true },
        ]),
      ),
    ),
  )
}

/** The files that a program reads as they were sent, by dataset; to be given back. */
export function borrowOriginals(
  { datasetFiles }: WithDatasetFiles,
  { reads }: Pick<CompiledProgram, 'reads'>,
  owned: readonly StoredDataset[],
) {
  const read = owned.filter(({ id }) => reads.includes(id))
  const wanted = read.map(
    ({ id, sourceFile }) => [id, () => datasetFiles.borrow(id, sourceFile)] as const,
  )
  return borrowAll(Object.fromEntries(wanted))
}

/** What the Parquet copy is called in the dataset's folder. */
export function dataFileOf({ name, dataFile, status, error }: StoredDataset): string {
  if (dataFile !== null) return dataFile
  if (status === 'failed')
    throw new Failure('unreadable_data', `The dataset "${name}" could not be read. ${error ?? ''}`)
  throw new Failure('not_ready', `The dataset "${name}" is still being read.`)
}

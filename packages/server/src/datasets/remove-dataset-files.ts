import type { WithTableBrowsers } from './browse/table-browsers.ts'
import type { WithDatasetFiles } from './dataset-files.ts'
import type { WithDatasetReader } from './read/dataset-reader.ts'

interface Needs extends WithDatasetFiles, WithDatasetReader, WithTableBrowsers, WithKeptResults {}

/** Runs read datasets, so that datasets know of runs only this. */
export interface WithKeptResults {
  readonly resultCaches: { forget(userId: string): Promise<void> }
}

/** Whatever is kept or running for a dataset whose row is gone. */
export async function removeDatasetFiles(
  { datasetFiles, datasetReader, resultCaches, tableBrowsers }: Needs,
  userId: string,
  id: string,
): Promise<void> {
  await datasetReader.drop(id)
  await tableBrowsers.release(datasetFiles.folder(id))
  await datasetFiles.remove(id)
  await resultCaches.forget(userId)
}

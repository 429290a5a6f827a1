import type { Services } from '../services.ts'

/** Whatever is kept or running for a dataset whose row is gone. */
export async function removeDatasetFiles(
  services: Services,
  userId: string,
  id: string,
): Promise<void> {
  const { datasetFiles, datasetReader, runQueue, tableBrowsers } = services
  await datasetReader.drop(id)
  await tableBrowsers.release(datasetFiles.folder(id))
  await datasetFiles.remove(id)
  await runQueue.caches.forget(userId)
}

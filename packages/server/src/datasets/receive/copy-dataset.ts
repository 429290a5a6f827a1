import { link } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadingOverrides } from '@plainflow/core'
import { borrowing } from '../../files/borrowing.ts'
import { OutcomeUnknown } from '../../store/transact-surely.ts'
import { SOURCE } from '../dataset-files.ts'
import type { StoredDataset } from '../own-datasets.ts'
import { sourceInForce } from '../read/reread-dataset.ts'
import { makeDataset, type MakingNeeds } from './make-dataset.ts'

/** The same file as another dataset, read in another way. Its bytes lie on the disk once. */
export async function copyDataset(
  services: MakingNeeds,
  row: StoredDataset,
  name: string,
  overrides: ReadingOverrides,
): Promise<StoredDataset> {
  const { datasetFiles } = services
  const { sourceFile, filename, bytes, checksum } = sourceInForce(row)
  const { id, folder } = await datasetFiles.receive()
  try {
    await borrowing({ path: () => datasetFiles.borrow(row.id, sourceFile) }, ({ path }) =>
      link(path, join(folder, SOURCE)),
    )
    const received = { id, userId: row.userId, filename, bytes, checksum }
    const { description, projectId } = row
    return await makeDataset(services, received, { name, description, projectId, overrides })
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) await datasetFiles.remove(id)
    throw error
  }
}

import { type Dataset, Failure } from '@plainflow/contract'
import type { WithBackground } from '../../background.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import { borrowing } from '../../files/borrowing.ts'
import type { Handlers } from '../../http/call.ts'
import type { WithSettings } from '../../settings.ts'
import type { WithStore } from '../../store/open-store.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import { detailedDataset, ownDataset, ownDatasets, publicDataset } from '../own-datasets.ts'
import type { WithDatasetProfiles } from '../read/dataset-profiles.ts'
import type { WithDatasetReader } from '../read/dataset-reader.ts'
import { sourceInForce } from '../read/reread-dataset.ts'
import { dataFileOf } from '../with-data.ts'
import { datasetRows } from './dataset-rows.ts'
import { guardedDownload } from './guarded-download.ts'
import { rejectedLines } from './rejected-lines.ts'
import type { WithTableBrowsers } from './table-browsers.ts'

type BrowseRoutes =
  | 'listDatasets'
  | 'getDataset'
  | 'datasetEvents'
  | 'datasetProfile'
  | 'datasetRows'
  | 'datasetRejected'
  | 'downloadRejected'
  | 'downloadOriginal'
  | 'downloadParquet'

interface Needs
  extends
    WithStore,
    WithSettings,
    WithBackground,
    WithEngineTurns,
    WithDatasetFiles,
    WithDatasetProfiles,
    WithDatasetReader,
    WithTableBrowsers {}

/** Looking at datasets and taking their files: nothing changes. */
export function browseHandlers(services: Needs): Pick<Handlers, BrowseRoutes> {
  const { store, datasetFiles, datasetReader, datasetProfiles } = services
  const { db } = store
  return {
    async listDatasets({ user, query }) {
      const rows = await ownDatasets(db, user.id)
      const { projectId } = query
      return rows
        .filter((row) => projectId === undefined || row.projectId === projectId)
        .map((row) => publicDataset(row, datasetReader.stateOf(row.id)))
    },
    async getDataset({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      return detailedDataset(row, datasetReader.stateOf(row.id))
    },
    async datasetEvents({ user, params }) {
      await ownDataset(db, user.id, params.id)
      return statesOf(services, user.id, params.id)
    },
    async datasetProfile({ user, params }) {
      return datasetProfiles.get(await ownDataset(db, user.id, params.id))
    },
    async datasetRows({ user, params, query }) {
      return datasetRows(services, await ownDataset(db, user.id, params.id), query)
    },
    async datasetRejected({ user, params, query }) {
      const row = await ownDataset(db, user.id, params.id)
      return rejectedLines(services, row, query)
    },
    async downloadRejected({ user, params, query }) {
      const row = await ownDataset(db, user.id, params.id)
      if (row.rejectedFile === null)
        throw new Failure('not_found', 'The dataset has no rejected lines.')
      const { id, rejectedFile } = row
      const filename = `${row.name} rejected lines.csv`
      if (query.raw) return { filename, ...(await datasetFiles.stream(id, rejectedFile)) }
      const wanted = { path: () => datasetFiles.borrow(id, rejectedFile) }
      return borrowing(wanted, ({ path }) =>
        guardedDownload(services, user.id, { path, filename, isTable: false }),
      )
    },
    async downloadOriginal({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      const { sourceFile, filename } = row.dataFile === null ? sourceInForce(row) : row
      return { filename, ...(await datasetFiles.stream(row.id, sourceFile)) }
    },
    async downloadParquet({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      const stored = await datasetFiles.stream(row.id, dataFileOf(row))
      return { filename: `${row.filename}.parquet`, ...stored }
    },
  }
}

async function* statesOf(
  services: WithStore & WithDatasetReader,
  userId: string,
  id: string,
): AsyncIterable<Dataset> {
  let last = ''
  for (;;) {
    const changed = services.datasetReader.nextChange(id)
    const row = await ownDataset(services.store.db, userId, id)
    const state = publicDataset(row, services.datasetReader.stateOf(id))
    const text = JSON.stringify(state)
    if (text !== last) yield state
    last = text
    if (state.status !== 'processing') return
    await changed
  }
}

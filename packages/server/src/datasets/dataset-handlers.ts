import { type Dataset, Failure } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import { guardedDownload } from '../http/guarded-download.ts'
import { ownProject } from '../projects/own-projects.ts'
import type { Services } from '../services.ts'
import { datasets } from '../store/schema.ts'
import { affectedPipelines } from './affected-pipelines.ts'
import { dataSourceHandlers } from './data-source-handlers.ts'
import { datasetRows } from './dataset-rows.ts'
import { removeDatasetFiles } from './remove-dataset-files.ts'
import {
  dataPath,
  detailedDataset,
  isOwnDataset,
  ownDataset,
  ownDatasets,
  publicDataset,
  type StoredDataset,
} from './own-datasets.ts'
import { rejectedLines } from './rejected-lines.ts'
import { peekSource } from './read-source.ts'
import { rereadDataset, sourceInForce } from './reread-dataset.ts'

type DatasetRoutes =
  | 'testConnection'
  | 'listDatasets'
  | 'getDataset'
  | 'datasetEvents'
  | 'changeDataset'
  | 'tryReading'
  | 'datasetPipelines'
  | 'datasetProfile'
  | 'datasetRows'
  | 'datasetRejected'
  | 'downloadRejected'
  | 'downloadOriginal'
  | 'downloadParquet'
  | 'deleteDataset'

export function datasetHandlers(services: Services): Pick<Handlers, DatasetRoutes> {
  const { store, datasetFiles, datasetReader, datasetProfiles, engineTurns, uploadSessions } =
    services
  const { db } = store
  return {
    ...dataSourceHandlers(services),
    async listDatasets({ user, query }) {
      const rows = await ownDatasets(db, user.id)
      const { projectId } = query
      return rows
        .filter((row) => projectId === undefined || row.projectId === projectId)
        .map((row) => publicDataset(row, datasetReader.stateOf(row.id)))
    },
    async getDataset({ user, params }) {
      return detailed(await ownDataset(db, user.id, params.id))
    },
    async datasetEvents({ user, params }) {
      await ownDataset(db, user.id, params.id)
      return statesOf(services, user.id, params.id)
    },
    async changeDataset({ user, params, body }) {
      const { reading, projectId, ...labels } = body
      const row = await ownDataset(db, user.id, params.id)
      if (projectId !== undefined) await ownProject(db, user.id, projectId)
      if (reading !== undefined) await rereadDataset(services, row, reading)
      if (labels.name !== undefined && labels.name.toLowerCase() !== row.name.toLowerCase())
        await refuseTakenName(user.id, labels.name)
      await db
        .update(datasets)
        .set({
          ...(labels.name === undefined ? {} : { name: labels.name }),
          ...(labels.description === undefined ? {} : { description: labels.description }),
          ...(projectId === undefined ? {} : { projectId }),
          updatedAt: sql`now()`,
        })
        .where(isOwnDataset(user.id, row.id))
      const affected =
        reading === undefined ? [] : await affectedPipelines(services, user.id, [row.id])
      return { dataset: detailed(await ownDataset(db, user.id, row.id)), affected }
    },
    async tryReading({ user, params, body }) {
      const row = await ownDataset(db, user.id, params.id)
      const { sourceFile, filename } = sourceInForce(row)
      const path = datasetFiles.path(row.id, sourceFile)
      const source = { path, filename, overrides: body.reading }
      const peeked = await engineTurns.take(user.id, () => peekSource(source))
      const { columns, rows, warnings, sheets, reading } = peeked
      return { columns, rows, rowCount: rows.length, warnings, sheets: [...sheets], reading }
    },
    async datasetPipelines({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      return affectedPipelines(services, user.id, [row.id])
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
      const path = datasetFiles.path(row.id, row.rejectedFile)
      const filename = `${row.name} rejected lines.csv`
      if (query.raw) return { path, filename }
      return guardedDownload(services, user.id, { path, filename, table: null })
    },
    async downloadOriginal({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      const { sourceFile, filename } = row.dataFile === null ? sourceInForce(row) : row
      return { path: datasetFiles.path(row.id, sourceFile), filename }
    },
    async downloadParquet({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      return { path: dataPath(services, row), filename: `${row.filename}.parquet` }
    },
    async deleteDataset({ user, params }) {
      const { id } = await ownDataset(db, user.id, params.id)
      await uploadSessions.removeReplacing([id])
      const deleted = await db
        .delete(datasets)
        .where(isOwnDataset(user.id, params.id))
        .returning({ id: datasets.id })
      if (deleted.length === 0) throw new Failure('not_found', 'There is no such dataset.')
      await removeDatasetFiles(services, user.id, params.id)
    },
  }

  function detailed(row: StoredDataset) {
    return detailedDataset(row, datasetReader.stateOf(row.id))
  }

  async function refuseTakenName(userId: string, wanted: string): Promise<void> {
    const rows = await ownDatasets(db, userId)
    if (rows.some(({ name }) => name.toLowerCase() === wanted.toLowerCase()))
      throw new Failure(
        'conflict',
        `Another dataset is called "${wanted}" already. Sentences call datasets by their names.`,
      )
  }
}

async function* statesOf(services: Services, userId: string, id: string): AsyncIterable<Dataset> {
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

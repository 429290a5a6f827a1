import { Failure } from '@plainflow/contract'
import { sql } from 'drizzle-orm'
import type { WithOutside } from '../connections/outside.ts'
import type { WithEngineTurns } from '../engine-turns.ts'
import { borrowing } from '../files/borrowing.ts'
import type { Handlers } from '../http/call.ts'
import { ownProject } from '../projects/own-projects.ts'
import type { WithStore } from '../store/open-store.ts'
import { datasets } from '../store/schema.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import { affectedPipelines } from './affected-pipelines.ts'
import type { WithTableBrowsers } from './browse/table-browsers.ts'
import { dataSourceHandlers } from './data-source-handlers.ts'
import type { WithDatasetFiles } from './dataset-files.ts'
import {
  detailedDataset,
  isOwnDataset,
  ownDataset,
  ownDatasets,
  type StoredDataset,
} from './own-datasets.ts'
import type { WithDatasetReader } from './read/dataset-reader.ts'
import { peekSource } from './read/read-source.ts'
import { rereadDataset, sourceInForce } from './read/reread-dataset.ts'
import type { WithUploadSessions } from './receive/upload-sessions.ts'
import { removeDatasetFiles, type WithKeptResults } from './remove-dataset-files.ts'

type ChangeRoutes =
  'testConnection' | 'changeDataset' | 'tryReading' | 'datasetPipelines' | 'deleteDataset'

interface Needs
  extends
    WithStore,
    WithEngineTurns,
    WithThinkers,
    WithDatasetFiles,
    WithDatasetReader,
    WithTableBrowsers,
    WithUploadSessions,
    WithOutside,
    WithKeptResults {}

/** What changes a dataset, or would. */
export function datasetHandlers(services: Needs): Pick<Handlers, ChangeRoutes> {
  const { store, datasetFiles, datasetReader, engineTurns, uploadSessions } = services
  const { db } = store
  return {
    ...dataSourceHandlers(services),
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
      const wanted = { path: () => datasetFiles.borrow(row.id, sourceFile) }
      const peeked = await engineTurns.take(user.id, () =>
        borrowing(wanted, ({ path }) => peekSource({ path, filename, overrides: body.reading })),
      )
      const { columns, rows, warnings, sheets, reading } = peeked
      return { columns, rows, rowCount: rows.length, warnings, sheets: [...sheets], reading }
    },
    async datasetPipelines({ user, params }) {
      const row = await ownDataset(db, user.id, params.id)
      return affectedPipelines(services, user.id, [row.id])
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

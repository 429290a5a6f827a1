import { Readable } from 'node:stream'
import { Failure } from '@plainflow/contract'
import { readPage } from '@plainflow/engine'
import { and, eq } from 'drizzle-orm'
import { type Handlers, UploadedFile } from '../http/call.ts'
import { runOnce } from '../http/run-once.ts'
import type { Services } from '../services.ts'
import { datasets } from '../store/schema.ts'
import { ownDataset, ownDatasets } from './own-datasets.ts'
import { publicDataset, storeDataset } from './store-dataset.ts'

type DatasetRoutes =
  'uploadDataset' | 'listDatasets' | 'getDataset' | 'datasetRows' | 'deleteDataset'

export function datasetHandlers(services: Services): Pick<Handlers, DatasetRoutes> {
  const { store, datasetFiles, engineTurns } = services
  const { db } = store
  return {
    async uploadDataset({ user, body, idempotencyKey }) {
      const upload = body instanceof UploadedFile ? fromForm(body) : fromJson(body)
      const once = {
        userId: user.id,
        route: 'uploadDataset',
        key: idempotencyKey,
        question: upload.question,
      }
      type Uploaded = { success: true; dataset: ReturnType<typeof publicDataset> }
      return runOnce<Uploaded>(store, once, async (keep) => {
        const dataset = await storeDataset(services, {
          userId: user.id,
          content: upload.content,
          labels: upload.labels,
          whenStored: (tx, stored) => keep(tx, { success: true, dataset: stored }),
        })
        return { success: true, dataset }
      })
    },
    async listDatasets({ user }) {
      return (await ownDatasets(db, user.id)).map(publicDataset)
    },
    async getDataset({ user, params }) {
      return publicDataset(await ownDataset(db, user.id, params.id))
    },
    async datasetRows({ user, params, query }) {
      const dataset = await ownDataset(db, user.id, params.id)
      const path = datasetFiles.parquet(dataset.id)
      return copyTable(await engineTurns.take(user.id, () => readPage({ path, ...query })))
    },
    async deleteDataset({ user, params }) {
      const deleted = await db
        .delete(datasets)
        .where(and(eq(datasets.id, params.id), eq(datasets.userId, user.id)))
        .returning({ id: datasets.id })
      if (deleted.length === 0) throw new Failure('not_found', 'There is no such dataset.')
      await datasetFiles.remove(params.id)
    },
  }
}

/** A table of the engine as the contract's (which is not readonly). */
export function copyTable(table: Awaited<ReturnType<typeof readPage>>) {
  return {
    columns: [...table.columns],
    rows: table.rows.map((row) => [...row]),
    rowCount: table.rowCount,
  }
}

function fromJson(body: {
  name: string
  filename: string
  csvData: string
  description?: string | undefined
}) {
  const { name, filename, description = '' } = body
  return {
    content: Readable.from([Buffer.from(body.csvData)]),
    labels: () => ({ name, filename, description }),
    question: body,
  }
}

function fromForm({ part }: UploadedFile) {
  const field = (name: string) => {
    const value = part.fields[name]
    return value && 'value' in value ? String(value.value).trim() : ''
  }
  return {
    content: part.file,
    labels: () => {
      // The stream ends early at the limit; what arrived is not the file that was sent.
      if (part.file.truncated) throw new Failure('too_large')
      const filename = (part.filename || 'data.csv').slice(0, 255)
      const name = field('name') || filename.replace(/\.[^.]*$/, '')
      return {
        name: name.slice(0, 200),
        filename,
        description: field('description').slice(0, 2000),
      }
    },
    // The content is not known before it was read; the name has to do.
    question: part.filename,
  }
}

import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { eq, sql } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import { runOnce } from '../http/run-once.ts'
import { ownProject } from '../projects/own-projects.ts'
import type { Services } from '../services.ts'
import type { Queries } from '../store/open-store.ts'
import { datasets, uploads } from '../store/schema.ts'
import { transactSurely } from '../store/transact-surely.ts'
import { affectedPipelines } from './affected-pipelines.ts'
import { makeDataset } from './make-dataset.ts'
import type { ReadingState } from './dataset-reader.ts'
import { isOwnDataset, ownDataset, publicDataset, type StoredDataset } from './own-datasets.ts'
import { removeDatasetFiles } from './remove-dataset-files.ts'
import { replaceDataset } from './replace-dataset.ts'
import { refuseWithoutRoom } from './storage-limits.ts'
import { openUploads, ownUpload, refuseManyUploads, type UploadRow } from './upload-sessions.ts'

interface Completing {
  readonly controller: AbortController
  readonly dataset: Promise<StoredDataset>
}

type UploadRoutes =
  'beginUpload' | 'listUploads' | 'getUpload' | 'sendPart' | 'completeUpload' | 'cancelUpload'

export function uploadHandlers(services: Services): Pick<Handlers, UploadRoutes> {
  const { store, uploadSessions, datasetFiles } = services
  const { db } = store
  /** Two calls at once for one upload get one dataset. */
  const completing = new Map<string, Completing>()
  return {
    async beginUpload({ user, body, idempotencyKey }) {
      await refuseWithoutRoom(services, user.id, body.size)
      await refuseManyUploads(db, user.id)
      if (body.projectId != null) await ownProject(db, user.id, body.projectId)
      if (body.replaces != null) await ownDataset(db, user.id, body.replaces)
      const once = { userId: user.id, route: 'beginUpload', key: idempotencyKey, question: body }
      const begun = await runOnce<{ id: string }>(store, once, async (keep) => {
        const { id } = await datasetFiles.receive(randomUUID())
        return transactSurely(services, {
          about: `upload ${id}`,
          async work(tx) {
            await tx.insert(uploads).values({
              id,
              userId: user.id,
              filename: body.filename,
              size: body.size,
              name: body.name ?? null,
              description: body.description ?? '',
              projectId: body.projectId ?? null,
              replaces: body.replaces ?? null,
              expiresAt: sql`now() + interval '24 hours'`,
            })
            await keep(tx, { id })
            return { id }
          },
          async find(tx) {
            const [row] = await tx.select().from(uploads).where(eq(uploads.id, id))
            return row ? { id } : null
          },
          undo: () => datasetFiles.remove(id),
        })
      })
      return uploadSessions.describe(await ownUpload(db, user.id, begun.id))
    },
    async listUploads({ user }) {
      const rows = await openUploads(db, user.id)
      return Promise.all(rows.map((row) => uploadSessions.describe(row)))
    },
    async getUpload({ user, params }) {
      return uploadSessions.describe(await ownUpload(db, user.id, params.id))
    },
    async sendPart({ user, params, query, body }) {
      const row = await ownUpload(db, user.id, params.id)
      if (row.datasetId !== null) throw new Failure('conflict', 'The upload is complete already.')
      refuseUnreadable(row)
      try {
        await uploadSessions.append(row, query.offset, body)
      } catch (error) {
        // A file that cannot be used is not worth going on with.
        if (isUnreadable(error)) await uploadSessions.refuse(row, error.message)
        throw error
      }
      return uploadSessions.describe(row)
    },
    async completeUpload({ user, params }) {
      const row = await ownUpload(db, user.id, params.id)
      if (row.datasetId !== null) return answer(row, await ownDataset(db, user.id, row.datasetId))
      refuseUnreadable(row)
      const work = completing.get(row.id) ?? complete(row)
      completing.set(row.id, work)
      try {
        return await answer(row, await work.dataset)
      } finally {
        completing.delete(row.id)
      }
    },
    async cancelUpload({ user, params }) {
      const row = await ownUpload(db, user.id, params.id)
      const work = completing.get(row.id)
      work?.controller.abort(new Failure('conflict', 'The upload was cancelled.'))
      const made = await work?.dataset.catch(() => null)
      await uploadSessions.remove(row)
      // Called off a moment too late: nothing of it shall be left all the same.
      if (made && row.replaces === null) {
        await db.delete(datasets).where(isOwnDataset(user.id, made.id))
        await removeDatasetFiles(services, user.id, made.id)
      }
    },
  }

  function complete(row: UploadRow): Completing {
    const controller = new AbortController()
    return { controller, dataset: completed(row, controller.signal) }
  }

  async function completed(row: UploadRow, signal: AbortSignal): Promise<StoredDataset> {
    const { id, userId, filename } = row
    const onProgress = (state: ReadingState) => uploadSessions.noteReading(id, state)
    const watching = { signal, onProgress }
    const checksum = await uploadSessions.finish(row)
    const received = { id, userId, filename, bytes: row.size, checksum }
    const whenStored = async (tx: Queries, dataset: StoredDataset | null) => {
      await tx
        .update(uploads)
        .set({ datasetId: dataset?.id ?? null })
        .where(eq(uploads.id, id))
    }
    try {
      if (row.replaces !== null) {
        const replaced = await ownDataset(db, userId, row.replaces)
        return await replaceDataset(services, replaced, received, whenStored, watching)
      }
      const name = row.name ?? nameOf(filename)
      const labels = { name, description: row.description, projectId: row.projectId }
      return await makeDataset(services, received, labels, whenStored, watching)
    } catch (error) {
      if (isUnreadable(error)) await uploadSessions.refuse(row, error.message)
      throw error
    } finally {
      uploadSessions.forget(id)
    }
  }

  async function answer(row: UploadRow, dataset: StoredDataset) {
    const isReplaced = row.replaces !== null && dataset.status === 'ready'
    return {
      success: true as const,
      dataset: publicDataset(dataset, services.datasetReader.stateOf(dataset.id)),
      ...(isReplaced
        ? { affected: await affectedPipelines(services, row.userId, [dataset.id]) }
        : {}),
    }
  }
}

function isUnreadable(error: unknown): error is Failure {
  return error instanceof Failure && error.code === 'unreadable_data'
}

/** What could not be read is not tried again: the file is gone. */
function refuseUnreadable({ error }: UploadRow): void {
  if (error !== null) throw new Failure('unreadable_data', error)
}

/** A dataset is called like its file, without the endings. */
export function nameOf(filename: string): string {
  const bare = filename
    .replace(/\.(gz|zst)$/i, '')
    .replace(/\.[^.]*$/, '')
    .trim()
  return (bare || filename).slice(0, 200)
}

import { randomUUID } from 'node:crypto'
import { Failure } from '@plainflow/contract'
import { eq, sql } from 'drizzle-orm'
import type { WithBackground } from '../../background.ts'
import type { WithConnectors } from '../../connections/connectors-at-hand.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { Handlers } from '../../http/call.ts'
import { runOnce } from '../../http/run-once.ts'
import { ownProject } from '../../projects/own-projects.ts'
import type { WithSettings } from '../../settings.ts'
import type { WithStore } from '../../store/open-store.ts'
import { datasets, uploads } from '../../store/schema.ts'
import { transactSurely } from '../../store/transact-surely.ts'
import type { WithThinkers } from '../../thinking/thinkers.ts'
import { affectedPipelines } from '../affected-pipelines.ts'
import type { WithTableBrowsers } from '../browse/table-browsers.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import { isOwnDataset, ownDataset, publicDataset, type StoredDataset } from '../own-datasets.ts'
import type { WithDatasetProfiles } from '../read/dataset-profiles.ts'
import type { WithDatasetReader } from '../read/dataset-reader.ts'
import { removeDatasetFiles, type WithKeptResults } from '../remove-dataset-files.ts'
import { refuseWithoutRoom } from './storage-limits.ts'
import { isUnreadable, UploadCompletion } from './upload-completion.ts'
import {
  openUploads,
  ownUpload,
  refuseManyUploads,
  type UploadRow,
  type WithUploadSessions,
} from './upload-sessions.ts'

type UploadRoutes =
  'beginUpload' | 'listUploads' | 'getUpload' | 'sendPart' | 'completeUpload' | 'cancelUpload'

interface Needs
  extends
    WithStore,
    WithSettings,
    WithBackground,
    WithConnectors,
    WithEngineTurns,
    WithThinkers,
    WithDatasetFiles,
    WithDatasetProfiles,
    WithDatasetReader,
    WithTableBrowsers,
    WithUploadSessions,
    WithKeptResults {}

export function uploadHandlers(services: Needs): Pick<Handlers, UploadRoutes> {
  const { store, uploadSessions, datasetFiles } = services
  const { db } = store
  const completion = new UploadCompletion(services)
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
      return completion.of(row, (dataset) => answer(row, dataset))
    },
    async cancelUpload({ user, params }) {
      const row = await ownUpload(db, user.id, params.id)
      const made = await completion.callOff(row.id)
      await uploadSessions.remove(row)
      // Called off a moment too late: nothing of it shall be left all the same.
      if (made && row.replaces === null) {
        await db.delete(datasets).where(isOwnDataset(user.id, made.id))
        await removeDatasetFiles(services, user.id, made.id)
      }
    },
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

/** What could not be read is not tried again: the file is gone. */
function refuseUnreadable({ error }: UploadRow): void {
  if (error !== null) throw new Failure('unreadable_data', error)
}

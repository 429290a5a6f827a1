import type { Dataset } from '@plainflow/contract'
import type { WithBackground } from '../../background.ts'
import type { WithConnectors } from '../../connections/connectors-at-hand.ts'
import type { WithEngineTurns } from '../../engine-turns.ts'
import type { Handlers } from '../../http/call.ts'
import { runOnce } from '../../http/run-once.ts'
import { ownProject } from '../../projects/own-projects.ts'
import type { WithSettings } from '../../settings.ts'
import type { Queries, WithStore } from '../../store/open-store.ts'
import type { WithThinkers } from '../../thinking/thinkers.ts'
import { affectedPipelines } from '../affected-pipelines.ts'
import type { WithDatasetFiles } from '../dataset-files.ts'
import { ownDataset, publicDataset, type StoredDataset } from '../own-datasets.ts'
import type { WithDatasetProfiles } from '../read/dataset-profiles.ts'
import type { WithDatasetReader } from '../read/dataset-reader.ts'
import { addTogether } from './add-together.ts'
import { copyDataset } from './copy-dataset.ts'
import { incomingFile, withReceived } from './incoming-file.ts'
import { makeDataset } from './make-dataset.ts'
import { nameOf } from './name-of.ts'
import { replaceDataset } from './replace-dataset.ts'
import { SheetDatasets } from './sheet-datasets.ts'
import { refuseWithoutRoom } from './storage-limits.ts'

type ReceiveRoutes = 'uploadDataset' | 'bulkUpload' | 'replaceDataset' | 'copyDataset' | 'readSheet'

interface Uploaded {
  readonly success: true
  readonly dataset: Dataset
}

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
    WithDatasetReader {}

/** Everything that makes datasets of files which come in one request. */
export function receiveHandlers(services: Needs): Pick<Handlers, ReceiveRoutes> {
  const { store, datasetReader } = services
  const { db } = store
  const sheets = new SheetDatasets(services)
  return {
    async uploadDataset({ user, body, request, idempotencyKey }) {
      await refuseWithoutRoom(services, user.id, Number(request.headers['content-length'] ?? 0))
      const file = incomingFile(body)
      const { question } = file
      const once = { userId: user.id, route: 'uploadDataset', key: idempotencyKey, question }
      return runOnce<Uploaded>(store, once, (keep) =>
        withReceived(services, user.id, file, async (received) => {
          const labels = {
            name: file.field('name').slice(0, 200) || nameOf(file.filename),
            description: file.field('description').slice(0, 2000),
            projectId: file.field('projectId') || null,
          }
          const made = await makeDataset(services, received, labels, (tx, row) =>
            keep(tx, row && uploaded(row)),
          )
          return uploaded(made)
        }),
      )
    },
    async bulkUpload({ user, body, idempotencyKey }) {
      const { projectId } = body
      if (projectId != null) await ownProject(db, user.id, projectId)
      const once = { userId: user.id, route: 'bulkUpload', key: idempotencyKey, question: body }
      return runOnce<{ datasets: Dataset[] }>(store, once, async (keep) => {
        const files = body.datasets.map((text) => ({
          ...incomingFile(text),
          labels: { name: text.name, description: text.description ?? '', projectId },
        }))
        return listed(
          await addTogether(services, user.id, files, (tx, rows) => keep(tx, listed(rows))),
        )
      })
    },
    async replaceDataset({ user, params, body, request, idempotencyKey }) {
      const row = await ownDataset(db, user.id, params.id)
      await refuseWithoutRoom(services, user.id, Number(request.headers['content-length'] ?? 0))
      const file = incomingFile(body)
      const { question } = file
      const route = `replaceDataset ${row.id}`
      const once = { userId: user.id, route, key: idempotencyKey, question }
      const answer = await runOnce<Uploaded>(store, once, (keep) =>
        withReceived(services, user.id, file, async (received) =>
          uploaded(
            await replaceDataset(services, row, received, (tx: Queries, after) =>
              keep(tx, after && uploaded(after)),
            ),
          ),
        ),
      )
      // While it is being read the pipelines cannot be checked yet.
      if (answer.dataset.status !== 'ready') return answer
      return { ...answer, affected: await affectedPipelines(services, user.id, [row.id]) }
    },
    async copyDataset({ user, params, body }) {
      const row = await ownDataset(db, user.id, params.id)
      const overrides = body.reading ?? row.overrides
      const name = body.name ?? overrides.sheet ?? row.name
      return { dataset: published(await copyDataset(services, row, name, overrides)) }
    },
    async readSheet({ user, params, body }) {
      const row = await ownDataset(db, user.id, params.id)
      return { dataset: published(await sheets.dataset(row, body.sheet)) }
    },
  }

  function published(row: StoredDataset): Dataset {
    return publicDataset(row, datasetReader.stateOf(row.id))
  }

  function listed(rows: readonly StoredDataset[]): { datasets: Dataset[] } {
    return { datasets: rows.map(published) }
  }

  function uploaded(row: StoredDataset): Uploaded {
    return { success: true, dataset: published(row) }
  }
}

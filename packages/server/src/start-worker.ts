import type { Writable } from 'node:stream'
import { sweepHomes } from '@plainflow/engine'
import { KEPT_FOLDERS } from './files/copies-mark.ts'
import type { Parts } from './make-parts.ts'
import { keepPresent } from './monitoring/keep-present.ts'
import { closeParts, openParts } from './open-parts.ts'
import { removeScratch } from './scratch.ts'
import { type Settings, SettingsError } from './settings.ts'
import { limitUse } from './store/limit-use.ts'

export interface WorkerOptions {
  readonly settings: Settings
  /** Where log lines go; standard output unless told. */
  readonly logStream?: Writable
}

export interface RunningWorker {
  close(): Promise<void>
}

/** Takes runs from the store of servers elsewhere and executes them; answers no request itself. */
export async function startWorker({ settings, logStream }: WorkerOptions): Promise<RunningWorker> {
  refuseAlone(settings)
  const parts = await openParts({ settings, logStream })
  try {
    await recover(parts)
    limitUse(parts.store.pool)
    await keepPresent(parts, 'worker')
    await parts.runQueue.start()
    return { close: () => closeAll(parts) }
  } catch (error) {
    await closeAll(parts)
    throw error
  }
}

/** What it takes and leaves has to be where the servers find it, sealed as they seal it. */
function refuseAlone({ store, files, secret, runPlaces }: Settings): void {
  const missing = [
    ...(store === 'outside'
      ? []
      : ['DATABASE_URL: is missing: a worker takes runs from the database that servers share']),
    ...(files
      ? []
      : ['PLAINFLOW_FILES: is missing: a worker and its servers share files in a bucket']),
    ...(secret ? [] : ['PLAINFLOW_SECRET: is missing: a worker opens what servers sealed with it']),
    ...(runPlaces > 0 ? [] : ['PLAINFLOW_RUN_PLACES: is 0, and runs are all that a worker does']),
  ]
  if (missing.length > 0) throw new SettingsError(missing)
}

/** What it left unfinished when it was killed. */
async function recover(parts: Parts): Promise<void> {
  await parts.runQueue.recover()
  await parts.fileStore.takeStock(KEPT_FOLDERS)
  await removeScratch(parts)
  await parts.waysOut.sweep()
  await sweepHomes()
}

async function closeAll(parts: Parts): Promise<void> {
  parts.background.stopWaiting()
  await parts.runQueue.stop()
  await closeParts(parts)
}

import type { Writable } from 'node:stream'
import { closeEngine, leaveCores } from '@plainflow/engine'
import type { ConnectorsAtHand } from './connections/connectors-at-hand.ts'
import { createLog } from './create-log.ts'
import type { FileStore } from './files/file-store.ts'
import { openFiles } from './files/open-files.ts'
import { makeParts, type Parts } from './make-parts.ts'
import { sayGone } from './monitoring/keep-present.ts'
import { readOldSecrets, readSecret } from './read-secret.ts'
import { Seal } from './sealing/seal.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'

interface OpenOptions {
  readonly settings: Settings
  readonly logStream?: Writable | undefined
  readonly connectors?: ConnectorsAtHand | undefined
}

/** Store, files and all that is made of them; nothing of it does anything yet. */
export async function openParts({ settings, logStream, connectors }: OpenOptions): Promise<Parts> {
  // Whoever looks how a run is doing is answered while it takes all it can get.
  leaveCores(1)
  const log = createLog(settings.logLevel, logStream)
  const store = await openStore(settings, log)
  let fileStore: FileStore | null = null
  try {
    const secret = readSecret(settings)
    const seal = new Seal(secret, readOldSecrets(settings))
    fileStore = await openFiles(settings, log)
    return await makeParts({ settings, log, store, fileStore, seal, secret, connectors })
  } catch (error) {
    // A PostgreSQL of our own would go on without us, and keep the next start from the folder.
    fileStore?.close()
    await store.close()
    throw error
  }
}

/** In the order in which one is asked by another; whoever takes work has stopped before. */
export async function closeParts(parts: Parts): Promise<void> {
  await parts.thinkers.close()
  await parts.models.close()
  await parts.waysOut.close()
  await parts.background.finish()
  await closeEngine()
  parts.fileStore.close()
  await sayGone(parts).catch(() => {}) // a store that is away finds out by itself
  await parts.store.close()
}

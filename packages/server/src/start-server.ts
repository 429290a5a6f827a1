import type { Writable } from 'node:stream'
import { closeEngine, leaveCores, sweepHomes } from '@plainflow/engine'
import { ExternalSignIn } from './accounts/external-sign-in.ts'
import { forgetExpiredSessions } from './accounts/sessions.ts'
import { forgetExpiredTokens } from './accounts/single-use-tokens.ts'
import { Background } from './background.ts'
import { createLog } from './create-log.ts'
import { releaseForgottenCredits, releaseOwnCredits } from './credits/credits.ts'
import { DatasetFiles } from './datasets/dataset-files.ts'
import { DatasetProfiles } from './datasets/dataset-profiles.ts'
import { DatasetReader } from './datasets/dataset-reader.ts'
import { recoverDatasets } from './datasets/recover-datasets.ts'
import { removeScratch } from './pipelines/export-scratch.ts'
import { TableBrowsers } from './datasets/table-browsers.ts'
import { UploadSessions } from './datasets/upload-sessions.ts'
import { EngineTurns } from './engine-turns.ts'
import { createHttp } from './http/create-http.ts'
import { forgetOldCalls, renewCalls } from './http/run-once.ts'
import type { LanguageModel } from './models/language-model.ts'
import { readSecret } from './read-secret.ts'
import { RunQueue } from './runs/run-queue.ts'
import type { Services } from './services.ts'
import { readSettings, type Settings } from './settings.ts'
import { limitUse } from './store/limit-use.ts'
import { openStore } from './store/open-store.ts'
import { Thinkers } from './thinking/thinkers.ts'
import { readVersion } from './read-version.ts'

export interface StartOptions {
  readonly settings?: Settings
  /** The built web; null serves the API alone. */
  readonly webFolder?: string | null
  /** Where log lines go; standard output unless told. */
  readonly logStream?: Writable
  /** How long the body of a request may stand still; a minute unless told. */
  readonly bodyIdleMs?: number | undefined
}

export interface RunningServer {
  /** Where it listens. */
  readonly url: string
  readonly settings: Settings
  readonly store: Settings['store']
  close(): Promise<void>
}

/** Starts everything: store, runs, HTTP. What a killed server left unfinished is taken up again. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const settings = options.settings ?? readSettings(process.env)
  // Whoever looks how a run is doing is answered while it takes all it can get.
  leaveCores(1)
  const log = createLog(settings.logLevel, options.logStream)
  const store = await openStore(settings, log)
  const background = new Background(log)
  const datasetFiles = new DatasetFiles(settings.dataFolder)
  const runQueue = new RunQueue(settings.dataFolder, () => services)
  const externalSignIn = new ExternalSignIn(settings)
  const version = readVersion()
  const services: Services = {
    settings,
    store,
    log,
    background,
    datasetFiles,
    datasetReader: new DatasetReader(() => services),
    datasetProfiles: new DatasetProfiles(() => services),
    tableBrowsers: new TableBrowsers(),
    uploadSessions: new UploadSessions(() => services),
    runQueue,
    engineTurns: new EngineTurns(),
    thinkers: new Thinkers(),
    externalSignIn,
    model: await configuredModel(settings),
    modelTurns: new EngineTurns({ atOnce: MODEL_CALLS_AT_ONCE, atOncePerUser: 1 }),
    version,
  }
  try {
    await recover(services)
    // From here on: what goes through all there is, at start, may take its time.
    limitUse(store.pool)
    const secret = readSecret(settings)
    const { webFolder = null, bodyIdleMs } = options
    const http = await createHttp(services, { webFolder, secret, bodyIdleMs })
    await http.listen({ port: settings.port, host: settings.host })
    keepHouse(services)
    background.run('start a thread to think in', () => services.thinkers.warm())
    await runQueue.start()
    await services.datasetReader.start()
    const address = http.server.address()
    const port = typeof address === 'object' ? (address?.port ?? settings.port) : settings.port
    return {
      url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`,
      settings,
      store: store.kind,
      async close() {
        background.stopWaiting()
        // Whoever is still sending something after ten seconds is cut off.
        const impatient = setTimeout(() => http.server.closeAllConnections(), 10_000)
        await http.close()
        clearTimeout(impatient)
        await runQueue.stop()
        await services.datasetReader.stop()
        await services.datasetProfiles.stop()
        await services.tableBrowsers.close()
        await services.thinkers.close()
        await background.finish()
        await closeEngine()
        await store.close()
      },
    }
  } catch (error) {
    await background.finish()
    await services.thinkers.close()
    await store.close()
    throw error
  }
}

const MODEL_CALLS_AT_ONCE = 16

/** What speaks to models is loaded only where there is one: most servers never need it. */
async function configuredModel({ ai }: Settings): Promise<LanguageModel | null> {
  if (!ai) return null
  const { openModel } = await import('./models/open-model.ts')
  return openModel(ai)
}

/** Before anybody is served: nothing may point to what is half there. */
async function recover(services: Services): Promise<void> {
  await services.runQueue.recover()
  await releaseOwnCredits(services.store)
  await recoverDatasets(services)
  await removeScratch(services)
  await sweepHomes()
}

function keepHouse({ store, background, uploadSessions, tableBrowsers }: Services): void {
  background.every(10_000, 'close idle tables', () => tableBrowsers.closeIdle())
  background.every(3_000, 'hold calls', () => renewCalls(store))
  background.run('release forgotten credits', () => releaseForgottenCredits(store.db))
  background.every(60_000, 'release forgotten credits', () => releaseForgottenCredits(store.db))
  background.every(3_600_000, 'forget what expired', async () => {
    await forgetExpiredSessions(store.db)
    await forgetExpiredTokens(store.db)
    await forgetOldCalls(store.db)
    await uploadSessions.removeExpired()
  })
}

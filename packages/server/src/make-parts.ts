import { startApart } from '@plainflow/engine'
import { ExternalSignIn } from './accounts/external-sign-in.ts'
import { ArtifactFiles } from './artifacts/artifact-files.ts'
import { ConsentLinks } from './alerts/consent.ts'
import { type ModelsOptions, UsersModels } from './assistant/users-models.ts'
import { Background } from './background.ts'
import { ConnectorsAtHand } from './connections/connectors-at-hand.ts'
import { Outside } from './connections/outside.ts'
import { DatasetFiles } from './datasets/dataset-files.ts'
import { DatasetProfiles } from './datasets/read/dataset-profiles.ts'
import { DatasetReader } from './datasets/read/dataset-reader.ts'
import { TableBrowsers } from './datasets/browse/table-browsers.ts'
import { UploadSessions } from './datasets/receive/upload-sessions.ts'
import { EngineTurns } from './engine-turns.ts'
import type { FileStore } from './files/file-store.ts'
import type { Log } from './log.ts'
import { MailSender } from './mail/mail-sender.ts'
import { Metrics } from './monitoring/metrics.ts'
import { WaysOut } from './outbound/ways-out.ts'
import { readVersion } from './read-version.ts'
import { openCashier } from './payments/open-cashier.ts'
import { ResultCaches } from './runs/result-caches.ts'
import { RunQueue } from './runs/run-queue.ts'
import type { Seal } from './sealing/seal.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/open-store.ts'
import { Thinkers } from './thinking/thinkers.ts'

export interface PartsOptions {
  readonly settings: Settings
  readonly log: Log
  readonly store: Store
  readonly fileStore: FileStore
  readonly seal: Seal
  readonly secret: string
  readonly connectors?: ConnectorsAtHand | undefined
}

/**
 * Everything that lives as long as the server, each made of those before it. Only what starts the server
 * sees them all: any other file names the few it needs, by the `With…` that stands beside each.
 */
export async function makeParts(options: PartsOptions) {
  const {
    settings,
    log,
    store,
    fileStore,
    seal,
    secret,
    connectors = new ConnectorsAtHand(),
  } = options
  const { dataFolder } = settings
  const background = new Background(log)
  const version = readVersion()
  const datasetFiles = new DatasetFiles(dataFolder, fileStore)
  const artifactFiles = new ArtifactFiles(dataFolder, fileStore)
  const engineTurns = new EngineTurns()
  const modelTurns = new EngineTurns({ atOnce: MODEL_CALLS_AT_ONCE, atOncePerUser: 1 })
  const waysOut = waysOutOf(settings, log)
  const outside = new Outside({ waysOut }, seal, connectors)
  const first = {
    settings,
    log,
    store,
    fileStore,
    background,
    datasetFiles,
    engineTurns,
    modelTurns,
    outside,
    seal,
    secret,
    version,
    metrics: new Metrics(version),
    consentLinks: new ConsentLinks(secret, settings.publicUrl),
  }
  const thinkers = new Thinkers()
  const datasetProfiles = new DatasetProfiles(first)
  const datasetReader = new DatasetReader({ ...first, datasetProfiles })
  const resultCaches = new ResultCaches(dataFolder, first)
  return {
    ...first,
    cashier: openCashier(first),
    artifactFiles,
    thinkers,
    datasetProfiles,
    datasetReader,
    tableBrowsers: new TableBrowsers(),
    uploadSessions: new UploadSessions(first),
    resultCaches,
    runQueue: new RunQueue({ ...first, artifactFiles, thinkers, datasetReader, resultCaches }),
    mailSender: new MailSender(first),
    externalSignIn: new ExternalSignIn(settings),
    waysOut,
    models: new UsersModels(first, { seal, ...(await modelsAtHand(settings)) }),
  }
}

export type Parts = Awaited<ReturnType<typeof makeParts>>

const MODEL_CALLS_AT_ONCE = 16

const CONNECT_MS = 10_000

function waysOutOf(settings: Settings, log: Log): WaysOut {
  const { dataFolder, allowedPlaces: places, maxOutboundBytes: bytes, maxOutboundMs } = settings
  const limits = { connectMs: CONNECT_MS, totalMs: maxOutboundMs, bytes }
  return new WaysOut({ log, dataFolder, places, limits })
}

/** The model the environment names, else the one in a file that the operator has chosen; and how files are opened. */
async function modelsAtHand({ ai, dataFolder }: Settings): Promise<Omit<ModelsOptions, 'seal'>> {
  const { openFileModel, settingsInUse } = await import('@plainflow/models/local')
  return {
    ofServer: await settingsInUse(ai, dataFolder),
    openFile: (settings) => openFileModel(settings, { dataFolder, start: startApart }),
  }
}

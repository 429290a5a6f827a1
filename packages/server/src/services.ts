import type { ExternalSignIn } from './accounts/external-sign-in.ts'
import type { Background } from './background.ts'
import type { EngineTurns } from './engine-turns.ts'
import type { DatasetFiles } from './datasets/dataset-files.ts'
import type { DatasetProfiles } from './datasets/dataset-profiles.ts'
import type { DatasetReader } from './datasets/dataset-reader.ts'
import type { TableBrowsers } from './datasets/table-browsers.ts'
import type { UploadSessions } from './datasets/upload-sessions.ts'
import type { Log } from './log.ts'
import type { LanguageModel } from './models/language-model.ts'
import type { RunQueue } from './runs/run-queue.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/open-store.ts'
import type { Thinkers } from './thinking/thinkers.ts'

/** What handlers work with; made once at start. */
export interface Services {
  readonly settings: Settings
  readonly store: Store
  readonly log: Log
  readonly background: Background
  readonly externalSignIn: ExternalSignIn
  readonly datasetFiles: DatasetFiles
  readonly datasetReader: DatasetReader
  readonly datasetProfiles: DatasetProfiles
  readonly tableBrowsers: TableBrowsers
  readonly uploadSessions: UploadSessions
  readonly runQueue: RunQueue
  readonly engineTurns: EngineTurns
  readonly thinkers: Thinkers
  /** Null: none is configured. */
  readonly model: LanguageModel | null
  /** A model's server is asked by a few users at once, and by each only once. */
  readonly modelTurns: EngineTurns
  readonly version: string
}

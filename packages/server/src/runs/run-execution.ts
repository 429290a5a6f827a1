import type { Limits } from '@plainflow/engine'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { MadeArtifact } from '../artifacts/keep-artifacts.ts'
import type { WithConsentLinks } from '../alerts/consent.ts'
import type { WithBackground } from '../background.ts'
import type { WithDatasetReader } from '../datasets/read/dataset-reader.ts'
import type { WithFileStore } from '../files/file-store.ts'
import type { WithFilesNeeds } from '../inputs/with-files.ts'
import type { WithLog } from '../log.ts'
import type { WithMetrics } from '../monitoring/metrics.ts'
import type { runs } from '../store/schema.ts'
import type { WithThinkers } from '../thinking/thinkers.ts'
import type { WithResultCaches } from './result-caches.ts'
import type { RunFiles } from './run-files.ts'
import type { RunRow } from './run-leases.ts'

/** One run while it is executed. */
export interface RunExecution {
  readonly services: RunNeeds
  readonly files: RunFiles
  readonly run: RunRow
  readonly signal: AbortSignal
  /** Of each of its processes. */
  readonly limits: Pick<Limits, 'time' | 'memory'>
  onChange(): void
}

/** What runs are executed with. */
export interface RunNeeds
  extends
    WithFilesNeeds,
    WithFileStore,
    WithLog,
    WithBackground,
    WithMetrics,
    WithThinkers,
    WithConsentLinks,
    WithDatasetReader,
    WithArtifactFiles,
    WithResultCaches {}

/** How the row of a run is to end. */
export type Changes = Partial<typeof runs.$inferInsert>

/** The same, with what gets a row of its own together with it. */
export interface RunEnd {
  readonly changes: Changes
  readonly artifacts: readonly MadeArtifact[]
}

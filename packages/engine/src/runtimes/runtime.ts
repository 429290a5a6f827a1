import type { FileOutlet } from '@plainflow/core'
import type { Limits } from '../limits.ts'
import type { Box } from '../sandbox/sandbox.ts'

/** What runs the exported code of one language on this machine: a file in this folder for each. */
export interface Runtime {
  /** Looks for it; `env` says where, beside the usual places. */
  find(env: Environment): Promise<FoundRuntime | MissingRuntime>
}

export type Environment = Readonly<Record<string, string | undefined>>

/** What to install, as a sentence. */
export interface MissingRuntime {
  readonly missing: string
}

export interface FoundRuntime {
  /** What it is made of: `Python` 3.11.7, `pandas` 2.3.3. */
  readonly versions: readonly Version[]
  /** Runs one program in its box, where its data lies and its results are to lie. */
  run(job: RuntimeJob): Promise<RuntimeOutcome>
}

export interface Version {
  readonly name: string
  readonly version: string
}

export interface RuntimeJob {
  readonly code: string
  /** What the file is called: `pipeline.py`. */
  readonly fileName: string
  /** What it is to leave behind. */
  readonly outlets: readonly FileOutlet[]
  readonly box: Box
  readonly limits: Limits
  /** What the program must not see. */
  readonly hide: readonly string[]
  readonly outside?: OutsideJob | undefined
  readonly signal?: AbortSignal | undefined
}

/** The one way out of its box that a program is given. */
export interface OutsideJob {
  /** Variables that hold addresses. */
  readonly env: Readonly<Record<string, string>>
  /** Folders with the sockets that the addresses lead through; seen, and all there is to reach. */
  readonly sockets: readonly string[]
}

export type RuntimeOutcome =
  | { readonly status: 'completed'; readonly warnings: readonly string[] }
  /** The code stopped; its last words. */
  | { readonly status: 'stopped'; readonly reason: string }
  | { readonly status: 'limit'; readonly reason: string }
  /** Something beside the runtime itself is missing on this machine. */
  | { readonly status: 'missing'; readonly reason: string }

export function isMissing(found: FoundRuntime | MissingRuntime): found is MissingRuntime {
  return 'missing' in found
}

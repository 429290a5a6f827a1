import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { EarlierMessage } from '../sentence-to-plan/resolve-pronouns.ts'

export interface AskContext {
  readonly catalogue: Catalogue
  readonly pipeline: Pipeline
  /** Milliseconds, for the ids of new blocks. */
  readonly now: number
  /** The day it is, as 2026-01-31, for "last quarter"; without it such words stay as they are. */
  readonly today?: string
  /** The messages before this one, oldest first. */
  readonly history?: readonly EarlierMessage[]
}

/** Runs a proposal on the data, or on a sample of it. */
export type Probe = (pipeline: Pipeline) => Promise<Probed>

export interface Probed {
  /** No rows came, or nothing but empty cells and zeros. */
  readonly blank: boolean
}

export interface Asked {
  readonly response: string
  /** What the pipeline computes, in one line; absent where nothing could run. */
  readonly headline?: string
  /** Absent where nothing changes. Without errors, unless something is `open`. */
  readonly pipeline?: Pipeline
  readonly shouldExecute: boolean
  readonly assumptions: readonly string[]
  /** Sentences that may have been meant, each understood when it is said. */
  readonly alternatives: readonly string[]
  /** What is still to be filled in before the pipeline can run, each with the block's label before it. */
  readonly open?: readonly string[]
  /** What only the caller can do or find out: undo the last change, count the rows block by block. */
  readonly wants?: 'undo' | 'why-empty' | 'count'
  /** It was about the pipeline as it is (undo, explain, count, run): no other reader could say more. */
  readonly isSettled?: true
  readonly diagnostics: readonly Diagnostic[]
}

/** An answer that changes nothing. */
export function answer(text: string): Asked {
  return {
    response: text,
    shouldExecute: false,
    assumptions: [],
    alternatives: [],
    diagnostics: [],
  }
}

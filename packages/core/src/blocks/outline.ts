import type { Given, OtherInput } from './block.ts'

/**
 * What a clause asks of a block as far as it says, where it cannot be bound to data: what is missing is
 * named and kept open. Each block's stands in its outline.ts, where it has one, and is found through
 * `OUTLINE`; it is asked only for descriptions of whole workflows, after `understand`.
 */
export type Outline = (clause: string, given: Given) => Outlined | Rephrased | null

export interface Outlined {
  readonly configuration: unknown
  /** 0 to 1; from `CERTAIN` on no reading that guesses columns goes before it. */
  readonly confidence: number
  readonly assumptions: readonly string[]
  /** What is still to be filled in, each in a sentence. */
  readonly open: readonly string[]
  /** What might be said in place of the clause, to leave less open. */
  readonly choices?: readonly string[]
  readonly others?: readonly OtherInput[]
  /** What of the clause is left for others. */
  readonly rest?: string
  /** It speaks of a system outside, which nothing but an outline can be bound to. */
  readonly reachesOut?: true
  /** Columns nobody knows that it takes to be there. */
  readonly guessed?: readonly string[]
}

/** The same in words that `understand` reads. */
export interface Rephrased {
  readonly says: string
  readonly assumptions?: readonly string[]
}

export const CERTAIN = 0.9

export interface OutlineSeat {
  readonly outline: Outline
  /** Words that open a clause about the block in a workflow, beside those of its definition. */
  readonly openers: readonly string[]
}

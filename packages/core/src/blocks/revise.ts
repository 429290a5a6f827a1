import type { Given } from './block.ts'

/**
 * What a block makes of a remark about itself: "sort the other way", "also by month". Null where the
 * remark is not about it. Each block's stands in its revise.ts, where it has one, and is found through
 * `REVISE`.
 */
export type Revise = (remark: Remark, there: RevisedBlock) => Revised | null

/** A clause without the words around it, and what those said. */
export interface Remark {
  readonly text: string
  /** "…instead": what is there gives way. */
  readonly instead: boolean
  /** "also …", "… too": what is there stays. */
  readonly also: boolean
}

/** The block as it is. The configuration is its own, read through its schema. */
export interface RevisedBlock {
  readonly configuration: unknown
  readonly given: Given
  /** The columns by which rows are kept on the canvas. */
  readonly kept: readonly string[]
}

export interface Revised {
  readonly configuration: unknown
  readonly assumptions: readonly string[]
  /** Nothing is left of it, so it goes. */
  readonly gone?: true
  /** A clause for a block to be put before it, whose columns it then uses. */
  readonly first?: string
  /** Where rows are cut off, here or farther on: the clause that does the same to those that are left. */
  readonly onRest?: string
}

import type { Feature, Label } from '@plainflow/core'

/** What a model is trained on and tested with: all rows that have a target, by feature. */
export interface FeatureTable {
  readonly features: readonly Feature[]
  /** By feature, in the order of `features`; NaN where it is null. */
  readonly columns: readonly FeatureColumn[]
  readonly count: number
  /** The number to predict, or the place of the label in `labels`, -1 where that is not among the train rows; null for clusters. */
  readonly target: Float64Array | null
  readonly labels: readonly Label[]
  /** Rows that have to stay together, such as those of one customer; their numbers begin with 0. */
  readonly groups: Int32Array
  readonly trainRows: Int32Array
  readonly testRows: Int32Array
}

/** Small whole numbers need no more than a byte each; a million rows have to fit. */
export type FeatureColumn = Float64Array | Uint8Array

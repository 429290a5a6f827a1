import type { Evaluation } from './evaluation.ts'
import type { Feature } from './feature.ts'
import type { Settings, Training } from './training.ts'

export const MODEL_FORMAT = 1

/** It is read as a whole; none that is larger is trained, or read. */
export const MOST_MODEL_BYTES = 30_000_000

/**
 * A trained model as it is stored: plain JSON, the same bytes wherever it was trained. Whatever was found
 * on the training rows is in it, so that `predict` needs nothing but the rows.
 */
export interface Model {
  readonly format: typeof MODEL_FORMAT
  readonly training: Training
  /** Those of its settings that were asked for, where any were: the trainer chose the others. */
  readonly asked?: Settings
  /** What the scorer looks at, each computed from the columns of a row. */
  readonly features: readonly Feature[]
  /** Labels of a classification, as they stand in the data, in the order of the scores. */
  readonly labels: readonly Label[]
  readonly scorer: Scorer
  readonly chance: Chance | null
  readonly evaluation: Evaluation
  readonly rows: { readonly train: number; readonly test: number; readonly withoutTarget: number }
  /** Of the rows it was trained on. */
  readonly fingerprint: string
  /** Set where the test rows are the latest: the first moment among them, as text. */
  readonly testFrom?: string
}

export type Label = string | number | boolean

/**
 * How scores become the chance of a label, null where there is none. `logistic`: 1 / (1 + e^-score), of
 * several labels their softmax. `share`: the scores are the shares; that of two labels is the second's
 * share less a half.
 */
export type Chance = 'logistic' | 'share'

/**
 * How features become scores. One score for a regression and for two labels, one for each label or cluster
 * otherwise. A regression predicts the score; of two labels the second wins where the score is above 0; of
 * several the highest (of clusters: the nearest) does, of equal ones the first. Sums are made in the order
 * in which they stand here, so that every language comes to the same number.
 */
export type Scorer = LinearScorer | TreeScorer | NetworkScorer | ClusterScorer

/** `intercept + weight · feature + …`, for each score; features are never null. */
export interface LinearScorer {
  readonly kind: 'linear'
  readonly scores: readonly { readonly intercept: number; readonly weights: readonly number[] }[]
}

/**
 * For each score the whole numbers of one leaf in each tree, added: exact in any order. The score is
 * `base + sum * step`. What a forest divides by is in its leaves already.
 */
export interface TreeScorer {
  readonly kind: 'trees'
  /** A power of two. */
  readonly step: number
  readonly scores: readonly { readonly base: number; readonly trees: readonly TreeNode[] }[]
}

export type TreeNode = TreeLeaf | TreeSplit

export interface TreeLeaf {
  readonly leaf: number
}

/** `yes` where the feature is at most `most` or, of a category, its code lies in one of the ranges. */
export interface TreeSplit {
  /** A place in the model's features. */
  readonly feature: number
  readonly test:
    { readonly most: number } | { readonly within: readonly (readonly [number, number])[] }
  /** Where a row goes whose feature is null. */
  readonly empty: 'yes' | 'no'
  readonly yes: TreeNode
  readonly no: TreeNode
}

/** Layers of sums, each but the last cut off below 0; features are never null. */
export interface NetworkScorer {
  readonly kind: 'network'
  readonly layers: readonly (readonly {
    readonly intercept: number
    readonly weights: readonly number[]
  }[])[]
}

/**
 * The centre with the least `Σ weight · (feature - at)²`, whose root is the distance; features are never
 * null. What people see counts the clusters from 1.
 */
export interface ClusterScorer {
  readonly kind: 'clusters'
  readonly weights: readonly number[]
  readonly centres: readonly (readonly number[])[]
}

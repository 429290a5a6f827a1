import type { Cell } from '../relation/column.ts'

/** How good a model is, and what a person should know before trusting it. Measured on the test rows unless said otherwise. */
export interface Evaluation {
  /** In the order in which they are shown; the first is the one that the verdict speaks of. */
  readonly metrics: readonly Metric[]
  /** By the gain of the trees or the size of the weights, and by how much the first metric loses when the column is shuffled; most important first. */
  readonly importance: readonly Importance[]
  readonly charts: Charts
  readonly findings: readonly Finding[]
}

export interface Metric {
  readonly name: MetricName
  readonly train: number | null
  readonly test: number | null
  /** What always saying the most frequent label, or the mean, reaches on the same rows. */
  readonly baseline: number | null
  /** Over the folds, where it was cross-validated. */
  readonly folds?: { readonly mean: number; readonly spread: number }
}

export const METRICS = [
  'auc',
  'accuracy',
  'f1',
  'log_loss',
  'r2',
  'rmse',
  'mae',
  'silhouette',
  'inertia',
] as const
export type MetricName = (typeof METRICS)[number]

/** By column of the table: what its features do together. */
export interface Importance {
  readonly column: string
  /** Shares of the whole, 0 to 1. */
  readonly gain: number
  /** What the first metric loses; may be below 0. */
  readonly permutation: number | null
}

/** What there is to draw; absent where it means nothing for the task. Points are thinned to at most 200. */
export interface Charts {
  /** `counts[actual][predicted]`, in the order of the model's labels. */
  readonly confusion?: {
    readonly labels: readonly Cell[]
    readonly counts: readonly (readonly number[])[]
  }
  /** For two labels, of the second; for more, of each against the rest. */
  readonly roc?: readonly Curve[]
  readonly precisionRecall?: readonly Curve[]
  /** Predicted against actual. */
  readonly fit?: readonly { readonly actual: number; readonly predicted: number }[]
  readonly residuals?: readonly {
    readonly from: number
    readonly to: number
    readonly count: number
  }[]
  /** The loss after each round. */
  readonly learning?: readonly {
    readonly round: number
    readonly train: number
    readonly test: number | null
  }[]
  readonly clusters?: readonly {
    readonly cluster: number
    readonly rows: number
    readonly centre: Readonly<Record<string, Cell>>
  }[]
}

export interface Curve {
  readonly label: Cell
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

/** Found while training; never a reason to stop. `evidence` are the figures its sentence is made of. */
export interface Finding {
  readonly kind: FindingKind
  readonly columns: readonly string[]
  readonly evidence: Readonly<Record<string, number>>
}

export const FINDINGS = [
  /** One column alone tells the target: `alone` is its metric. */
  'leak',
  /** The same keys are among the train and the test rows: `shared` of `rows`. */
  'shared_keys',
  /** Left out: nothing varies in it. */
  'constant',
  /** Left out: nearly every row has a value of its own; `distinct` of `rows`. */
  'identifier',
  /** `share` of the rarest label. */
  'imbalance',
  /** `rows` of the rarest label, or in all. */
  'few_rows',
  /** Two columns say the same: `correlation`. */
  'collinear',
  /** No better than the baseline: `model`, `baseline`. */
  'no_signal',
  /** Much better on what it learned from: `train`, `test`. */
  'overfitting',
  /** Labels not among the train rows: `rows`. */
  'unseen_label',
  /** Clusters hardly apart: `silhouette`. */
  'weak_clusters',
] as const
export type FindingKind = (typeof FINDINGS)[number]

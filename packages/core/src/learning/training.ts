import type { Column } from '../relation/column.ts'

/** What a model learns to say of a row: a number, one of several labels, or which rows belong together. */
export const LEARNING_TASKS = ['regression', 'classification', 'clustering'] as const
export type LearningTask = (typeof LEARNING_TASKS)[number]

export const ALGORITHMS = [
  'linear_regression',
  'decision_tree',
  'random_forest',
  'gradient_boosting',
  'neural_network',
  'clustering',
] as const
export type Algorithm = (typeof ALGORITHMS)[number]

/** Everything that decides which model comes out of which rows: the same training over the same rows gives the same bytes. */
export interface Training {
  readonly task: LearningTask
  readonly algorithm: Algorithm
  /** The column to predict; null for clustering. */
  readonly target: string | null
  /** The columns it may look at, in the order of the table, with the types they have. */
  readonly features: readonly Column[]
  readonly split: Split
  readonly seed: number
  readonly settings: Settings
}

/** Which rows are kept aside to test the model; the rule is printed in every language, see `test-rows.ts`. */
export type Split =
  /**
   * By the digest of these columns' cells: rows that are equal there stay on one side. Where no key is
   * known, all columns are the key.
   */
  | { readonly by: 'key'; readonly columns: readonly Column[]; readonly share: number }
  /** The latest rows: those at or after the moment found when the model was trained. */
  | { readonly by: 'time'; readonly column: string; readonly share: number }

/** What an expert may set; what is absent is chosen by the trainer and noted in the model. */
export interface Settings {
  readonly trees?: number
  readonly depth?: number
  readonly rate?: number
  readonly clusters?: number
  readonly epochs?: number
  /** Rare classes count as much as frequent ones. */
  readonly balanced?: boolean
  /** Cross-validation over so many folds of the training rows; 0: none. */
  readonly folds?: number
}

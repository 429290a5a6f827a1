import type { SCIKIT_MAKERS } from './makers.ts'

/**
 * How far scikit-learn's model may be from ours on the same rows, in AUC or R². Its trees have no tests for
 * categories, and its networks draw other weights to begin with.
 */
export const TOLERANCES: Readonly<Record<keyof typeof SCIKIT_MAKERS, number>> = {
  linear_regression: 0.01,
  decision_tree: 0.06,
  random_forest: 0.06,
  gradient_boosting: 0.02,
  neural_network: 0.04,
}

import type { SPARK_MAKERS } from './makers.ts'

/**
 * How far Spark's model may be from ours on the same rows, in AUC or R². Its trees look at fewer cuts of a
 * number, and its networks bend otherwise.
 */
export const SPARK_TOLERANCES: Readonly<Record<keyof typeof SPARK_MAKERS, number>> = {
  linear_regression: 0.01,
  decision_tree: 0.06,
  random_forest: 0.06,
  gradient_boosting: 0.03,
  neural_network: 0.05,
}

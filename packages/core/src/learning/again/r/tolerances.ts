import type { Algorithm } from '../../training.ts'

/** How far a model of R may be from ours on the same rows, in AUC or R². */
export const TOLERANCES: Readonly<Record<Exclude<Algorithm, 'clustering'>, number>> = {
  linear_regression: 0.01,
  decision_tree: 0.06,
  random_forest: 0.06,
  gradient_boosting: 0.02,
  neural_network: 0.05,
}

import type { Algorithm } from '../../learning/training.ts'
import type { MlTrainConfiguration } from './config.ts'
import { initial } from './config.ts'

type Chosen = MlTrainConfiguration['parameters']['algorithm']
type Type = MlTrainConfiguration['mlModel']['type']
type Names = Pick<MlTrainConfiguration, 'parameters'> & {
  readonly mlModel: Pick<MlTrainConfiguration['mlModel'], 'type'>
}

/**
 * The one algorithm that two lists name. What is chosen under Configuration wins, and the model type under
 * ML Models only says which of its kind; where the former was left as it comes, the latter decides.
 */
export function algorithmOf({ parameters, mlModel }: Names): Algorithm {
  const { algorithm } = parameters
  const byType = TYPES[mlModel.type]
  if (algorithm === initial.parameters.algorithm) return byType
  return KINDS[algorithm].includes(byType) ? byType : KINDS[algorithm][0]
}

/** Whether the two lists name what cannot be the same. */
export function namesDiffer(names: Names): boolean {
  const { type } = names.mlModel
  return type !== initial.mlModel.type && algorithmOf(names) !== TYPES[type]
}

const TYPES: Readonly<Record<Type, Algorithm>> = {
  linear_regression: 'linear_regression',
  random_forest: 'random_forest',
  xgboost: 'gradient_boosting',
  neural_network: 'neural_network',
  decision_tree: 'decision_tree',
}

const KINDS: Readonly<Record<Chosen, readonly [Algorithm, ...Algorithm[]]>> = {
  linear_regression: ['linear_regression'],
  random_forest: ['random_forest', 'decision_tree'],
  gradient_boosting: ['gradient_boosting'],
  neural_network: ['neural_network'],
  clustering: ['clustering'],
}

/** How each is stored: in both lists alike. */
export const STORED: Readonly<Record<Algorithm, readonly [Chosen, Type]>> = {
  linear_regression: ['linear_regression', 'linear_regression'],
  decision_tree: ['random_forest', 'decision_tree'],
  random_forest: ['random_forest', 'random_forest'],
  gradient_boosting: ['gradient_boosting', 'xgboost'],
  neural_network: ['neural_network', 'neural_network'],
  clustering: ['clustering', initial.mlModel.type],
}

/** As sentences call them. */
export const ALGORITHM_WORDS: Readonly<Record<Algorithm, string>> = {
  linear_regression: 'linear regression',
  decision_tree: 'decision tree',
  random_forest: 'random forest',
  gradient_boosting: 'gradient boosting',
  neural_network: 'neural network',
  clustering: 'clustering',
}

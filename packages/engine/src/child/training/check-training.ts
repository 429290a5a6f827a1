import type { Column, LearningTask, Training } from '@plainflow/core'
import { UntrainableRows } from '../../untrainable-rows.ts'

/** What is wrong with a training whatever the rows are. */
export function checkTraining(training: Training, columns: readonly Column[]): void {
  const { task, algorithm, target, features, split } = training
  const typeOf = (column: string) => columns.find(({ name }) => name === column)?.type
  if (task !== 'clustering' && target === null)
    throw new UntrainableRows('No column is named that the model is to predict')
  if ((task === 'clustering') !== (algorithm === 'clustering'))
    throw new UntrainableRows(
      `${ALGORITHM_WORDS[algorithm]} cannot be used for ${TASK_WORDS[task]}`,
    )
  if (features.length === 0) throw new UntrainableRows('There is no column to learn from')
  const type = target === null ? undefined : typeOf(target)
  if (task === 'regression' && type !== 'integer' && type !== 'number')
    throw new UntrainableRows(
      `"${target}" holds no numbers: a number can only be predicted of a column of numbers. Predicting a class might be meant`,
    )
  if (!(split.share > 0 && split.share < 1))
    throw new UntrainableRows('The share of the test rows has to be between 0 and 1')
  if (split.by === 'key' && split.columns.length === 0)
    throw new UntrainableRows('The split names no key')
  const momentType = split.by === 'time' ? typeOf(split.column) : 'date'
  if (momentType !== 'date' && momentType !== 'timestamp')
    throw new UntrainableRows(
      `"${split.by === 'time' ? split.column : ''}" holds no dates: it cannot tell the latest rows`,
    )
}

const TASK_WORDS: Record<LearningTask, string> = {
  regression: 'predicting numbers',
  classification: 'predicting classes',
  clustering: 'finding groups of rows',
}

const ALGORITHM_WORDS: Record<Training['algorithm'], string> = {
  linear_regression: 'Linear regression',
  decision_tree: 'A decision tree',
  random_forest: 'A random forest',
  gradient_boosting: 'Gradient boosting',
  neural_network: 'A neural network',
  clustering: 'Clustering',
}

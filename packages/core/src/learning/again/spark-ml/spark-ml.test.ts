import { expect, test } from 'vitest'
import { lineModel, yesNoModel } from '../../small-models.ts'
import type { Model } from '../../model.ts'
import type { Algorithm } from '../../training.ts'
import { sparkMl } from './spark-ml.ts'

const rows = { kind: 'step', step: 'rows', columns: [] } as const
const table = { relation: rows, features: ['x'], goal: 'goal', tests: 'is test row' } as const
const judged = { metric: 'auc', name: 'AUC', trained: 0.9 } as const

function cellOf(model: Model, algorithm: Algorithm) {
  return sparkMl({ ...model, training: { ...model.training, algorithm } }, table, judged)
}

test('what Spark has no counterpart of is a gap with its reason', () => {
  const three = { ...yesNoModel, labels: ['a', 'b', 'c'] }
  expect(cellOf(three, 'gradient_boosting')).toEqual({
    kind: 'gap',
    why: 'Boosting in Spark ML tells no more than two labels apart.',
  })
  expect(cellOf(lineModel, 'neural_network')).toEqual({
    kind: 'gap',
    why: 'Spark ML has no network that predicts a number.',
  })
})

test('the learner is the one of the task, and is told how many rows there are', () => {
  const cell = cellOf(yesNoModel, 'linear_regression')
  if (cell.kind === 'gap') throw new Error(cell.why)
  expect(cell.call.definition).toContain('from pyspark.ml.classification import LogisticRegression')
  expect(JSON.parse(cell.texts[0] ?? '')).toMatchObject({ rows: 4, scaled: false, tolerance: 0.01 })
  expect(cellOf(lineModel, 'random_forest')).toMatchObject({
    call: { name: 'train_random_forest_regressor' },
  })
  expect(cellOf(yesNoModel, 'gradient_boosting')).toMatchObject({ kind: 'calls' })
})

import { trainedAgain } from '../../learning/again/trained-again.ts'
import { trainingTable } from '../../learning/again/training-table.ts'
import { predictRows } from '../../learning/predict-rows.ts'
import { PREDICTION_NAMES } from '../../learning/predicted-columns.ts'
import { isTestRow } from '../../learning/test-rows.ts'
import type { Relation } from '../../relation/relation.ts'
import { trainedModel } from '../../tables/trained-model.ts'
import type { Given, Lowered, Waiting } from '../block.ts'
import type { MlTrainConfiguration } from './config.ts'
import { learns } from './learning.ts'
import { importanceTable, metricTable } from './result-tables.ts'

/**
 * Given its model, a training is its test rows with predictions, and two tables of figures; code may train
 * it again.
 */
export function lower(configuration: MlTrainConfiguration, given: Given): Lowered {
  const { name, training, rows } = learns(configuration, given)
  const model = trainedModel(given.catalogue, given.block, { training })
  if (!model) throw new Error('A training was lowered without its model')
  const { split, seed, task } = training
  // Nothing is known of a row that its cluster could be held against: all are shown theirs.
  const judged: Relation =
    task === 'clustering'
      ? rows
      : { kind: 'filter', input: rows, condition: isTestRow(split, seed, model.testFrom) }
  const { metrics, importance } = model.evaluation
  const table = trainingTable(rows, model)
  const again = trainedAgain(name, model, table)
  return {
    relations: [
      predictRows(judged, model, PREDICTION_NAMES[task]),
      metricTable(rows, metrics),
      importanceTable(rows, importance),
    ],
    ...(again ? { again: { relation: table.relation, outlet: again } } : {}),
  }
}

export function waitsFor(configuration: MlTrainConfiguration, given: Given): Waiting | null {
  if (trainedModel(given.catalogue, given.block, learns(configuration, given))) return null
  return {
    code: 'ml_train/not-trained',
    message: 'Run the pipeline to train the model first.',
    hint: 'What it predicts can be shown and printed once a run has trained it.',
  }
}

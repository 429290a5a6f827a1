import type { Column, ColumnType } from '../relation/column.ts'
import type { LearningTask } from './training.ts'

/** What the columns of a prediction are called; the second is left out where the task gives one only. */
export interface PredictionNames {
  readonly prediction: string
  /** The chance of the label, or the distance from the middle of the cluster. */
  readonly measure: string
}

export const PREDICTION_NAMES: Readonly<Record<LearningTask, PredictionNames>> = {
  regression: { prediction: 'prediction', measure: 'probability' },
  classification: { prediction: 'prediction', measure: 'probability' },
  clustering: { prediction: 'cluster', measure: 'distance' },
}

/** Which columns a prediction adds, known before anything is trained. */
export function predictedColumns(
  task: LearningTask,
  predicts: ColumnType,
  names: PredictionNames = PREDICTION_NAMES[task],
): readonly Column[] {
  const prediction: Column = { name: names.prediction, type: predicts }
  return task === 'regression'
    ? [prediction]
    : [prediction, { name: names.measure, type: 'number' }]
}

/** What arrives with what is predicted: in the place of a column of that name, else behind all of them. */
export function withPredicted(
  arriving: readonly Column[],
  predicted: readonly Column[],
): readonly Column[] {
  const made = new Map(predicted.map((column) => [column.name, column]))
  const known = new Set(arriving.map(({ name }) => name))
  return [
    ...arriving.map((column) => made.get(column.name) ?? column),
    ...predicted.filter(({ name }) => !known.has(name)),
  ]
}

import { featuresUsed } from '../../learning/features-used.ts'
import type { Label, Model } from '../../learning/model.ts'
import { PREDICTION_NAMES, type PredictionNames } from '../../learning/predicted-columns.ts'
import type { LearningTask } from '../../learning/training.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import { findModel } from '../../tables/find-model.ts'
import type { Given } from '../block.ts'
import type { PredictConfiguration } from './config.ts'

/** The model that is applied, connected or stored, as far as it is known. */
export interface AppliedModel {
  readonly task: LearningTask
  readonly predicts: ColumnType
  /** The columns it looks at. */
  readonly features: readonly Column[]
  readonly labels: readonly Label[]
  /** Null while it is not trained, or not at hand. */
  readonly model: Model | null
  readonly isConnected: boolean
}

export function appliedModel(
  { parameters }: PredictConfiguration,
  given: Given,
): AppliedModel | null {
  const learned = given.inputs.find((input) => input.learned)?.learned
  if (learned) {
    const { training, predicts, model } = learned
    const features = model ? featuresUsed(model) : training.features
    return {
      task: training.task,
      predicts,
      features,
      labels: model?.labels ?? [],
      model,
      isConnected: true,
    }
  }
  const stored = findModel(given.catalogue, parameters.model)
  if (!stored) return null
  const { task, target, labels, features, model = null } = stored
  const predicts = task === 'clustering' ? 'integer' : (target?.type ?? 'number')
  return { task, predicts, features, labels, model, isConnected: false }
}

export function namesOf({ parameters }: PredictConfiguration, task: LearningTask): PredictionNames {
  const usual = PREDICTION_NAMES[task]
  const { outputColumn, measureColumn } = parameters
  return { prediction: outputColumn, measure: measureColumn || usual.measure }
}

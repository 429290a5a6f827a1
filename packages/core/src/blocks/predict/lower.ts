import { predictRows } from '../../learning/predict-rows.ts'
import type { Given, Lowered, Waiting } from '../block.ts'
import { appliedModel, namesOf } from './applied-model.ts'
import type { PredictConfiguration } from './config.ts'

export function lower(configuration: PredictConfiguration, given: Given): Lowered {
  const [input] = given.inputs
  const model = appliedModel(configuration, given)?.model
  if (!input) return { relations: [] }
  if (!model) throw new Error('A prediction was lowered without its model')
  const names = namesOf(configuration, model.training.task)
  return { relations: [predictRows(input.relation, model, names)] }
}

export function waitsFor(configuration: PredictConfiguration, given: Given): Waiting | null {
  const applied = appliedModel(configuration, given)
  // A connected one is waited for by the block that trains it.
  if (!applied || applied.model || applied.isConnected) return null
  return {
    code: 'predict/model-elsewhere',
    message: 'The model itself is not at hand here.',
    hint: 'Where pipelines are run it is.',
  }
}

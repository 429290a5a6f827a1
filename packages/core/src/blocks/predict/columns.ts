import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { predictedColumns, withPredicted } from '../../learning/predicted-columns.ts'
import type { Column } from '../../relation/column.ts'
import { findColumn } from '../../relation/column-types.ts'
import { findModel } from '../../tables/find-model.ts'
import { namesakes } from '../../tables/namesakes.ts'
import { listNames } from '../../words/list-names.ts'
import { nearestName } from '../../relation/nearest-name.ts'
import type { ColumnRule, Given } from '../block.ts'
import { checkNewNames, problemAt } from '../check-column.ts'
import { type AppliedModel, appliedModel, namesOf } from './applied-model.ts'
import type { PredictConfiguration } from './config.ts'

/** The rows with what the model says of each. */
export function columns(configuration: PredictConfiguration, given: Given): ColumnRule {
  const arriving = given.inputs[0]?.columns ?? []
  const applied = appliedModel(configuration, given)
  if (!applied) return { columns: [], diagnostics: [noModel(configuration, given)] }
  const names = namesOf(configuration, applied.task)
  const predicted = predictedColumns(applied.task, applied.predicts, names)
  const diagnostics = [
    ...(applied.isConnected ? [] : sharedName(configuration, given)),
    ...featureProblems(applied, arriving, given),
    ...nameProblems(configuration, predicted, given),
  ]
  return { columns: [withPredicted(arriving, predicted)], diagnostics }
}

function noModel({ parameters }: PredictConfiguration, given: Given): Diagnostic {
  const { models = [] } = given.catalogue
  const names = [...new Set(models.map(({ name }) => name))]
  const at = place(given, 'model')
  const there =
    names.length === 0
      ? 'Train one with the block ML Train, or connect its output "Model" to this block.'
      : `The models are: ${listNames(names)}.`
  if (parameters.model === '') {
    const message = 'It is not said which model predicts.'
    return problemAt(
      at,
      'no-model',
      message,
      `Choose one, or connect the output "Model" of a block ML Train. ${names.length === 0 ? '' : there}`.trim(),
    )
  }
  const nearest = nearestName(parameters.model, names)
  const message = `There is no model called "${parameters.model}".`
  return problemAt(
    at,
    'unknown-model',
    message,
    nearest === null ? there : `Did this mean "${nearest}"? ${there}`,
  )
}

/** Names are given in each pipeline alone, and one may stand for models of several. */
function sharedName({ parameters }: PredictConfiguration, given: Given): readonly Diagnostic[] {
  const found = findModel(given.catalogue, parameters.model)
  if (!found?.pipeline || found.id === parameters.model) return []
  const others = namesakes(given.catalogue, found)
  if (others.length === 0) return []
  const { name } = found.pipeline
  const pipelines = [name, ...others.map(({ pipeline }) => pipeline?.name ?? '')]
  const message = `Several pipelines train a model called "${found.name}": ${listNames(pipelines)}. That of "${name}" is applied.`
  const hint = 'Choose one of its versions to be sure, or train them under different names.'
  const problem = problemAt(place(given, 'model'), 'shared-name', message, hint)
  return [{ ...problem, severity: 'warning' }]
}

/** Each column that is missing or holds something else, by its name. */
function featureProblems(
  { features }: AppliedModel,
  arriving: readonly Column[],
  given: Given,
): readonly Diagnostic[] {
  const names = arriving.map(({ name }) => name)
  return features.flatMap(({ name, type }) => {
    const found = findColumn(arriving, name)
    if (found?.type === type) return []
    const at = place(given, 'model')
    if (found) {
      const message = `The model learned from "${name}" as ${type}, and here it holds ${found.type}.`
      return [
        problemAt(at, 'retyped-column', message, `Convert "${name}" to ${type} before this block.`),
      ]
    }
    const nearest = nearestName(name, names)
    const message = `The model needs the column "${name}", which does not arrive here.`
    const hint =
      nearest === null
        ? 'Bring it along, or train the model without it.'
        : `Is it "${nearest}" here? Rename it to "${name}" then.`
    return [problemAt(at, 'missing-column', message, hint, { column: name, nearest })]
  })
}

function nameProblems(
  { parameters }: PredictConfiguration,
  predicted: readonly Column[],
  given: Given,
): readonly Diagnostic[] {
  const at = place(given, parameters.outputColumn.trim() === '' ? 'outputColumn' : 'measureColumn')
  const names = predicted.map(({ name }) => name)
  // Their place in the list means nothing to a reader of the form.
  return checkNewNames(names, at).map((problem) => ({
    ...problem,
    at: { block: at.block, field: at.field },
  }))
}

function place(given: Given, field: string) {
  return { block: given.block, owner: 'predict', field: `parameters.${field}` }
}

import { skipLead, takeNewName } from '../../tables/read-names.ts'
import type { CatalogueModel } from '../../tables/catalogue.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { takeOther } from '../take-other.ts'
import type { Given, Misunderstood, OtherInput, Understood } from '../block.ts'
import { initial } from './config.ts'
import type { PredictConfiguration } from './config.ts'

/**
 * "Predict "prediction" with model "churn"", as a pipeline is described, and as people say it: "score the new
 * leads with the last model".
 */
export function understand(
  clause: string,
  given: Given,
): Understood<PredictConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  if (given.inputs.length === 0) return null
  if (!reader.take('predict') && reader.takeAny(['score', 'classify', 'apply']) === null)
    return null
  const said = readNames(reader)
  const by = reader.takeAny(['with', 'using', 'by', 'through'])
  const applied = by === null ? null : readModel(reader, given)
  const { models = [] } = given.catalogue
  if (applied && 'problem' in applied) return applied
  const choice = applied ?? lastModel(models)
  if (!choice) return { problem: NONE, confidence: 0.9 }
  const rest = reader.rest()
  return {
    configuration: {
      parameters: { ...initial.parameters, ...said, model: choice.model },
    },
    confidence: 0.96,
    assumptions: choice.assumption === undefined ? [] : [choice.assumption],
    ...(choice.other ? { others: [choice.other] } : {}),
    ...(rest === '' ? {} : { rest }),
  }
}

const NONE = 'There is no trained model yet. Train one first: "train a model that predicts …".'

type Names = Partial<PredictConfiguration['parameters']>

/** The columns, where they are named in quotes; what rows are called is no column. */
function readNames(reader: ClauseReader): Names {
  if (reader.peek()?.kind === 'quoted') {
    const outputColumn = takeNewName(reader) ?? initial.parameters.outputColumn
    if (!reader.take('and')) return { outputColumn }
    const measureColumn = takeNewName(reader)
    return { outputColumn, ...(measureColumn === null ? {} : { measureColumn }) }
  }
  for (let skipped = 0; skipped < LONGEST_ROWS && !reader.done; skipped += 1) {
    if (['with', 'using', 'by', 'through'].some((word) => reader.sees(word))) break
    reader.at += 1
  }
  return {}
}

/** "the new leads of this week". */
const LONGEST_ROWS = 6

interface Choice {
  readonly model: string
  readonly other?: OtherInput
  readonly assumption?: string
}

function readModel(reader: ClauseReader, given: Given): Choice | Misunderstood {
  const { models = [] } = given.catalogue
  const start = reader.at
  const taken = takeOther(reader, given)
  if (taken?.other.kind === 'step') return { model: '', other: taken.other }
  reader.at = start
  reader.skip(['the', 'a', 'our', 'my', 'that', 'this'])
  if (
    reader.takeAny([
      'last model',
      'latest model',
      'newest model',
      'trained model',
      'current model',
    ]) !== null
  )
    return lastModel(models) ?? { problem: NONE, confidence: 0.9 }
  reader.take('model')
  const word = reader.peek()
  if (!word) return lastModel(models) ?? { problem: NONE, confidence: 0.9 }
  const named = takeNewName(reader) ?? ''
  reader.take('model')
  if (named === '' && word.kind === 'quoted') return { model: '' }
  const found = models.find(
    ({ id, name }) => id === named || name.toLowerCase() === named.toLowerCase(),
  )
  if (found) return { model: named }
  const there =
    models.length === 0
      ? NONE
      : `There are: ${[...new Set(models.map(({ name }) => name))].slice(0, 8).join(', ')}.`
  return { problem: `There is no model called "${named}". ${there}`, confidence: 0.9 }
}

/** Of several, one has to be named: the first is only likely. */
function lastModel(models: readonly CatalogueModel[]): Choice | null {
  const [last] = models
  if (!last) return null
  const others = new Set(models.map(({ name }) => name)).size - 1
  const assumption =
    others === 0
      ? {}
      : {
          assumption: `The model "${last.name}" is applied; there ${others === 1 ? 'is another' : `are ${others} others`}.`,
        }
  return { model: last.name, ...assumption }
}

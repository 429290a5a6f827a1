import { columnsOf } from '../../relation/columns-of.ts'
import type { Expression } from '../../relation/expression.ts'
import {
  binary,
  cast,
  cellOf,
  choose,
  isNull,
  nothingOf,
  numberOf,
  textOf,
} from '../../relation/make-expression.ts'
import type { Relation } from '../../relation/relation.ts'
import { featureColumns } from '../feature-columns.ts'
import { FreshNames } from '../fresh-names.ts'
import type { Label, Model } from '../model.ts'
import { isTestRow } from '../test-rows.ts'

export interface TrainingTable {
  readonly relation: Relation
  /** The columns of the features, in their order. */
  readonly features: readonly string[]
  /** The number to predict, or the place of the label; null for clusters. */
  readonly goal: string | null
  /** 1 where a row is kept aside, else 0; null where all rows are learned from. */
  readonly tests: string | null
}

/**
 * What a model was trained on, from the rows it was trained on: features, goal and side of the split, all
 * numbers that any library takes. Printed, it is the same table in every language.
 */
export function trainingTable(input: Relation, model: Model): TrainingTable {
  const { target, task, split, seed } = model.training
  const columns = columnsOf(input)
  const names = new FreshNames(columns.map(({ name }) => name))
  const features = featureColumns(model.features, () => true, columns, names)
  const goal = target === null ? null : names.of('goal')
  const tests = task === 'clustering' ? null : names.of('is test row')
  const added = [
    ...(goal === null || target === null
      ? []
      : [{ name: goal, value: goalOf(target, model.labels) }]),
    ...(tests === null
      ? []
      : [{ name: tests, value: flagOf(isTestRow(split, seed, model.testFrom)) }]),
  ]
  const steps = [...features.steps, ...(added.length > 0 ? [added] : [])]
  const computed = steps.reduce<Relation>(
    (rows, step) => ({ kind: 'compute', input: rows, columns: step }),
    input,
  )
  const known: Relation =
    goal === null
      ? computed
      : { kind: 'filter', input: computed, condition: isNull(cellOf(goal), true) }
  const found = features.cells.map((cell) => (cell?.kind === 'column' ? cell.name : ''))
  const wanted = [...new Set([...found, ...added.map(({ name }) => name)])]
  const chosen = wanted.map((name) => ({ name, from: name }))
  return {
    relation: { kind: 'select', input: known, columns: chosen },
    features: found,
    goal,
    tests,
  }
}

function flagOf(condition: Expression): Expression {
  return choose([[condition, numberOf(1)]], numberOf(0))
}

/** Rows whose label the model does not know have none. */
function goalOf(target: string, labels: readonly Label[]): Expression {
  if (labels.length === 0) return cast(cellOf(target), 'number')
  const branches = labels.map((label, place) => {
    const found = binary('=', cast(cellOf(target), 'text'), textOf(String(label)))
    return [found, numberOf(place)] as const
  })
  return choose(branches, nothingOf('number'))
}

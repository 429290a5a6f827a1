import type { Expression } from '../relation/expression.ts'
import {
  binary,
  booleanOf,
  call,
  cast,
  cellOf,
  choose,
  negative,
  numberOf,
  textOf,
  wholeOf,
} from '../relation/make-expression.ts'
import type { ComputedColumn } from '../relation/relation.ts'
import type { FreshNames } from './fresh-names.ts'
import type { Label, Model } from './model.ts'
import type { PredictionNames } from './predicted-columns.ts'

/** What the scores say, as steps; the last gives the columns that are asked for. */
export function answerColumns(
  model: Pick<Model, 'training' | 'labels' | 'chance'>,
  scores: readonly string[],
  answer: PredictionNames,
  names: FreshNames,
): readonly (readonly ComputedColumn[])[] {
  const cells = scores.map(cellOf)
  const { task } = model.training
  if (task === 'regression') return [[{ name: answer.prediction, value: only(cells) }]]
  if (task === 'clustering') return nearest(cells, answer, names.of('least', 'distance'))
  return model.labels.length > 2
    ? highest(model, cells, answer, names.of('highest', 'score'))
    : ofTwo(model, only(cells), answer)
}

/** The label by the score, never by the chance, which is rounded. */
function ofTwo(
  { labels, chance }: Pick<Model, 'labels' | 'chance'>,
  score: Expression,
  answer: PredictionNames,
) {
  const [first, second = first] = labelsOf(labels)
  if (!first || !second) throw new Error('A classification has labels')
  const label = choose([[binary('>', score, numberOf(0)), second]], first)
  const size = call('abs', score)
  const sure =
    chance === 'share'
      ? binary('+', numberOf(0.5), size)
      : // Beyond that, PostgreSQL stops where others have 0.
        logistic(call('least', size, numberOf(MOST_EXPONENT)))
  return [
    [
      { name: answer.prediction, value: label },
      ...(chance ? [{ name: answer.measure, value: sure }] : []),
    ],
  ]
}

const MOST_EXPONENT = 700

function logistic(score: Expression): Expression {
  const exponent = call('exp', negative(score))
  return binary('/', numberOf(1), binary('+', numberOf(1), exponent))
}

function highest(
  { labels, chance }: Pick<Model, 'labels' | 'chance'>,
  scores: readonly Expression[],
  answer: PredictionNames,
  name: string,
) {
  const most = cellOf(name)
  const label = firstEqual(scores, most, labelsOf(labels))
  // Together the shares are one, but for what was rounded.
  const whole = sumOf(chance === 'share' ? scores : scores.map((score) => odds(score, most)))
  const sure = binary('/', chance === 'share' ? most : numberOf(1), whole)
  return [
    [{ name, value: call('greatest', ...scores) }],
    [
      { name: answer.prediction, value: label },
      ...(chance ? [{ name: answer.measure, value: sure }] : []),
    ],
  ]
}

/** How likely a label is beside the likeliest. */
function odds(score: Expression, most: Expression): Expression {
  return call('exp', call('greatest', binary('-', score, most), numberOf(-MOST_EXPONENT)))
}

function nearest(distances: readonly Expression[], answer: PredictionNames, name: string) {
  const numbers = distances.map((_, at) => wholeOf(at + 1))
  return [
    [{ name, value: call('least', ...distances) }],
    [
      { name: answer.prediction, value: firstEqual(distances, cellOf(name), numbers) },
      { name: answer.measure, value: call('sqrt', cellOf(name)) },
    ],
  ]
}

/** The value that stands at the place of the first score that is the wanted one. */
function firstEqual(
  scores: readonly Expression[],
  wanted: Expression,
  values: readonly Expression[],
): Expression {
  const last = values.at(-1)
  if (!last || scores.length !== values.length)
    throw new Error('As many values as there are scores')
  const branches = scores
    .slice(0, -1)
    .map((score, at) => [binary('=', score, wanted), values[at] ?? last] as const)
  return branches.length === 0 ? last : choose(branches, last)
}

/**
 * Whole numbers are integers, unless there are others among them. A text among numbers is one that JSON
 * cannot hold, such as a whole number beyond 2^53: no answer may mix types.
 */
function labelsOf(labels: readonly Label[]): readonly Expression[] {
  const areNumbers = labels.some((label) => typeof label === 'number')
  const areWhole = labels.every((label) =>
    typeof label === 'number' ? Number.isInteger(label) : /^-?\d+$/.test(String(label)),
  )
  return labels.map((label) => {
    if (typeof label === 'boolean') return booleanOf(label)
    if (typeof label === 'number') return areWhole ? wholeOf(label) : numberOf(label)
    const text = textOf(label)
    return areNumbers ? cast(text, areWhole ? 'integer' : 'number') : text
  })
}

function sumOf(values: readonly Expression[]): Expression {
  return values.reduce((sum, value) => binary('+', sum, value))
}

function only(cells: readonly Expression[]): Expression {
  const [cell, ...others] = cells
  if (!cell || others.length > 0) throw new Error('One score was expected')
  return cell
}

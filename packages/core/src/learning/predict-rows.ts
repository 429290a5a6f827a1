import type { Column } from '../relation/column.ts'
import { columnsOf } from '../relation/columns-of.ts'
import type { Expression } from '../relation/expression.ts'
import { numberOf } from '../relation/make-expression.ts'
import type { ComputedColumn, Relation } from '../relation/relation.ts'
import { answerColumns } from './answer-columns.ts'
import { featureColumns } from './feature-columns.ts'
import { FreshNames } from './fresh-names.ts'
import type { Model } from './model.ts'
import type { PredictionNames } from './predicted-columns.ts'
import { scoreColumns } from './score-columns.ts'
import { featuresOfTree } from './tree-value.ts'

/**
 * The rows with what a model says of each: features, then scores, then the answer, each a step of its own,
 * and nothing of them left. The columns that the model needs must be there.
 */
export function predictRows(input: Relation, model: Model, answer: PredictionNames): Relation {
  const columns = columnsOf(input)
  const asked = [answer.prediction, answer.measure]
  const names = new FreshNames([...columns.map(({ name }) => name), ...asked])
  const features = featureColumns(model.features, wantedBy(model), columns, names)
  // What no tree looks at is never read.
  const cells = features.cells.map((cell): Expression => cell ?? numberOf(0))
  const scored = scoreColumns(model, cells, wordsFor(model), names)
  const answers = answerColumns(model, scored.scores, answer, names)
  const steps = [...features.steps, ...scored.steps, ...answers]
  const computed = steps.reduce<Relation>(
    (rows, step, at) => ({
      kind: 'compute',
      input: rows,
      columns: step,
      ...(at < steps.length - 1 ? { once: true } : {}),
    }),
    input,
  )
  return { kind: 'select', input: computed, columns: kept(columns, answers.at(-1) ?? []) }
}

function wantedBy({ scorer }: Model): (place: number) => boolean {
  if (scorer.kind !== 'trees') return () => true
  const used = new Set(scorer.scores.flatMap(({ trees }) => trees.flatMap(featuresOfTree)))
  return (place) => used.has(place)
}

/** What each score is called after. */
function wordsFor({ training, labels, scorer }: Model): readonly string[] {
  if (scorer.kind === 'clusters')
    return scorer.centres.map((_, at) => `distance from ${String(at + 1)}`)
  if (training.task !== 'classification' || labels.length <= 2) return ['score']
  return labels.map((label) => `score of ${String(label)}`)
}

/** A column of the name of an answer gives its place to it. */
function kept(columns: readonly Column[], answers: readonly ComputedColumn[]) {
  const before = columns.map(({ name }) => name)
  const added = answers.map(({ name }) => name).filter((name) => !before.includes(name))
  return [...before, ...added].map((name) => ({ name, from: name }))
}

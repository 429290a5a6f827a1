import { printExpression } from '../../../relation/print-expression.ts'
import type { Predicate } from '../../../sentence-to-plan/question/query/query.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'
import { asNumber, asOrder } from '../as-number.ts'
import type { Flow } from '../steps.ts'
import { freeName } from '../steps.ts'
import type { Lowering } from './lowering.ts'
import { isNumeric } from './measure-columns.ts'

/** Texts that hold numbers are read as such once, before they are compared, added up or sorted. */
export function readAsNumbers(lowering: Lowering, flow: Flow): Flow {
  const { wanted, days } = columnsToRead(lowering)
  const columns: { name: string; expression: string }[] = []
  let known = flow.columns
  const compute = (computed: Map<string, string>, ref: ColumnRef, read: typeof asNumber) => {
    const name = lowering.name(flow, ref)
    const expression = read(ref, name, lowering.numbers)
    if (expression === null || computed.has(name)) return
    const called = freeName(`${name} as ${read === asOrder ? 'day' : 'number'}`, known)
    computed.set(name, called)
    known = [...known, { name: called, type: 'number', from: null }]
    columns.push({ name: called, expression: printExpression(expression) })
  }
  for (const ref of wanted) compute(lowering.computed, ref, asNumber)
  for (const ref of days) compute(lowering.days, ref, asOrder)
  return columns.length === 0 ? flow : lowering.steps.add(flow, 'transform', { columns }, known)
}

/** What is compared, ordered by or measured: by its number, or day by day where the whole day counts. */
function columnsToRead({ query, numbers, use }: Lowering): {
  readonly wanted: readonly ColumnRef[]
  readonly days: readonly ColumnRef[]
} {
  const wanted: ColumnRef[] = []
  const days: ColumnRef[] = []
  /** Days written as text: put in order day by day, and compared with a year by their year. */
  const isDay = (ref: ColumnRef) =>
    numbers.monthsOf(ref) !== null || numbers.slashedOf(ref) !== null
  for (const predicate of query.where) {
    const isWhole = predicate.kind === 'against' || predicate.kind === 'columns'
    for (const ref of comparedIn(predicate)) (isWhole && isDay(ref) ? days : wanted).push(ref)
  }
  for (const { item } of [...query.order, ...query.having])
    if (item.column) (isDay(item.column) ? days : wanted).push(item.column)
  for (const item of query.select) {
    if (item.kind === 'measure' && item.column && isNumeric(item))
      (use === 'compared' && isDay(item.column) ? days : wanted).push(item.column)
  }
  return { wanted, days }
}

function comparedIn(predicate: Predicate): readonly ColumnRef[] {
  switch (predicate.kind) {
    case 'compare':
      return typeof predicate.value === 'number' ? [predicate.column] : []
    case 'against':
      return [predicate.column]
    case 'columns':
      return [predicate.column, predicate.other]
    case 'any':
      return predicate.predicates.flatMap(comparedIn)
    default:
      return []
  }
}

import type { ConditionGroup } from '../../../conditions/condition.ts'
import { lowerConditions } from '../../../conditions/lower-conditions.ts'
import { printExpression } from '../../../relation/print-expression.ts'
import type {
  Comparison,
  Predicate,
  Query,
} from '../../../sentence-to-plan/question/query/query.ts'
import { isTested } from '../../../sentence-to-plan/figures/figure.ts'
import { quoted, tested } from '../../figures/tested.ts'
import { conditionOf } from '../condition-of.ts'
import type { Names } from '../condition-of.ts'
import { freeName } from '../steps.ts'
import type { Flow } from '../steps.ts'
import type { Lowering } from './lowering.ts'

type Of<Kind extends Predicate['kind']> = Extract<Predicate, { kind: Kind }>

/** Rows whose cell is, or is not, among those that another query gives. */
export function keepWithin(lowering: Lowering, flow: Flow): Flow {
  return lowering.query.where.reduce((kept, predicate) => {
    if (predicate.kind === 'within') return within(lowering, kept, predicate)
    if (predicate.kind !== 'any') return kept
    return predicate.predicates.reduce(
      (all, one) => (one.kind === 'within' ? marked(lowering, all, one) : all),
      kept,
    )
  }, flow)
}

/** Rows that meet what people read and change as conditions, in one block. */
export function keepMet(lowering: Lowering, flow: Flow): Flow {
  const names = namesIn(lowering, flow)
  const conditions = lowering.query.where.flatMap(
    (predicate) => conditionOf(predicate, names) ?? [],
  )
  if (conditions.length === 0) return flow
  return lowering.steps.add(flow, 'filter', {
    rows: 'keep',
    mode: 'conditions',
    where: { match: 'all', conditions },
    expression: '',
  })
}

function namesIn(lowering: Lowering, flow: Flow): Names {
  return {
    name: (ref) => lowering.name(flow, ref),
    number: (ref) => lowering.number(flow, ref),
    mark: (predicate) => lowering.marks.get(predicate) ?? null,
    isDate: (ref) => {
      const type = flow.columns.find(({ name }) => name === lowering.name(flow, ref))?.type
      return type === 'date' || type === 'timestamp'
    },
  }
}

/** Rows that meet what only a formula says. */
export function keepCompared(lowering: Lowering, flow: Flow): Flow {
  return lowering.query.where.reduce((kept, predicate) => {
    if (predicate.kind === 'against') return against(lowering, kept, predicate)
    if (predicate.kind === 'columns') return sideBySide(lowering, kept, predicate)
    if (predicate.kind === 'during' && predicate.moment.year === null)
      return yearly(lowering, kept, predicate)
    if (predicate.kind === 'any' && conditionOf(predicate, namesIn(lowering, kept)) === null)
      return keepWhere(lowering, kept, anyOf(lowering, kept, predicate))
    return kept
  }, flow)
}

function within(lowering: Lowering, flow: Flow, { column, query, negated }: Of<'within'>): Flow {
  const inner = lowering.inner(query, 'answer')
  const [key] = inner.columns
  const keys = [{ left: lowering.name(flow, column), right: key?.name ?? '' }]
  return lowering.steps.join(flow, inner, negated ? 'anti' : 'semi', keys, '_right')
}

/** One of several ways to be kept: rows that are among the others are marked, and none is lost yet. */
function marked(lowering: Lowering, flow: Flow, predicate: Of<'within'>): Flow {
  const { steps } = lowering
  const inner = lowering.inner(predicate.query, 'answer')
  const [key] = inner.columns
  if (!key) return flow
  const once = steps.add(
    inner,
    'aggregate',
    { keys: [key.name], measures: [], having: { match: 'all', conditions: [] } },
    [key],
  )
  const mark = freeName('is_among', flow.columns)
  const columns = [key, { name: mark, type: 'integer' as const, from: null }]
  const known = steps.add(
    once,
    'transform',
    { columns: [{ name: mark, expression: '1' }] },
    columns,
  )
  lowering.marks.set(predicate, mark)
  const keys = [{ left: lowering.name(flow, predicate.column), right: key.name }]
  return steps.join(flow, known, 'left', keys, '_right')
}

function against(
  lowering: Lowering,
  flow: Flow,
  { column, comparison, query, by }: Of<'against'>,
): Flow {
  const inner = lowering.inner(query, 'compared')
  const value = inner.columns.at(-1)
  const called = freeName('compared_with', flow.columns)
  const referred = by ? inner.columns.slice(0, 1) : []
  const columns = [
    ...referred.map((each) => ({ each, name: freeName('referred_to', flow.columns) })),
    ...(value ? [{ each: value, name: called }] : []),
  ]
  const named = lowering.steps.add(
    inner,
    'select',
    {
      mode: 'only',
      columns: columns.map(({ each, name }) => ({ column: each.name, name, type: 'same' })),
    },
    columns.map(({ each, name }) => ({ ...each, name, from: null })),
  )
  const keys = by ? [{ left: lowering.name(flow, by), right: columns[0]?.name ?? '' }] : []
  const crossed = lowering.steps.join(flow, named, by ? 'inner' : 'cross', keys, '_right')
  const name = lowering.dayOrNumber(crossed, column)
  return keepWhere(lowering, crossed, `${quoted(name)} ${comparison} ${quoted(called)}`)
}

/** Groups whose figure is compared with the one number that another query gives. */
export function keepAgainst(
  lowering: Lowering,
  flow: Flow,
  name: string,
  comparison: Comparison,
  query: Query,
): Flow {
  const inner = lowering.inner(query, 'compared')
  const [value] = inner.columns
  const called = freeName('compared_with', flow.columns)
  const named = lowering.steps.add(
    inner,
    'select',
    { mode: 'only', columns: [{ column: value?.name ?? '', name: called, type: 'same' }] },
    value ? [{ ...value, name: called, from: null }] : [],
  )
  const crossed = lowering.steps.join(flow, named, 'cross', [], '_right')
  return keepWhere(lowering, crossed, `${quoted(name)} ${comparison} ${quoted(called)}`)
}

function sideBySide(lowering: Lowering, flow: Flow, one: Of<'columns'>): Flow {
  const [left, right] = [one.column, one.other].map((ref) =>
    quoted(lowering.dayOrNumber(flow, ref)),
  )
  return keepWhere(lowering, flow, `${left} ${one.comparison} ${right}`)
}

/** "Open, or delivered in March": one of several, of which some are formulas; the others say what conditions say. */
function anyOf(lowering: Lowering, flow: Flow, { predicates }: Of<'any'>): string {
  const said = predicates.map((one) => {
    if (one.kind === 'any') return `(${anyOf(lowering, flow, one)})`
    const condition = conditionOf(one, namesIn(lowering, flow))
    const lowered =
      condition && lowerConditions({ match: 'all', conditions: [condition] }, flow.columns)
    if (lowered) return `(${printExpression(lowered)})`
    if (isTested(one)) return tested(one, (ref) => quoted(lowering.dayOrNumber(flow, ref)))
    throw new Error(`No formula says "${one.kind}"`)
  })
  return said.join(' or ')
}

/** "in March": of every year, which no range says. */
function yearly(lowering: Lowering, flow: Flow, { column, moment, negated }: Of<'during'>): Flow {
  const name = quoted(lowering.name(flow, column))
  const parts = [
    ...(moment.month === null ? [] : [`month(${name}) = ${moment.month}`]),
    ...(moment.day === null ? [] : [`day(${name}) = ${moment.day}`]),
  ].join(' and ')
  return keepWhere(lowering, flow, negated ? `not (${parts})` : parts)
}

function keepWhere({ steps }: Lowering, flow: Flow, expression: string): Flow {
  const where: ConditionGroup = { match: 'all', conditions: [] }
  return steps.add(flow, 'filter', { rows: 'keep', mode: 'expression', where, expression })
}

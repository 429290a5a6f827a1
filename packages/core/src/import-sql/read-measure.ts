import type { MeasureFunction } from '../relation/aggregate.ts'
import { isNumeric } from '../relation/common-type.ts'
import type { Expression } from '../relation/expression.ts'
import { AGGREGATES } from './aggregate-names.ts'
import { call, castTo, literal, when } from './build-expression.ts'
import { asText, typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { fingerprint } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlCall, SqlExpression } from './syntax.ts'

export interface ReadMeasure {
  readonly function: MeasureFunction
  /** Null for a count of rows. */
  readonly value: Expression | null
  readonly by: Expression | null
  readonly fraction?: number
  /** Between the values of a list, where it is not the usual comma and space. */
  readonly separator?: string
}

type Translate = (node: SqlExpression) => Expression

/** An aggregate as a measure of an expression. */
export function readMeasure(node: SqlCall, translate: Translate, draft: Draft): ReadMeasure {
  const { name, args, filter, at } = node
  const measure = AGGREGATES.get(name)
  if (!measure) throw unknown(node)
  const kept = (value: Expression) => (filter ? when(translate(filter), value) : value)
  if (measure === 'count') return readCount(node, translate)
  if (measure === 'quantile') return readQuantile(node, translate, kept)
  if (Object.hasOwn(EXTREMES, name)) return readExtreme(node, translate, draft)
  const [argument] = args
  if (!argument || node.star) throw wrong(node, 'needs a value')
  const value = translate(argument)
  const distinct = node.distinct && !['min', 'max'].includes(measure)
  if (distinct) throw wrong(node, 'of different values alone cannot be said with blocks')
  if (measure === 'first' || measure === 'last')
    return readEnd(node, measure, value, translate, draft)
  if (measure === 'list') return readList(node, kept(asText(value, draft)), translate)
  if (args.length > 1) throw wrong(node, 'takes one value')
  if (node.order.length > 0) throw wrong(node, 'has no order')
  const numbers = ['sum', 'mean', 'median', 'stddev'].includes(measure)
  const counted = numbers && typeIn(value, draft) === 'boolean' ? castTo(value, 'integer') : value
  return { function: measure, value: kept({ ...counted, at }), by: null }
}

function readCount(node: SqlCall, translate: Translate): ReadMeasure {
  const { name, args, filter, at } = node
  const condition = filter ? translate(filter) : null
  const [argument] = args
  if (name !== 'count') {
    if (!argument || args.length > 1) throw wrong(node, 'takes one condition')
    const holds = translate(argument)
    const both: Expression = condition
      ? { kind: 'binary', operator: 'and', left: condition, right: holds, at }
      : holds
    return { function: 'count', value: when(both, literal(1, at)), by: null }
  }
  if (args.length > 1) throw wrong(node, 'takes one column')
  if (!argument || (argument.kind === 'literal' && argument.value !== null && !node.distinct)) {
    if (!condition) return { function: 'count_rows', value: null, by: null }
    return { function: 'count', value: when(condition, literal(1, at)), by: null }
  }
  const value = translate(argument)
  return {
    function: node.distinct ? 'count_distinct' : 'count',
    value: condition ? when(condition, value) : value,
    by: null,
  }
}

/** `quantile_cont(x, 0.9)`, `percentile_cont(0.9) within group (order by x)`. */
function readQuantile(
  node: SqlCall,
  translate: Translate,
  kept: (value: Expression) => Expression,
): ReadMeasure {
  const [order] = node.order
  const within = node.name === 'percentile_cont' && order
  const fraction = within ? node.args[0] : node.args[1]
  const value = within ? order.expression : node.args[0]
  const share = fraction?.kind === 'literal' ? Number(fraction.value) : Number.NaN
  if (!value || !(share >= 0 && share <= 1)) throw wrong(node, 'needs a share between 0 and 1')
  const turned = within && order.direction === 'descending'
  return {
    function: 'quantile',
    value: kept(translate(value)),
    by: null,
    fraction: turned ? 1 - share : share,
  }
}

/** The first by an order; without one any will do, and the smallest is the same on every day. */
function readEnd(
  node: SqlCall,
  end: 'first' | 'last',
  value: Expression,
  translate: Translate,
  draft: Draft,
): ReadMeasure {
  const [order, second] = node.order
  if (node.filter) throw wrong(node, 'with FILTER cannot be said with blocks')
  if (!order) return { function: 'min', value, by: null }
  const by = translate(order.expression)
  const key = order.direction === 'descending' ? reversed(by, draft) : by
  if (second || order.nulls === 'first' || end === 'last' || !key) {
    throw wrong(node, 'with this order cannot be said with blocks')
  }
  return { function: 'first', value, by: key }
}

const EXTREMES: Readonly<Record<string, 'least' | 'greatest'>> = {
  arg_min: 'least',
  min_by: 'least',
  arg_max: 'greatest',
  max_by: 'greatest',
}

/** `arg_max(status, changed_at)`: the first by the second, of rows that have both. */
function readExtreme(node: SqlCall, translate: Translate, draft: Draft): ReadMeasure {
  const [what, order, more] = node.args
  if (!what || !order || more) throw wrong(node, 'takes a value and what it is chosen by')
  if (node.distinct || node.order.length > 0) throw wrong(node, 'is not read this way')
  const value = translate(what)
  const by = translate(order)
  const key = EXTREMES[node.name] === 'least' ? by : reversed(by, draft)
  if (!key) throw wrong(node, 'by the last of texts or moments cannot be said with blocks')
  const isThere = (operand: Expression): Expression => {
    return { kind: 'is-null', operand, negated: true, at: node.at }
  }
  const conditions = [isThere(value), ...(node.filter ? [translate(node.filter)] : [])]
  const counts = conditions.reduce((left, right) => {
    return { kind: 'binary', operator: 'and', left, right, at: node.at }
  })
  const all: Expression = {
    kind: 'binary',
    operator: 'and',
    left: counts,
    right: isThere(by),
    at: node.at,
  }
  return { function: 'first', value: when(all, value), by: when(counts, key) }
}

/** What rises where the given one falls; null where nothing simple does. */
function reversed(by: Expression, draft: Draft): Expression | null {
  const type = typeIn(by, draft)
  const { at } = by
  if (isNumeric(type)) return { kind: 'unary', operator: '-', operand: by, at }
  if (type !== 'date') return null
  const day: Expression = { kind: 'literal', type: 'date', value: '2000-01-01', at }
  return call('date_diff', [literal('day', at), by, day], at)
}

/** Values in a row, in their own order or by another column; by that one with the usual comma alone. */
function readList(node: SqlCall, value: Expression, translate: Translate): ReadMeasure {
  const [, separator] = node.args
  if (separator && (separator.kind !== 'literal' || separator.type !== 'text'))
    throw wrong(node, 'needs a text between the values')
  const between = separator?.value ?? ','
  const [order, second] = node.order
  if (second || order?.direction === 'descending' || order?.nulls === 'first') {
    throw wrong(node, 'with this order cannot be said with blocks')
  }
  const by = order ? translate(order.expression) : null
  const [written] = node.args
  const isOwn = order && written && fingerprint(by ?? value) === fingerprint(translate(written))
  if (between === ', ') return { function: 'list', value, by: isOwn ? null : by }
  if (by && !isOwn) throw wrong(node, "by another column joins values with ', ' only")
  return { function: 'list', value, by: null, separator: between }
}

function wrong(node: SqlCall, what: string): SqlStop {
  const hint = 'Compute it in a query of its own and join that.'
  return new SqlStop('unsupported', `${node.name} ${what}.`, hint, node.at)
}

function unknown(node: SqlCall): SqlStop {
  const names = [...AGGREGATES].flatMap(([name, measure]) => (measure ? [name] : []))
  const message = `There is no measure for ${node.name}.`
  return new SqlStop('unsupported', message, `Aggregates are ${names.join(', ')}.`, node.at)
}

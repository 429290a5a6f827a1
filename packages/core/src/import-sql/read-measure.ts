import type { MeasureFunction } from '../relation/aggregate.ts'
import { isNumeric } from '../relation/common-type.ts'
import type { Expression } from '../relation/expression.ts'
import { AGGREGATES } from './aggregate-names.ts'
import { castTo, literal, when } from './build-expression.ts'
import { asText, typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlCall, SqlExpression } from './syntax.ts'

export interface ReadMeasure {
  readonly function: MeasureFunction
  /** Null for a count of rows. */
  readonly value: Expression | null
  readonly by: Expression | null
  readonly fraction?: number
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
  const descending = order.direction === 'descending'
  const turnable = !descending || isNumeric(typeIn(by, draft))
  if (second || order.nulls === 'first' || end === 'last' || !turnable) {
    throw wrong(node, 'with this order cannot be said with blocks')
  }
  const key: Expression = descending ? { kind: 'unary', operator: '-', operand: by, at: by.at } : by
  return { function: 'first', value, by: key }
}

/** Values in a row; blocks put a comma and a space between. */
function readList(node: SqlCall, value: Expression, translate: Translate): ReadMeasure {
  const [, separator] = node.args
  const between = separator?.kind === 'literal' ? separator.value : ','
  if (between !== ', ') throw wrong(node, "joins values with ', ' only")
  const [order, second] = node.order
  if (second || order?.direction === 'descending' || order?.nulls === 'first') {
    throw wrong(node, 'with this order cannot be said with blocks')
  }
  return { function: 'list', value, by: order ? translate(order.expression) : null }
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

import type { MeasureFunction } from '../relation/aggregate.ts'
import { isNumeric } from '../relation/common-type.ts'
import type { Expression } from '../relation/expression.ts'
import { AGGREGATES } from './aggregate-names.ts'
import { call, castTo, literal, when } from './build-expression.ts'
import { asText, typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { fingerprint } from './slot-expression.ts'
import { SqlStop } from './sql-problem.ts'
import type { OrderItem, SqlCall, SqlExpression } from './syntax.ts'

export interface ReadMeasure {
  readonly function: MeasureFunction
  /** Null for a count of rows. */
  readonly value: Expression | null
  readonly by: Expression | null
  readonly fraction?: number
  /** Between the values of a list, where it is not the usual comma and space. */
  readonly separator?: string
  /** Each value counts once. */
  readonly distinct?: true
  /** An order that no column has by itself: the rows of a group are numbered by it before. */
  readonly order?: readonly MeasureOrder[]
  /** Rows without a value come behind all others in that order. */
  readonly onlyFilled?: true
  /** The value that is there most often. */
  readonly commonest?: true
}

export interface MeasureOrder extends Pick<OrderItem, 'direction' | 'nulls'> {
  readonly value: Expression
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
  if (name === 'mode') return readMode(node, translate, kept)
  if (Object.hasOwn(EXTREMES, name)) return readExtreme(node, translate, draft)
  const [argument] = args
  if (!argument || node.star) throw wrong(node, 'needs a value')
  const value = translate(argument)
  const distinct = node.distinct && !['min', 'max', 'first', 'last'].includes(measure)
  if (measure === 'first' || measure === 'last') return readEnd(node, measure, value, translate)
  if (measure === 'list') return readList(node, kept(asText(value, draft)), translate)
  if (args.length > 1) throw wrong(node, 'takes one value')
  if (node.order.length > 0) throw wrong(node, 'has no order')
  const numbers = ['sum', 'mean', 'median', 'stddev'].includes(measure)
  const counted = numbers && typeIn(value, draft) === 'boolean' ? castTo(value, 'integer') : value
  const all = { function: measure, value: kept({ ...counted, at }), by: null }
  return distinct ? { ...all, distinct } : all
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

/** `mode(x)`, `mode() within group (order by x)`. */
function readMode(
  node: SqlCall,
  translate: Translate,
  kept: (value: Expression) => Expression,
): ReadMeasure {
  const value = node.args[0] ?? node.order[0]?.expression
  if (!value || node.distinct) throw wrong(node, 'needs a value')
  return { function: 'first', value: kept(translate(value)), by: null, commonest: true }
}

/** The first by an order; without one any will do, and the smallest is the same on every day. */
function readEnd(
  node: SqlCall,
  end: 'first' | 'last',
  value: Expression,
  translate: Translate,
): ReadMeasure {
  const [order, second] = node.order
  if (node.filter) {
    throw wrong(node, 'with FILTER cannot be said with blocks', 'Use arg_min or arg_max.')
  }
  if (!order) return { function: 'min', value, by: null }
  const isPlain = !second && order.direction === 'ascending' && order.nulls === 'last'
  if (isPlain && end === 'first')
    return { function: 'first', value, by: translate(order.expression) }
  return { function: end, value, by: null, order: readOrder(node, translate) }
}

function readOrder({ order }: SqlCall, translate: Translate): MeasureOrder[] {
  return order.map(({ expression, direction, nulls }) => {
    return { value: translate(expression), direction, nulls }
  })
}

const EXTREMES: Readonly<Record<string, 'ascending' | 'descending'>> = {
  arg_min: 'ascending',
  min_by: 'ascending',
  arg_max: 'descending',
  max_by: 'descending',
}

/** `arg_max(status, changed_at)`: the first by the second, of rows that have both. */
function readExtreme(node: SqlCall, translate: Translate, draft: Draft): ReadMeasure {
  const [what, order, more] = node.args
  if (!what || !order || more) throw wrong(node, 'takes a value and what it is chosen by')
  if (node.distinct || node.order.length > 0) throw wrong(node, 'is not read this way')
  const { at } = node
  const value = translate(what)
  const by = translate(order)
  const direction = EXTREMES[node.name] ?? 'ascending'
  const key = direction === 'ascending' ? by : reversed(by, draft)
  const isThere = (operand: Expression): Expression => {
    return { kind: 'is-null', operand, negated: true, at }
  }
  const conditions = [isThere(value), ...(node.filter ? [translate(node.filter)] : [])]
  const both = (left: Expression, right: Expression): Expression => {
    return { kind: 'binary', operator: 'and', left, right, at }
  }
  const counts = conditions.reduce(both)
  const chosen = when(both(counts, isThere(by)), value)
  if (key) return { function: 'first', value: chosen, by: when(counts, key) }
  const falling: MeasureOrder = { value: by, direction, nulls: 'last' }
  return { function: 'first', value: chosen, by: null, order: [falling], onlyFilled: true }
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

/** Values in a row, in their own order or by others. */
function readList(node: SqlCall, value: Expression, translate: Translate): ReadMeasure {
  const [written, separator] = node.args
  if (separator && (separator.kind !== 'literal' || separator.type !== 'text'))
    throw wrong(node, 'needs a text between the values')
  const between = separator?.value ?? ','
  const [order, second] = node.order
  const by = order ? translate(order.expression) : null
  const isOwn = by && written && fingerprint(by) === fingerprint(translate(written))
  if (node.distinct && by && !(isOwn && !second)) {
    const hint = 'Order it by the value itself.'
    throw wrong(node, 'of different values in the order of others cannot be said with blocks', hint)
  }
  const isPlain = !second && order?.direction !== 'descending' && order?.nulls !== 'first'
  return {
    function: 'list',
    value,
    by: isPlain && !isOwn ? by : null,
    ...(between === ', ' ? {} : { separator: between }),
    ...(isPlain ? {} : { order: readOrder(node, translate) }),
    ...(node.distinct ? { distinct: true } : {}),
  }
}

function wrong(
  node: SqlCall,
  what: string,
  hint = 'Compute it in a query of its own and join that.',
): SqlStop {
  return new SqlStop('unsupported', `${node.name} ${what}.`, hint, node.at)
}

function unknown(node: SqlCall): SqlStop {
  if (['list', 'array_agg'].includes(node.name)) {
    const hint = `Write string_agg: the values as one text, such as string_agg(name, ', ' order by name).`
    return new SqlStop(
      'unsupported',
      `${node.name} makes a list, and no column holds lists.`,
      hint,
      node.at,
    )
  }
  const names = [...AGGREGATES].flatMap(([name, measure]) => (measure ? [name] : []))
  const message = `There is no measure for ${node.name}.`
  return new SqlStop('unsupported', message, `Aggregates are ${names.join(', ')}.`, node.at)
}

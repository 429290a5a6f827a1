import type { Expression } from '../relation/expression.ts'
import { isNumeric } from '../relation/common-type.ts'
import type { WindowFunction } from '../relation/window.ts'
import { call, castTo, literal, nothing, when } from './build-expression.ts'
import { alike } from './coerce.ts'
import type { Over, WindowPlanner } from './plan-windows.ts'
import type { Slot } from './rows.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlCall, SqlExpression, SqlWindow } from './syntax.ts'

type Value = (node: SqlExpression) => Expression

const RANKS: readonly string[] = ['row_number', 'rank', 'dense_rank', 'percent_rank']
const WHOLE: Readonly<Record<string, WindowFunction>> = {
  sum: 'sum',
  avg: 'mean',
  mean: 'mean',
  min: 'min',
  max: 'max',
  count: 'count',
  bool_or: 'max',
  bool_and: 'min',
}
/** Over the whole partition alone. */
const UNFRAMED: Readonly<Record<string, WindowFunction>> = {
  median: 'median',
  stddev: 'stddev',
  stddev_samp: 'stddev',
}
/** What an order without a frame means: the rows before, and those that tie. */
const SO_FAR = { unit: 'range', start: { rows: null }, end: { rows: 0 } } as const

/** What a window function gives, said with the window columns there are. */
export function windowValue(
  node: SqlCall,
  window: SqlWindow,
  over: Over,
  planner: WindowPlanner,
  value: Value,
): Expression {
  const { name, at } = node
  const called = planner.nameOf(node)
  const isEnd = ['first_value', 'last_value', 'first', 'last'].includes(name)
  if (node.ignoreNulls && !isEnd)
    throw unsupported(node, `${name} with IGNORE NULLS cannot become blocks`)
  if (RANKS.includes(name)) {
    if (over.order.length === 0 && name !== 'row_number') {
      return literal(name === 'percent_rank' ? 0 : 1, at)
    }
    // Checked above: one of the ranks.
    const rank = name as WindowFunction
    return planner.step(planner.anyOrder(over), { function: rank, column: null }, name)
  }
  if (name === 'lag' || name === 'lead') return neighbour(node, name, over, planner, value)
  if (name === 'ntile') return tile(node, over, planner)
  if (name === 'cume_dist') {
    const first = planner.step(over, { function: 'rank', column: null }, 'rank')
    const peers = planner.step(peersOf(over), { function: 'count', column: null }, 'peers')
    const all = planner.step({ ...over, order: [] }, { function: 'count', column: null }, 'rows')
    return divide(minus(plus(first, peers, at), literal(1, at), at), all, at)
  }
  if (isEnd) return end(node, window, over, planner, value)
  const { frame } = window
  const isAll = frame
    ? frame.start.rows === null && frame.end.rows === null
    : over.order.length === 0
  const whole = functionOf(name, isAll)
  if (!whole) throw unsupported(node, `${name} over this window cannot become blocks`)
  const column = argument(node, planner, value)
  if (node.distinct && !['min', 'max'].includes(whole))
    return countDistinct(node, isAll, column, over, planner)
  if (isAll) return planner.step({ ...over, order: [] }, { function: whole, column }, called)
  if (frame?.unit === 'groups' || over.order.length === 0 || !isFramed(whole)) {
    throw unsupported(node, 'This frame of a window cannot become blocks')
  }
  const isExtreme = whole === 'min' || whole === 'max'
  const byRows = frame?.unit === 'rows'
  const size = frame?.start.rows ?? null
  const isDirect = !isExtreme && (frame?.end.rows ?? 0) === 0 && frame?.end.rows !== null
  if (isDirect && size === null) return running(node, whole, column, byRows, over, planner)
  if (isDirect && byRows && size !== null && size <= 0)
    return movingValue(node, whole, column, 1 - size, over, planner)
  const measure = { function: whole === 'count' && !column ? 'count_rows' : whole, column } as const
  return planner.framed(over, frame ?? { ...SO_FAR, at }, measure, called)
}

function functionOf(name: string, isAll: boolean): WindowFunction | undefined {
  if (Object.hasOwn(WHOLE, name)) return WHOLE[name]
  return isAll && Object.hasOwn(UNFRAMED, name) ? UNFRAMED[name] : undefined
}

function isFramed(whole: WindowFunction): whole is 'sum' | 'mean' | 'min' | 'max' | 'count' {
  return ['sum', 'mean', 'min', 'max', 'count'].includes(whole)
}

/** `count(distinct x) over (partition by y)`: the highest place among the values. */
function countDistinct(
  node: SqlCall,
  isAll: boolean,
  column: Slot | null,
  over: Over,
  planner: WindowPlanner,
): Expression {
  const { at } = node
  if (node.name !== 'count' || !column || !isAll)
    throw unsupported(
      node,
      `${node.name} of different values over this window cannot become blocks`,
    )
  const order = [{ slot: column, direction: 'ascending', nulls: 'last' } as const]
  const place = planner.step({ ...over, order }, { function: 'dense_rank', column: null }, 'place')
  const operand: Expression = { kind: 'column', name: column.key, at }
  const isThere: Expression = { kind: 'is-null', operand, negated: true, at }
  const [filled] = planner.column(when(isThere, place))
  const highest = planner.step(
    { ...over, order: [] },
    { function: 'max', column: filled ?? null },
    planner.nameOf(node),
  )
  return call('coalesce', [highest, literal(0, at)], at)
}

/** The argument, of the rows FILTER lets through; null for a count of rows. */
function argument(node: SqlCall, planner: WindowPlanner, value: Value): Slot | null {
  const [first] = node.args
  const isCount = node.name === 'count'
  const given = first && !node.star ? value(first) : null
  if (!given && !isCount) throw unsupported(node, `${node.name} needs a value`)
  const filtered = node.filter ? when(value(node.filter), given ?? literal(1, node.at)) : given
  if (!filtered) return null
  const isFlag = planner.typeOf(filtered) === 'boolean' && ['sum', 'avg'].includes(node.name)
  return planner.column(isFlag ? castTo(filtered, 'integer') : filtered)[0] ?? null
}

function neighbour(
  node: SqlCall,
  name: 'lag' | 'lead',
  over: Over,
  planner: WindowPlanner,
  value: Value,
): Expression {
  const { at } = node
  const [what, distance, fallback] = node.args
  const offset =
    distance === undefined ? 1 : distance.kind === 'literal' ? Number(distance.value) : Number.NaN
  if (!what || !Number.isInteger(offset) || offset < 1 || node.filter) {
    throw unsupported(node, `${name} needs a column and a whole number of rows`)
  }
  const [column] = planner.column(value(what))
  const ordered = planner.anyOrder(over)
  const found = planner.step(
    ordered,
    { function: name, column: column ?? null, offset },
    planner.nameOf(node),
  )
  if (!fallback) return found
  const number = planner.step(ordered, { function: 'row_number', column: null }, 'row_number')
  const count = planner.step({ ...over, order: [] }, { function: 'count', column: null }, 'rows')
  const edge: Expression =
    name === 'lag'
      ? { kind: 'binary', operator: '<=', left: number, right: literal(offset, at), at }
      : {
          kind: 'binary',
          operator: '>',
          left: number,
          right: minus(count, literal(offset, at), at),
          at,
        }
  const [instead = nothing(at), other = found] = alike([value(fallback), found], planner.draft)
  return when(edge, instead, other)
}

/** Buckets of almost equal size, the larger ones first. */
function tile(node: SqlCall, over: Over, planner: WindowPlanner): Expression {
  const { at } = node
  const [given] = node.args
  const tiles = given?.kind === 'literal' ? Number(given.value) : Number.NaN
  if (!Number.isInteger(tiles) || tiles < 1) throw unsupported(node, 'ntile needs a whole number')
  const number = planner.step(
    planner.anyOrder(over),
    { function: 'row_number', column: null },
    'row_number',
  )
  const count = planner.step({ ...over, order: [] }, { function: 'count', column: null }, 'rows')
  const n = literal(tiles, at)
  const small = castTo(call('floor', [divide(count, n, at)], at), 'integer')
  const larger: Expression = { kind: 'binary', operator: '%', left: count, right: n, at }
  const big = plus(small, literal(1, at), at)
  const edge: Expression = { kind: 'binary', operator: '*', left: larger, right: big, at }
  const within: Expression = { kind: 'binary', operator: '<=', left: number, right: edge, at }
  const ceiling = (one: Expression, other: Expression) =>
    castTo(call('ceil', [divide(one, other, at)], at), 'integer')
  return when(
    within,
    ceiling(number, big),
    plus(larger, ceiling(minus(number, edge, at), small), at),
  )
}

/** The value of the first or last row: found by its number, then handed to the others. */
function end(
  node: SqlCall,
  window: SqlWindow,
  over: Over,
  planner: WindowPlanner,
  value: Value,
): Expression {
  const { at } = node
  const [what] = node.args
  const first = node.name.startsWith('first')
  const { frame } = window
  const fromStart = !frame || frame.start.rows === null
  const toEnd = frame ? frame.end.rows === null : over.order.length === 0
  if (!what || node.filter || frame?.unit === 'groups') {
    throw unsupported(node, `${node.name} over this window cannot become blocks`)
  }
  if (node.ignoreNulls || !(first ? fromStart : toEnd)) {
    const [column] = planner.column(value(what))
    const measure = {
      function: first ? 'first' : 'last',
      column: column ?? null,
      onlyFilled: node.ignoreNulls,
    } as const
    const ordered = planner.anyOrder(over)
    return planner.framed(ordered, frame ?? { ...SO_FAR, at }, measure, planner.nameOf(node))
  }
  const ordered = planner.anyOrder(over)
  const number = planner.step(ordered, { function: 'row_number', column: null }, 'row_number')
  const count = planner.step({ ...over, order: [] }, { function: 'count', column: null }, 'rows')
  const place = first ? literal(1, at) : count
  const isThere: Expression = { kind: 'binary', operator: '=', left: number, right: place, at }
  const [column] = planner.column(when(isThere, value(what)))
  return planner.step(
    { ...over, order: [] },
    { function: 'max', column: column ?? null },
    planner.nameOf(node),
  )
}

/** Over the last so many rows: averages are there, sums and counts follow from them. */
function movingValue(
  node: SqlCall,
  whole: WindowFunction,
  column: Slot | null,
  size: number,
  over: Over,
  planner: WindowPlanner,
): Expression {
  const { at } = node
  if (size < 1) throw unsupported(node, 'This frame of a window cannot become blocks')
  const mean =
    column &&
    whole !== 'count' &&
    planner.step(over, { function: 'moving_average', column, size }, planner.nameOf(node))
  if (whole === 'mean' && mean) return mean
  const number = planner.step(over, { function: 'row_number', column: null }, 'row_number')
  const seen = call('least', [number, literal(size, at)], at)
  const share =
    column &&
    planner.step(
      over,
      { function: 'moving_average', column: present(column, planner, at), size },
      'filled',
    )
  const counted = share ? castTo(call('round', [times(share, seen, at)], at), 'integer') : seen
  if (!mean) return counted
  const sum = times(mean, counted, at)
  return column.type === 'integer' ? castTo(call('round', [sum], at), 'integer') : sum
}

/**
 * From the first row up to this one. SQL takes rows that tie with this one as well, unless it is told
 * to go by rows: what the ties before it have is taken off, what all of them have is added.
 */
function running(
  node: SqlCall,
  whole: WindowFunction,
  column: Slot | null,
  byRows: boolean,
  over: Over,
  planner: WindowPlanner,
): Expression {
  const { at } = node
  const upTo = (of: Slot, name: string): Expression => {
    const sum = planner.step(over, { function: 'running_sum', column: of }, name)
    if (byRows) return sum
    const before = planner.step(
      peersOf(over, true),
      { function: 'running_sum', column: of },
      `${name}_tied`,
    )
    const ties = planner.step(peersOf(over), { function: 'sum', column: of }, `${name}_ties`)
    const zero = (one: Expression) => call('coalesce', [one, literal(0, at)], at)
    const total = plus(minus(zero(sum), zero(before), at), zero(ties), at)
    const none: Expression = {
      kind: 'binary',
      operator: 'and',
      left: { kind: 'is-null', operand: sum, negated: false, at },
      right: { kind: 'is-null', operand: ties, negated: false, at },
      at,
    }
    return when(none, nothing(at), total)
  }
  const counted = () =>
    upTo(column ? present(column, planner, at) : ones(planner, at), 'running_count')
  if (whole === 'count') return counted()
  if (!column) throw unsupported(node, `${node.name} needs a value`)
  if (!isNumeric(column.type)) throw unsupported(node, `${node.name} needs numbers`)
  const sum = upTo(column, planner.nameOf(node))
  return whole === 'sum' ? sum : divide(sum, counted(), at)
}

/** Rows that tie form a partition; within it the order is the same, settled by what is in the rows. */
function peersOf(over: Over, ordered = false): Over {
  const partition = [...over.partition, ...over.order.map(({ slot }) => slot)]
  return { partition, order: ordered ? over.order : [] }
}

function present(column: Slot, planner: WindowPlanner, at: SqlCall['at']): Slot {
  const operand: Expression = { kind: 'column', name: column.key, at }
  const isThere: Expression = { kind: 'is-null', operand, negated: true, at }
  return planner.column(when(isThere, literal(1, at), literal(0, at)))[0] ?? column
}

function ones(planner: WindowPlanner, at: SqlCall['at']): Slot {
  const [slot] = planner.column(literal(1, at))
  if (!slot) throw new Error('A column is made')
  return slot
}

function plus(left: Expression, right: Expression, at: SqlCall['at']): Expression {
  return { kind: 'binary', operator: '+', left, right, at }
}
function minus(left: Expression, right: Expression, at: SqlCall['at']): Expression {
  return { kind: 'binary', operator: '-', left, right, at }
}
function times(left: Expression, right: Expression, at: SqlCall['at']): Expression {
  return { kind: 'binary', operator: '*', left, right, at }
}
function divide(left: Expression, right: Expression, at: SqlCall['at']): Expression {
  return { kind: 'binary', operator: '/', left, right, at }
}

function unsupported(node: SqlCall, message: string): SqlStop {
  const hint =
    'There are ranks, lag and lead, first and last values, and sum, avg, min, max and count over ROWS and RANGE.'
  return new SqlStop('unsupported', `${message}.`, hint, node.at)
}

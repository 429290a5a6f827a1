import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { SortKey } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import type { Window, WindowCall } from '../../relation/window.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { digits } from '../python/literal.ts'
import { pythonCall } from '../python/python-call.ts'
import { chained } from '../python/chain.ts'
import { columnName, polarsColumn } from './column-name.ts'
import type { HelperName } from './helpers.ts'
import { named } from './named.ts'
import { sortLink } from './sorted.ts'

type Use = (helper: HelperName) => Code
type NamedCall = Window['columns'][number]

/**
 * Links that sort the rows where a column depends on their order, and add the columns. Several orders
 * are gone through one by one; what they compute then waits under names of its own.
 */
export function windowed(relation: Window, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const rounds = roundsOf(relation.columns, columns)
  const isOne = rounds.length === 1
  const names = namesFor(relation.columns, columns, isOne)
  const links = rounds.flatMap(({ order, calls }) => {
    const values = calls.map(
      (call) => [names.get(call) ?? call.name, windowValue(call, columns, use)] as const,
    )
    const sorting = order.length > 0 ? [sortLink(order)] : []
    return [...sorting, pythonCall(code`.with_columns`, ...named(values))]
  })
  const moved = relation.columns.filter((call) => names.get(call) !== call.name)
  const back = moved.map((call) => [call.name, polarsColumn(names.get(call) ?? '')] as const)
  const wanted = columnsOf(relation).map(({ name }) => columnName(name))
  const made = new Set(
    [...columns, ...rounds.flatMap(({ calls }) => calls)].map(({ name }) => name),
  )
  const isInOrder = columnsOf(relation).every(({ name }, index) => [...made][index] === name)
  return [
    ...links,
    ...(back.length > 0 ? [pythonCall(code`.with_columns`, ...named(back))] : []),
    ...(back.length > 0 || !isInOrder ? [pythonCall(code`.select`, ...wanted)] : []),
  ]
}

interface Round {
  readonly order: readonly SortKey[]
  readonly calls: NamedCall[]
}

function roundsOf(calls: readonly NamedCall[], columns: readonly Column[]): readonly Round[] {
  const rounds = new Map<string, Round>()
  for (const call of calls) {
    const order = orderOf(call, columns)
    const key = JSON.stringify(order)
    const round = rounds.get(key) ?? { order, calls: [] }
    round.calls.push(call)
    rounds.set(key, round)
  }
  return joinedRounds([...rounds.values()], calls)
}

/** Columns that ask for no order go along with the first that does. */
function joinedRounds(rounds: readonly Round[], all: readonly NamedCall[]): readonly Round[] {
  const free = rounds.find(({ order }) => order.length === 0)
  const first = rounds.find(({ order }) => order.length > 0)
  if (!free || !first) return rounds
  const calls = all.filter((call) => free.calls.includes(call) || first.calls.includes(call))
  const others = rounds.filter((round) => round !== free && round !== first)
  return [{ order: first.order, calls }, ...others]
}

const RANKS: ReadonlySet<string> = new Set(['rank', 'dense_rank', 'percent_rank'])

function orderOf(call: WindowCall, columns: readonly Column[]): readonly SortKey[] {
  if (PLACED_FUNCTIONS.has(call.function)) return withTieBreak(call.order, columns, call.partition)
  return RANKS.has(call.function) ? call.order : []
}

/** A column that takes the place of another one must not do so before all have seen that. */
function namesFor(
  calls: readonly NamedCall[],
  columns: readonly Column[],
  isOne: boolean,
): ReadonlyMap<NamedCall, string> {
  const taken = new Set([...columns, ...calls].map(({ name }) => name))
  return new Map(
    calls.map((call) => {
      const isFree = isOne || columns.every(({ name }) => name !== call.name)
      if (isFree) return [call, call.name]
      let name = call.name
      for (let times = 2; taken.has(name); times++) name = `${call.name} ${times}`
      taken.add(name)
      return [call, name]
    }),
  )
}

function windowValue(call: WindowCall, columns: readonly Column[], use: Use): Code {
  const whole = cellValue(call, columns, use)
  if (call.partition.length === 0) return whole
  return chained(whole, pythonCall(code`.over`, ...call.partition.map(columnName)))
}

/** The value over sorted rows of one partition. */
function cellValue(call: WindowCall, columns: readonly Column[], use: Use): Code {
  const names = call.order.map(({ column }) => column)
  const [only = ''] = names
  const key = () =>
    names.length === 1 ? polarsColumn(only) : pythonCall(code`pl.struct`, ...names.map(columnName))
  const isOrdered = names.length > 0
  const integer = code`.cast(pl.Int64)`
  switch (call.function) {
    case 'row_number':
      return code`pl.int_range(1, pl.len() + 1)`
    case 'rank':
    case 'dense_rank':
      return isOrdered ? pythonCall(use(call.function), key()) : code`pl.lit(1, pl.Int64)`
    case 'percent_rank':
      return isOrdered ? pythonCall(use(call.function), key()) : code`pl.lit(0.0)`
    case 'count':
      return call.column === null
        ? chained(code`pl.len()`, integer)
        : chained(polarsColumn(call.column), code`.count()`, integer)
  }
  const column = columns.find(({ name }) => name === call.column)
  if (!column) throw new Error(`${call.function} needs a column of its input`)
  const cells = polarsColumn(column.name)
  const total = () => pythonCall(use(column.type === 'integer' ? 'exact_total' : 'total'), cells)
  switch (call.function) {
    case 'lag':
      return chained(cells, code`.shift(${count(call.offset ?? 1)})`)
    case 'lead':
      return chained(cells, code`.shift(${digits(String(-(call.offset ?? 1)))})`)
    case 'running_sum':
      return chained(cells, code`.cum_sum()`, code`.forward_fill()`)
    case 'moving_average':
      return chained(cells, code`.rolling_mean(${count(call.size ?? 0)}, min_samples=1)`)
    case 'share_of_total':
      return pythonCall(use('divide'), cells, total())
    case 'sum':
      return total()
    case 'mean':
      return chained(cells, code`.mean()`)
    case 'median':
      return chained(cells, code`.median()`)
    case 'quantile':
      return chained(cells, code`.quantile(${digits(String(call.fraction))}, "linear")`)
    case 'stddev':
      return chained(cells, code`.std()`)
    case 'min':
      return chained(cells, code`.min()`)
    case 'max':
      return chained(cells, code`.max()`)
  }
}

function count(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}

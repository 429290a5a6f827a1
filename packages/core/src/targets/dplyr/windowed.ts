import type { Column } from '../../relation/column.ts'
import { columnsOf } from '../../relation/columns-of.ts'
import type { SortKey } from '../../relation/relation.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import type { Window, WindowCall } from '../../relation/window.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { counted, measured } from './aggregated.ts'
import { freshName } from './assigned.ts'
import type { Use } from './helpers.ts'
import { digits } from './literal.ts'
import { rCall } from './r-call.ts'
import { namedValue, rColumn } from './r-name.ts'
import { selected } from './selected.ts'
import { sortLinks } from './sorted.ts'

type NamedCall = Window['columns'][number]

/**
 * Steps that sort the rows where a column depends on their order, and add the columns, those of one
 * partition together. What would replace a column waits under another name until all have seen it.
 */
export function windowed(relation: Window, use: Use): readonly Code[] {
  const columns = columnsOf(relation.input)
  const names = namesFor(relation.columns, columns)
  const made: string[] = columns.map(({ name }) => name)
  const links = roundsOf(relation.columns, columns).flatMap(({ order, calls }) => [
    ...sortLinks(order, columns, use),
    ...partitionsOf(calls).flatMap((group) => {
      const values = group.map((call) => {
        const name = names.get(call) ?? call.name
        if (!made.includes(name)) made.push(name)
        return namedValue(name, cellValue(call, columns, use))
      })
      const keys = (group[0]?.partition ?? []).map(rColumn)
      const added = rCall(code`mutate`, ...values)
      return keys.length === 0 ? [added] : [rCall(code`group_by`, ...keys), added, code`ungroup()`]
    }),
  ])
  const wanted = columnsOf(relation).map(({ name }) => {
    const call = relation.columns.find((each) => each.name === name)
    return { name, from: call ? (names.get(call) ?? name) : name }
  })
  const isDone =
    made.length === wanted.length &&
    wanted.every(({ name, from }, index) => name === from && made[index] === name)
  return isDone ? links : [...links, selected(wanted)]
}

interface Round {
  readonly order: readonly SortKey[]
  readonly calls: NamedCall[]
}

/** By their order; columns that ask for none go along with the first that does. */
function roundsOf(calls: readonly NamedCall[], columns: readonly Column[]): readonly Round[] {
  const rounds = new Map<string, Round>()
  const orders = calls.map((call) => orderOf(call, columns))
  const first = orders.find((order) => order.length > 0) ?? []
  for (const [index, call] of calls.entries()) {
    const own = orders[index] ?? []
    const order = own.length > 0 ? own : first
    const key = JSON.stringify(order)
    const round = rounds.get(key) ?? { order, calls: [] }
    round.calls.push(call)
    rounds.set(key, round)
  }
  return [...rounds.values()]
}

function partitionsOf(calls: readonly NamedCall[]): readonly (readonly NamedCall[])[] {
  const groups = new Map<string, NamedCall[]>()
  for (const call of calls) {
    const key = JSON.stringify(call.partition)
    groups.set(key, [...(groups.get(key) ?? []), call])
  }
  return [...groups.values()]
}

const RANKS: ReadonlySet<string> = new Set(['rank', 'dense_rank', 'percent_rank'])

function orderOf(call: WindowCall, columns: readonly Column[]): readonly SortKey[] {
  if (PLACED_FUNCTIONS.has(call.function)) return withTieBreak(call.order, columns, call.partition)
  return RANKS.has(call.function) ? call.order : []
}

function namesFor(
  calls: readonly NamedCall[],
  columns: readonly Column[],
): ReadonlyMap<NamedCall, string> {
  const taken = new Set([...columns, ...calls].map(({ name }) => name))
  return new Map(
    calls.map((call) => {
      const isNew = columns.every(({ name }) => name !== call.name)
      const isAlone = calls.length === 1 && !call.partition.includes(call.name)
      return [call, isNew || isAlone ? call.name : freshName(call.name, taken)]
    }),
  )
}

/** The value over sorted rows of one partition. */
function cellValue(call: WindowCall, columns: readonly Column[], use: Use): Code {
  const keys = call.order.map(({ column }) => rColumn(column))
  const isOrdered = keys.length > 0
  switch (call.function) {
    case 'row_number':
      return counted(code`row_number()`, use)
    case 'rank':
      return counted(isOrdered ? rCall(use('rank_of'), ...keys) : code`1L`, use)
    case 'dense_rank':
      return counted(isOrdered ? rCall(use('run_of'), ...keys) : code`1L`, use)
    case 'percent_rank':
      return isOrdered ? rCall(use('share_of_rank'), ...keys) : code`0`
    case 'count':
      if (call.column === null) return counted(code`n()`, use)
  }
  const column = columns.find(({ name }) => name === call.column)
  if (!column) throw new Error(`${call.function} needs a column of its input`)
  const cells = rColumn(column.name)
  const numbers = column.type === 'integer' ? rCall(code`as.double`, cells) : cells
  switch (call.function) {
    case 'lag':
      return rCall(code`lag`, cells, count(call.offset ?? 1))
    case 'lead':
      return rCall(code`lead`, cells, count(call.offset ?? 1))
    case 'running_sum':
      return rCall(use('running_total'), cells)
    case 'moving_average':
      return rCall(use('moving_average'), numbers, count(call.size ?? 0))
    case 'share_of_total': {
      const total = rCall(use('total'), cells)
      const whole = column.type === 'integer' ? rCall(code`as.double`, total) : total
      return rCall(use('divide'), numbers, whole)
    }
    default:
      return measured(call, column, cells, use)
  }
}

function count(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}

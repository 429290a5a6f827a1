import type { Column } from '../../relation/column.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import type { WindowCall } from '../../relation/window.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { HelperName } from './helpers.ts'
import { digits, text } from '../python/literal.ts'
import { PANDAS_TYPES } from './literal.ts'
import { pythonCall, pythonList } from '../python/python-call.ts'
import { sorted } from './sorted.ts'

/** A window column over `rows`; the index brings cells of sorted rows back to their places. */
export function windowValue(
  call: WindowCall,
  columns: readonly Column[],
  rows: Code,
  use: (helper: HelperName) => Code,
): Code {
  const group = pythonCall(use('group_numbers'), rows, pythonList(...call.partition.map(text)))
  const order = PLACED_FUNCTIONS.has(call.function)
    ? withTieBreak(call.order, columns, call.partition)
    : call.order
  const ordered = sorted(order, rows)
  const keys = pythonList(...call.order.map(({ column }) => text(column)))
  switch (call.function) {
    case 'row_number':
      return code`(${ordered}.groupby(${group}).cumcount() + 1).astype("Int64")`
    case 'rank':
      return pythonCall(use('rank_rows'), ordered, keys, group)
    case 'dense_rank':
      return pythonCall(use('rank_rows'), ordered, keys, group, code`dense=True`)
    case 'percent_rank':
      return pythonCall(use('percent_rank'), ordered, keys, group)
    case 'count': {
      const [cells, what] =
        call.column === null
          ? [group, code`"size"`]
          : [code`${rows}[${text(call.column)}]`, code`"count"`]
      return code`${cells}.groupby(${group}).transform(${what}).astype("Int64")`
    }
  }
  const column = columns.find(({ name }) => name === call.column)
  if (!column) throw new Error(`${call.function} needs a column of its input`)
  const name = text(column.name)
  const all = code`${rows}[${name}]`
  const cells = code`${ordered}[${name}]`
  const whole = (what: Code) => code`${all}.groupby(${group}).transform(${what})`
  switch (call.function) {
    case 'lag':
      return code`${cells}.groupby(${group}).shift(${count(call.offset ?? 1)})`
    case 'lead':
      return code`${cells}.groupby(${group}).shift(${digits(String(-(call.offset ?? 1)))})`
    case 'running_sum':
      return pythonCall(use('running_sum'), cells, group)
    case 'moving_average':
      return pythonCall(use('moving_average'), cells, group, count(call.size ?? 0))
    case 'share_of_total':
      return pythonCall(use('divide'), all, whole(code`"sum", min_count=1`))
    case 'sum':
      return whole(code`"sum", min_count=1`)
    case 'mean':
      return code`${whole(code`"mean"`)}.astype(${PANDAS_TYPES.number})`
    case 'median':
      return code`${whole(code`"median"`)}.astype(${PANDAS_TYPES.number})`
    case 'quantile': {
      const share = digits(String(call.fraction))
      return code`${whole(code`"quantile", ${share}`)}.astype(${PANDAS_TYPES.number})`
    }
    case 'stddev':
      return code`${whole(code`"std"`)}.astype(${PANDAS_TYPES.number})`
    case 'min':
      return whole(code`"min"`)
    case 'max':
      return whole(code`"max"`)
  }
}

function count(value: number): Code {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`Not a row count: ${value}`)
  return digits(String(value))
}

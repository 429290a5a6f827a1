import type { Column } from '../../relation/column.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import type { WindowCall } from '../../relation/window.ts'
import { code, join } from '../code.ts'
import type { Code } from '../code.ts'
import { whole } from '../sql/query.ts'
import { sumCode } from './measured.ts'
import { fraction, identifier, identifiers, sortKeys } from './query.ts'

/** A window column as DuckDB computes it; rows that tie are told apart by what is in them. */
export function windowCode(call: WindowCall, columns: readonly Column[]): Code {
  const { partition } = call
  const order = PLACED_FUNCTIONS.has(call.function)
    ? withTieBreak(call.order, columns, partition)
    : call.order
  const parts = partition.length > 0 ? [code`PARTITION BY ${identifiers(partition)}`] : []
  const ordered = order.length > 0 ? [...parts, code`ORDER BY ${sortKeys(order)}`] : parts
  const over = (...frame: readonly Code[]) => code` OVER (${join([...ordered, ...frame], code` `)})`
  const overAll = code` OVER (${join(parts, code` `)})`
  switch (call.function) {
    case 'row_number':
      return code`row_number()${over()}`
    case 'rank':
      return code`rank()${over()}`
    case 'dense_rank':
      return code`dense_rank()${over()}`
    case 'percent_rank':
      return code`percent_rank()${over()}`
    case 'count':
      return code`count(${call.column === null ? code`*` : identifier(call.column)})${overAll}`
  }
  const type = columns.find(({ name }) => name === call.column)?.type
  if (call.column === null || type === undefined)
    throw new Error(`${call.function} needs a column of its input`)
  const cell = identifier(call.column)
  switch (call.function) {
    case 'lag':
      return code`lag(${cell}, ${whole(call.offset ?? 1)})${over()}`
    case 'lead':
      return code`lead(${cell}, ${whole(call.offset ?? 1)})${over()}`
    case 'running_sum':
      return sumCode(code`sum(${cell})${over(code`ROWS UNBOUNDED PRECEDING`)}`, type)
    case 'moving_average':
      return code`avg(${cell})${over(code`ROWS ${whole((call.size ?? 0) - 1)} PRECEDING`)}`
    case 'share_of_total':
      return code`${cell} / nullif(sum(${cell})${overAll}, 0)`
    case 'sum':
      return sumCode(code`sum(${cell})${overAll}`, type)
    case 'mean':
      return code`avg(${cell})${overAll}`
    case 'median':
      return code`quantile_cont(${cell}, 0.5)${overAll}`
    case 'quantile':
      return code`quantile_cont(${cell}, ${fraction(call.fraction)})${overAll}`
    case 'stddev':
      return code`stddev_samp(${cell})${overAll}`
    case 'min':
      return code`min(${cell})${overAll}`
    case 'max':
      return code`max(${cell})${overAll}`
  }
}

import type { Column } from '../../relation/column.ts'
import { withTieBreak } from '../../relation/tie-break.ts'
import { PLACED_FUNCTIONS } from '../../relation/window.ts'
import type { WindowCall } from '../../relation/window.ts'
import { code, join } from '../code.ts'
import type { Code } from '../code.ts'
import { whole } from '../sql/query.ts'
import type { Use } from './helpers.ts'
import { cast } from './literal.ts'
import { extremeCode, numberCode, sumCode } from './measured.ts'
import { fraction, identifier, identifiers, sortKeys } from './query.ts'

/** A window column as PostgreSQL computes it; rows that tie are told apart by what is in them. */
export function windowCode(call: WindowCall, columns: readonly Column[], use: Use): Code {
  const { partition } = call
  const order = PLACED_FUNCTIONS.has(call.function)
    ? withTieBreak(call.order, columns, partition)
    : call.order
  const parts = partition.length > 0 ? [code`PARTITION BY ${identifiers(partition)}`] : []
  const ordered = order.length > 0 ? [...parts, code`ORDER BY ${sortKeys(order, columns)}`] : parts
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
      return numberCode(
        code`avg(${cell})${over(code`ROWS ${whole((call.size ?? 0) - 1)} PRECEDING`)}`,
        type,
      )
    case 'share_of_total': {
      const total = numberCode(code`nullif(sum(${cell})${overAll}, 0)`, type)
      return code`${cast(cell, 'number')} / ${total}`
    }
    case 'sum':
      return sumCode(code`sum(${cell})${overAll}`, type)
    case 'mean':
      return numberCode(code`avg(${cell})${overAll}`, type)
    case 'median':
    case 'quantile': {
      // An aggregate over sorted rows cannot look through a window; an array of its cells can.
      const cells = code`array_agg(${cast(cell, 'number')})${overAll}`
      const share = fraction(call.function === 'median' ? 0.5 : call.fraction)
      return code`${use('quantile')}(${cells}, ${share})`
    }
    case 'stddev':
      return numberCode(code`stddev_samp(${cell})${overAll}`, type)
    case 'min':
    case 'max':
      return code`${extremeCode(call.function, cell, type)}${overAll}`
  }
}

import type { ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { rCall } from './r-call.ts'

/** A cast as docs/semantics.md means it: what does not fit is NA. `operand` is the value as a side of `!=`. */
export function dplyrCast(
  value: Code,
  from: ColumnType,
  to: ColumnType,
  use: Use,
  operand: Code = value,
): Code {
  if (from === to) return value
  if (to === 'text') return asText(value, from, use)
  if (from === 'text') return FROM_TEXT[to](value, use)
  switch (to) {
    case 'boolean':
      return code`${operand} != 0`
    case 'integer':
      if (from === 'number') return rCall(use('to_whole'), value)
      use('bit64')
      return rCall(code`as.integer64`, value)
    case 'number':
      return rCall(code`as.double`, value)
    case 'date':
      use('lubridate')
      return rCall(code`as_date`, value)
    case 'timestamp':
      use('lubridate')
      return rCall(code`as_datetime`, value)
  }
}

const FROM_TEXT: Readonly<Record<Exclude<ColumnType, 'text'>, (value: Code, use: Use) => Code>> = {
  boolean: (value, use) => rCall(use('to_boolean'), value),
  integer: (value, use) => rCall(use('to_integer'), value),
  number: (value, use) => rCall(use('to_number'), value),
  date: (value, use) => rCall(use('to_date'), value),
  timestamp: (value, use) => rCall(use('to_timestamp'), value),
}

function asText(value: Code, from: ColumnType, use: Use): Code {
  switch (from) {
    case 'boolean':
      return rCall(use('boolean_text'), value)
    case 'integer':
      return rCall(code`as.character`, value)
    case 'number':
      return rCall(use('number_text'), value)
    case 'text':
      return value
    case 'date':
      return rCall(use('date_text'), value)
    case 'timestamp':
      return rCall(use('timestamp_text'), value)
  }
}

import type { ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { cast } from './literal.ts'

/** A cast as docs/semantics.md means it: what does not fit is null, and nothing is guessed from text. */
export function postgresCast(value: Code, from: ColumnType | null, to: ColumnType, use: Use): Code {
  if (from === null || from === to) return cast(value, to)
  if (from === 'text' && to !== 'text') return code`${use(FROM_TEXT[to])}(${value})`
  if (from === 'number' && to === 'text') return code`${use('number_text')}(${value})`
  if (from === 'number' && to === 'integer') return code`${use('whole')}(${value})`
  // There is no cast from 64 bits to a boolean, nor back.
  if (to === 'boolean') return code`(${value} <> 0)`
  if (from === 'boolean' && to !== 'text') return cast(code`CAST(${value} AS integer)`, to)
  return cast(value, to)
}

const FROM_TEXT = {
  boolean: 'to_boolean',
  integer: 'to_integer',
  number: 'to_number',
  date: 'to_day',
  timestamp: 'to_moment',
} as const

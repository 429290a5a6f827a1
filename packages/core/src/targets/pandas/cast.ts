import type { ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { HelperName } from './helpers.ts'
import { PANDAS_TYPES } from './literal.ts'
import { pythonCall } from '../python/python-call.ts'

type Use = (helper: HelperName) => Code

/** A cast as docs/semantics.md means it: what does not fit is missing, and nothing is guessed. */
export function pandasCast(column: Code, from: ColumnType, to: ColumnType, use: Use): Code {
  if (from === to) return column
  if (to === 'text') return TO_TEXT[from](column, use)
  if (from === 'text') {
    return pythonCall(use('by_row'), use(FROM_TEXT[to]), PANDAS_TYPES[to], column)
  }
  if (to === 'boolean') return code`${column}.ne(0)`
  if (to === 'integer' && from === 'number') return pythonCall(use('truncate'), column)
  if (to === 'date') return code`${column}.dt.normalize()`
  if (to === 'timestamp') return column
  return code`${column}.astype(${PANDAS_TYPES[to]})`
}

const FROM_TEXT: Readonly<Record<Exclude<ColumnType, 'text'>, HelperName>> = {
  boolean: 'to_boolean',
  integer: 'to_integer',
  number: 'to_number',
  date: 'to_date',
  timestamp: 'to_timestamp',
}

const TO_TEXT: Readonly<Record<ColumnType, (column: Code, use: Use) => Code>> = {
  boolean: (column, use) => textByRow(code`lambda cell: str(cell).lower()`, column, use),
  integer: (column) => code`${column}.astype("string[python]")`,
  number: (column, use) => textByRow(code`str`, column, use),
  text: (column) => column,
  date: (column, use) => textByRow(code`lambda day: str(day.date())`, column, use),
  timestamp: (column, use) => textByRow(use('timestamp_text'), column, use),
}

function textByRow(write: Code, column: Code, use: Use): Code {
  return pythonCall(use('by_row'), write, PANDAS_TYPES.text, column)
}

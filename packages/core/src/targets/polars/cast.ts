import type { ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { pythonCall } from '../python/python-call.ts'
import { chained } from '../python/chain.ts'
import type { HelperName } from './helpers.ts'
import { POLARS_TYPES } from './literal.ts'

type Use = (helper: HelperName) => Code

/** A cast as docs/semantics.md means it: what does not fit is null, and nothing is guessed. */
export function polarsCast(column: Code, from: ColumnType, to: ColumnType, use: Use): Code {
  if (from === to) return column
  if (to === 'text') return TO_TEXT[from](column, use)
  if (from === 'text') return FROM_TEXT[to](column, use)
  if (to === 'integer' && from === 'number')
    return chained(column, code`.cast(pl.Int64, strict=False)`)
  if (to === 'date') return chained(column, code`.dt.date()`)
  return chained(column, pythonCall(code`.cast`, POLARS_TYPES[to]))
}

const FROM_TEXT: Readonly<Record<Exclude<ColumnType, 'text'>, (column: Code, use: Use) => Code>> = {
  boolean: (column, use) => pythonCall(use('to_boolean'), column),
  integer: (column) =>
    chained(column, code`.str.strip_chars(" ")`, code`.cast(pl.Int64, strict=False)`),
  number: (column, use) => pythonCall(use('to_number'), column),
  date: (column, use) => pythonCall(use('to_date'), column),
  timestamp: (column, use) => pythonCall(use('to_timestamp'), column),
}

const TO_TEXT: Readonly<Record<ColumnType, (column: Code, use: Use) => Code>> = {
  boolean: plainText,
  integer: plainText,
  number: (column, use) => pythonCall(use('number_text'), column),
  text: (column) => column,
  date: plainText,
  timestamp: (column, use) => pythonCall(use('timestamp_text'), column),
}

function plainText(column: Code): Code {
  return chained(column, code`.cast(pl.String)`)
}

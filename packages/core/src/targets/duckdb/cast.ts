import type { ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { DUCKDB_TYPES } from './literal.ts'

/** A cast as docs/semantics.md means it: what does not fit is null, and nothing is guessed from text. */
export function duckdbCast(value: Code, from: ColumnType | null, to: ColumnType): Code {
  const type = DUCKDB_TYPES[to]
  if (from === null || from === to || to === 'text') return code`CAST(${value} AS ${type})`
  if (from === 'text') return FROM_TEXT[to](value)
  if (from === 'number' && to === 'integer') return code`TRY_CAST(trunc(${value}) AS BIGINT)`
  return code`CAST(${value} AS ${type})`
}

// DuckDB alone would read '1.5' as the integer 2, 'yes' as true and '2024/1/5' as a date.
const FROM_TEXT: Readonly<Record<ColumnType, (value: Code) => Code>> = {
  boolean: (value) =>
    code`CASE lower(trim(${value})) WHEN 'true' THEN true WHEN 'false' THEN false END`,
  integer: (value) => code`TRY_CAST(regexp_extract(${value}, '^ *([+-]?[0-9]+) *$', 1) AS BIGINT)`,
  number: (value) =>
    code`TRY_CAST(regexp_extract(${value}, '^ *([+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?) *$', 1) AS DOUBLE)`,
  text: (value) => value,
  date: (value) =>
    code`TRY_CAST(regexp_extract(${value}, '^ *([0-9]{4}-[0-9]{2}-[0-9]{2}) *$', 1) AS DATE)`,
  timestamp: (value) =>
    code`TRY_CAST(regexp_extract(${value}, '^ *([0-9]{4}-[0-9]{2}-[0-9]{2}([ T][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?)?) *$', 1) AS TIMESTAMP)`,
}

import type { ColumnType } from '../../relation/column.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'

export const POLARS_TYPES: Readonly<Record<ColumnType, Code>> = {
  boolean: code`pl.Boolean`,
  integer: code`pl.Int64`,
  number: code`pl.Float64`,
  text: code`pl.String`,
  date: code`pl.Date`,
  timestamp: code`pl.Datetime("us")`,
}

/** A literal as an expression of its own. Polars takes integers for 32 bits unless told. */
export function lifted(value: Code, type: ColumnType | null, isNull: boolean): Code {
  if (isNull) return code`pl.lit(None, ${POLARS_TYPES[type ?? 'text']})`
  return type === 'integer' ? code`pl.lit(${value}, pl.Int64)` : code`pl.lit(${value})`
}

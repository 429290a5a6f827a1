import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { duckdbText } from './duckdb-text.ts'

export const DUCKDB_TYPES: Readonly<Record<ColumnType, Code>> = {
  boolean: code`BOOLEAN`,
  integer: code`BIGINT`,
  number: code`DOUBLE`,
  text: code`VARCHAR`,
  date: code`DATE`,
  timestamp: code`TIMESTAMP`,
}

/** A literal of exactly its type: DuckDB would read `5` as 32 bits and `0.1` as a decimal. */
export function exactLiteral(literal: Literal, type: ColumnType | null): Code {
  switch (literal.type) {
    case 'null':
      return type === null ? code`NULL` : code`CAST(NULL AS ${DUCKDB_TYPES[type]})`
    case 'integer':
      return code`CAST(${digits(literal.value)} AS BIGINT)`
    case 'number':
      return digits(/e/i.test(literal.value) ? literal.value : `${literal.value}e0`)
    default:
      return looseLiteral(literal)
  }
}

/** A literal beside something of exactly its type, which settles the rest. */
export function looseLiteral(literal: Literal): Code {
  switch (literal.type) {
    case 'integer':
      return digits(literal.value)
    case 'number':
      // More digits than a double can tell apart would be rounded twice: as decimal, then as double.
      return literal.value.replaceAll(/\D/g, '').length <= 15
        ? digits(literal.value)
        : exactLiteral(literal, 'number')
    case 'text':
      return verbatim(duckdbText(literal.value))
    case 'date':
      return code`DATE ${verbatim(duckdbText(literal.value))}`
    case 'timestamp':
      return code`TIMESTAMP ${verbatim(duckdbText(literal.value))}`
    case 'boolean':
      return literal.value ? code`true` : code`false`
    case 'null':
      return code`NULL`
  }
}

function digits(value: string): Code {
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(value)) throw new Error('A number must be made of digits')
  return verbatim(value)
}

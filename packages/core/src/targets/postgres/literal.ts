import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { text } from './postgres-text.ts'

export const POSTGRES_TYPES: Readonly<Record<ColumnType, Code>> = {
  boolean: code`boolean`,
  integer: code`bigint`,
  number: code`double precision`,
  text: code`text`,
  date: code`date`,
  timestamp: code`timestamp`,
}

export function cast(value: Code, type: ColumnType): Code {
  return code`CAST(${value} AS ${POSTGRES_TYPES[type]})`
}

/** A literal of exactly its type: PostgreSQL would read `5` as 32 bits and `0.1` as a decimal. */
export function exactLiteral(literal: Literal, type: ColumnType | null): Code {
  switch (literal.type) {
    case 'null':
      return type === null ? code`NULL` : cast(code`NULL`, type)
    case 'integer':
      return cast(digits(literal.value), 'integer')
    case 'number':
      return numberLiteral(literal.value)
    default:
      return looseLiteral(literal)
  }
}

/** A literal beside something of exactly its type, which settles the rest. */
export function looseLiteral(literal: Literal): Code {
  switch (literal.type) {
    case 'integer':
      // Its digits alone are more than 64 bits, before the sign is looked at.
      return literal.value === '-9223372036854775808'
        ? exactLiteral(literal, 'integer')
        : digits(literal.value)
    case 'number':
      return digits(literal.value)
    case 'text':
      return text(literal.value)
    case 'date':
      return code`DATE ${text(literal.value)}`
    case 'timestamp':
      return code`TIMESTAMP ${text(literal.value)}`
    case 'boolean':
      return literal.value ? code`true` : code`false`
    case 'null':
      return code`NULL`
  }
}

/** Digits beyond the range of a double are infinite, or zero, where PostgreSQL would refuse them. */
function numberLiteral(value: string): Code {
  const number = Number(value)
  if (!Number.isFinite(number))
    return cast(number > 0 ? code`'Infinity'` : code`'-Infinity'`, 'number')
  return cast(number === 0 ? code`0` : digits(value), 'number')
}

function digits(value: string): Code {
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(value)) throw new Error('A number must be made of digits')
  return verbatim(value)
}

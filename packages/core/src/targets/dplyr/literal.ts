import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { rText } from './r-text.ts'

export function text(value: string): Code {
  return verbatim(rText(value))
}

export function digits(value: string): Code {
  if (!/^-?\d+(\.\d+)?(e-?\d+)?$/.test(value)) throw new Error('A number must be made of digits')
  return verbatim(value)
}

/** What is missing, with the type of its column. */
export function missingValue(type: ColumnType, use: Use): Code {
  switch (type) {
    case 'boolean':
      return code`NA`
    case 'integer':
      use('bit64')
      return code`NA_integer64_`
    case 'number':
      return code`NA_real_`
    case 'text':
      return code`NA_character_`
    case 'date':
      return code`as.Date(NA)`
    case 'timestamp':
      use('lubridate')
      return code`as_datetime(NA)`
  }
}

/** The value as R has it beside a column of its type: `5L` is enough beside an integer of 64 bits. */
export function rLiteral(literal: Literal, use: Use): Code {
  switch (literal.type) {
    case 'integer':
      return isShort(literal.value) ? code`${digits(literal.value)}L` : longInteger(literal, use)
    case 'number':
      return digits(literal.value)
    case 'text':
      return text(literal.value)
    case 'date':
      return code`as.Date(${text(dayOf(literal.value))})`
    case 'timestamp':
      return timestamp(literal.value, use)
    case 'boolean':
      return literal.value ? code`TRUE` : code`FALSE`
    case 'null':
      return missingValue('text', use)
  }
}

/** Whether R has it as an integer of its own, which are of 32 bits. */
export function isShort(value: string): boolean {
  return Math.abs(Number(value)) <= 2_147_483_647
}

function longInteger({ value }: Literal, use: Use): Code {
  use('bit64')
  return code`as.integer64(${text(String(value))})`
}

function timestamp(value: string, use: Use): Code {
  return code`${use('to_timestamp')}(${text(value.trim().replace('T', ' '))})`
}

function dayOf(value: string): string {
  return value.trim().slice(0, 'yyyy-mm-dd'.length)
}

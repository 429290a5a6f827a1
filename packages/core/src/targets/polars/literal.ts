import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import { code, verbatim } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from '../pandas/literal.ts'
import type { HelperName } from './helpers.ts'

export const POLARS_TYPES: Readonly<Record<ColumnType, Code>> = {
  boolean: code`pl.Boolean`,
  integer: code`pl.Int64`,
  number: code`pl.Float64`,
  text: code`pl.String`,
  date: code`pl.Date`,
  timestamp: code`pl.Datetime("us")`,
}

/** The value as Python has it; null is `None`. */
export function pythonLiteral(literal: Literal, use: (helper: HelperName) => Code): Code {
  switch (literal.type) {
    case 'integer':
      return digits(literal.value)
    case 'number':
      return digits(/[.e]/.test(literal.value) ? literal.value : `${literal.value}.0`)
    case 'text':
      return text(literal.value)
    case 'date':
    case 'timestamp':
      return moment(literal.type, literal.value, use)
    case 'boolean':
      return literal.value ? code`True` : code`False`
    case 'null':
      return code`None`
  }
}

/** A literal as an expression of its own. Polars takes integers for 32 bits unless told. */
export function lifted(value: Code, type: ColumnType | null, isNull: boolean): Code {
  if (isNull) return code`pl.lit(None, ${POLARS_TYPES[type ?? 'text']})`
  return type === 'integer' ? code`pl.lit(${value}, pl.Int64)` : code`pl.lit(${value})`
}

function moment(type: 'date' | 'timestamp', value: string, use: (helper: HelperName) => Code) {
  const [day = '', time = ''] = value.trim().split(/[ T]/)
  const [clock = '', fraction = ''] = time.split('.')
  const dayParts = day.split('-')
  const parts = type === 'date' ? dayParts : [...dayParts, ...clock.split(':')]
  if (type === 'timestamp' && fraction !== '') {
    while (parts.length < 6) parts.push('0')
    parts.push(fraction.padEnd(6, '0').slice(0, 6))
  }
  const numbers = parts.filter((part) => part !== '').map(Number)
  while (numbers.length > 3 && numbers.at(-1) === 0) numbers.pop()
  if (numbers.length < 3 || numbers.some((number) => !Number.isSafeInteger(number)))
    throw new Error(`Not a ${type}: ${JSON.stringify(value)}`)
  return code`${use(type === 'date' ? 'date' : 'datetime')}(${verbatim(numbers.join(', '))})`
}

import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import { digits, text } from '../python/literal.ts'

/**
 * The pandas types that know a missing value, so that null keeps its meaning. Text is held by Python
 * itself: the Arrow variety answers comparisons in a type of its own.
 */
export const PANDAS_TYPES: Readonly<Record<ColumnType, Code>> = {
  boolean: code`"boolean"`,
  integer: code`"Int64"`,
  number: code`"Float64"`,
  text: code`"string[python]"`,
  date: code`"datetime64[us]"`,
  timestamp: code`"datetime64[us]"`,
}

export function pandasLiteral(literal: Literal): Code {
  switch (literal.type) {
    case 'integer':
      return digits(literal.value)
    case 'number':
      return digits(/[.e]/.test(literal.value) ? literal.value : `${literal.value}.0`)
    case 'text':
      return text(literal.value)
    case 'date':
    case 'timestamp':
      return code`pd.Timestamp(${text(literal.value)})`
    case 'boolean':
      return literal.value ? code`True` : code`False`
    case 'null':
      return code`pd.NA`
  }
}

import type { ConditionDialect } from '../sql/condition-sql.ts'
import type { Operand } from '../sql/literal-sql.ts'
import { isDecimal, isPlainText, TYPE, valueSql } from './column-type.ts'
import { textSql } from './names.ts'
import type { SourceColumn } from './source.ts'

interface Compared extends Operand {
  readonly column: SourceColumn
}

/** How MySQL and MariaDB are asked for the rows that a condition keeps. */
export function conditionDialect(
  find: (name: string) => SourceColumn | undefined,
): ConditionDialect<Compared> {
  return {
    operand: (name) => {
      const found = find(name)
      return found ? operandOf(found) : null
    },
    boolean: (value) => (value ? 'true' : 'false'),
    text: textSql,
    integer: (digits) => digits,
    number: (digits, { column }, isExact) => {
      // Beside a decimal only a decimal of few digits: else both would be rounded.
      if (isDecimal(column.native)) return isExact && !/e/i.test(digits) ? digits : null
      return /e/i.test(digits) ? digits : `${digits}e0`
    },
    day: (day) => `timestamp'${day} 00:00:00'`,
    moment: (moment) =>
      `timestamp'${moment.replace('T', ' ')}${/:\d\d:/.test(moment) ? '' : ':00'}'`,
    compare: (operator, value, literal, isKept) => {
      const { sql, type, column } = value
      if (type === 'text') {
        // Equal by the collation, so that an index is of use, and byte by byte: blanks and capitals count.
        const bytes = `cast(convert(${sql} using utf8mb4) as binary) = cast(${literal} as binary)`
        const same = `(${sql} = ${literal} and ${bytes})`
        if (operator === '=') return same
        return operator === '<>' ? `not ${same}` : null
      }
      const isMoment = type === 'date' || type === 'timestamp'
      // The column itself first, so that an index is of use; where false counts, it must not be by a day that is none.
      const plain = isMoment && isKept ? `${column.sql} ${operator} ${literal} and ` : ''
      return `(${plain}(${sql}) ${operator} ${literal})`
    },
  }
}

/** Of types whose values are compared here as they are there. */
function operandOf(column: SourceColumn): Compared | null {
  const { native, type } = column
  if (type === 'text' && !isPlainText(native)) return null
  // What is written as 0.1 is something else to the server.
  if (native.type === TYPE.float) return null
  const value = valueSql(column.sql, native)
  return { sql: type === 'boolean' ? `(${value} = 1)` : `(${value})`, type, column }
}

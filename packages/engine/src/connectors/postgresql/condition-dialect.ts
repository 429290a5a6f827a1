import { escapeLiteral } from 'pg'
import type { ConditionDialect } from '../sql/condition-sql.ts'
import type { Operand } from '../sql/literal-sql.ts'
import { OID, valueSql } from './column-type.ts'
import { placeSql, type SourceColumn } from './source.ts'

interface Compared extends Operand {
  readonly native: number
}

/** How PostgreSQL is asked for the rows that a condition keeps. */
export function conditionDialect(
  find: (name: string) => { readonly column: SourceColumn; readonly at: number } | undefined,
): ConditionDialect<Compared> {
  return {
    operand: (name) => {
      const found = find(name)
      return found ? operandOf(found.column, placeSql(found.at)) : null
    },
    boolean: String,
    text: escapeLiteral,
    integer: (digits, { native }) =>
      `cast(${escapeLiteral(digits)} as ${native === OID.numeric ? 'numeric' : 'bigint'})`,
    number: (digits, { native }, isExact) => {
      if (native === OID.numeric && !isExact) return null
      const type = native === OID.numeric ? 'numeric' : 'double precision'
      return `cast(${escapeLiteral(digits)} as ${type})`
    },
    day: (day, { native }) =>
      native === OID.timestamptz
        ? `cast(${escapeLiteral(`${day} 00:00+00`)} as timestamptz)`
        : `cast(${escapeLiteral(day)} as date)`,
    moment: (moment, { native }) =>
      native === OID.timestamptz
        ? `cast(${escapeLiteral(`${moment}+00`)} as timestamptz)`
        : `cast(${escapeLiteral(moment)} as timestamp)`,
    compare: (operator, { sql, type }, literal) => {
      if (type !== 'text') return `${sql} ${operator} ${literal}`
      // Equal by the collation, so that an index is of use, and code point by code point.
      const same = `(${sql} = ${literal} and ${sql} collate "C" = ${literal})`
      if (operator === '=') return same
      return operator === '<>' ? `not ${same}` : null
    },
  }
}

/** Of types whose values are compared here as they are there. */
function operandOf({ native, type }: SourceColumn, name: string): Compared | null {
  if (type === 'text' && native.type !== OID.text && native.type !== OID.varchar) return null
  if (native.type === OID.oid) return null
  // Beside a moment of the same zone, so that an index is of use; this one writes as 0.1 what is not 0.1.
  if (native.type === OID.timestamptz) return { sql: name, type, native: native.type }
  const value = valueSql(name, native)
  const sql = native.type === OID.real ? `cast(cast(${value} as text) as double precision)` : value
  return { sql, type, native: native.type }
}

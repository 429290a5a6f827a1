import type { ColumnType, Expression } from '@plainflow/core'
import { escapeLiteral } from 'pg'
import { OID, valueSql } from './column-type.ts'
import { placeSql, type SourceColumn } from './source.ts'

type Find = (name: string) => { readonly column: SourceColumn; readonly at: number } | undefined

/**
 * A condition as PostgreSQL means exactly the same by it, or null where that is not sure: columns beside
 * literals and tests for null, nothing that orders texts, no function. docs/guide/databases.md lists them.
 */
export function conditionSql(condition: Expression, find: Find): string | null {
  switch (condition.kind) {
    case 'binary':
      return binarySql(condition, find)
    case 'unary':
      return condition.operator === 'not'
        ? joined([conditionSql(condition.operand, find)], ([inner]) => `not (${inner})`)
        : null
    case 'is-null': {
      const value = operandSql(condition.operand, find)
      return value && `${value.sql} is ${condition.negated ? 'not ' : ''}null`
    }
    case 'in': {
      const { operand, items, negated } = condition
      const tests = items.map((item) => comparisonSql('=', operand, item, find))
      return joined(tests, (all) => `${negated ? 'not ' : ''}(${all.join(' or ')})`)
    }
    case 'between': {
      const { operand, low, high, negated } = condition
      const tests = [
        comparisonSql('>=', operand, low, find),
        comparisonSql('<=', operand, high, find),
      ]
      return joined(tests, (all) => `${negated ? 'not ' : ''}(${all.join(' and ')})`)
    }
    case 'column': {
      const value = operandSql(condition, find)
      return value?.type === 'boolean' ? value.sql : null
    }
    default:
      return null
  }
}

const MIRRORED: Readonly<Record<string, string>> = {
  '=': '=',
  '<>': '<>',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

function binarySql(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  find: Find,
): string | null {
  if (operator === 'and' || operator === 'or')
    return joined([conditionSql(left, find), conditionSql(right, find)], (sides) =>
      sides.map((side) => `(${side})`).join(` ${operator} `),
    )
  const mirrored = MIRRORED[operator]
  if (mirrored === undefined) return null
  return comparisonSql(operator, left, right, find) ?? comparisonSql(mirrored, right, left, find)
}

/** A column beside a literal. */
function comparisonSql(
  operator: string,
  left: Expression,
  right: Expression,
  find: Find,
): string | null {
  const value = operandSql(left, find)
  const literal = literalOf(right)
  if (!value || !literal) return null
  const beside = LITERALS[value.type](literal, value)
  if (beside === null) return null
  if (value.type !== 'text') return `${value.sql} ${operator} ${beside}`
  // Equal by the collation, so that an index is of use, and code point by code point.
  const same = `(${value.sql} = ${beside} and ${value.sql} collate "C" = ${beside})`
  if (operator === '=') return same
  return operator === '<>' ? `not ${same}` : null
}

interface Operand {
  readonly sql: string
  readonly type: ColumnType
  readonly native: number
}

/** Of types whose values are compared here as they are there. */
function operandSql(expression: Expression, find: Find): Operand | null {
  const found = expression.kind === 'column' ? find(expression.name) : undefined
  if (!found) return null
  const { native, type } = found.column
  if (type === 'text' && native.type !== OID.text && native.type !== OID.varchar) return null
  if (native.type === OID.oid) return null
  const name = placeSql(found.at)
  // Beside a moment of the same zone, so that an index is of use; this one writes as 0.1 what is not 0.1.
  if (native.type === OID.timestamptz) return { sql: name, type, native: native.type }
  const value = valueSql(name, native)
  const sql = native.type === OID.real ? `cast(cast(${value} as text) as double precision)` : value
  return { sql, type, native: native.type }
}

type Literal = Extract<Expression, { kind: 'literal' }>

function literalOf(expression: Expression): Literal | null {
  if (expression.kind === 'literal') return expression.type === 'null' ? null : expression
  if (expression.kind !== 'unary' || expression.operator !== '-') return null
  const inner = expression.operand
  if (inner.kind !== 'literal' || (inner.type !== 'integer' && inner.type !== 'number')) return null
  const value = inner.value.startsWith('-') ? inner.value.slice(1) : `-${inner.value}`
  return { ...inner, value }
}

/** A literal beside a column of the type; null where the two are not surely compared alike. */
const LITERALS: Readonly<Record<ColumnType, (literal: Literal, beside: Operand) => string | null>> =
  {
    boolean: ({ type, value }) => (type === 'boolean' ? String(value) : null),
    integer: figure,
    number: figure,
    text: ({ type, value }) => (type === 'text' ? textSql(value) : null),
    date: moment,
    timestamp: moment,
  }

function figure({ type, value }: Literal, beside: Operand): string | null {
  if (type !== 'integer' && type !== 'number') return null
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(value)) return null
  const isInteger = type === 'integer' && beside.type === 'integer'
  if (isInteger)
    return `cast(${textSql(value)} as ${beside.native === OID.numeric ? 'numeric' : 'bigint'})`
  // Within these bounds there is no number that one side rounds and the other refuses.
  const size = Math.abs(Number(value))
  if (size !== 0 && !(size > 1e-300 && size < 1e300)) return null
  // So few digits tell decimals apart as they tell numbers apart.
  const isExact = value.replace(/e.*$/i, '').replace(/\D/g, '').length <= 15
  if (beside.native === OID.numeric && !isExact) return null
  return `cast(${textSql(value)} as ${beside.native === OID.numeric ? 'numeric' : 'double precision'})`
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/

/** A text beside a day is read as one. */
function moment({ type, value }: Literal, beside: Operand): string | null {
  if (type !== 'date' && type !== 'timestamp' && type !== 'text') return null
  if (typeof value !== 'string' || value.startsWith('0000')) return null
  const isDay = DAY.test(value)
  if ((!isDay && !MOMENT.test(value)) || Number.isNaN(Date.parse(`${value.slice(0, 10)}T00:00Z`)))
    return null
  // The calendar of JavaScript takes a 31 February for a day in March.
  if (new Date(`${value.slice(0, 10)}T00:00Z`).toISOString().slice(0, 10) !== value.slice(0, 10))
    return null
  if (beside.native === OID.timestamptz)
    return `cast(${textSql(`${value}${isDay ? ' 00:00' : ''}+00`)} as timestamptz)`
  return `cast(${textSql(value)} as ${isDay ? 'date' : 'timestamp'})`
}

function textSql(value: string): string {
  return escapeLiteral(value)
}

function joined(
  parts: readonly (string | null)[],
  join: (parts: readonly string[]) => string,
): string | null {
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length && known.length > 0 ? join(known) : null
}

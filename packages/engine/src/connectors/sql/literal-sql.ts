import type { ColumnType, Expression } from '@plainflow/core'

/** A column as a value in the SQL of a database. */
export interface Operand {
  readonly sql: string
  readonly type: ColumnType
}

/** Literals that are well formed, as a database writes them beside a value; null where it is not sure. */
export interface SpelledLiterals<O extends Operand> {
  boolean(value: boolean): string
  text(value: string): string
  integer(digits: string, beside: O): string | null
  /** @param isExact whether it has so few digits that decimals tell it apart as numbers do */
  number(digits: string, beside: O, isExact: boolean): string | null
  day(day: string, beside: O): string
  /** `2024-02-29 23:59:59.123456`, or as much of it as there is behind the hour */
  moment(moment: string, beside: O): string
}

export type Literal = Extract<Expression, { kind: 'literal' }>

/** A literal other than null, and one with a minus before it. */
export function literalOf(expression: Expression): Literal | null {
  if (expression.kind === 'literal') return expression.type === 'null' ? null : expression
  if (expression.kind !== 'unary' || expression.operator !== '-') return null
  const inner = expression.operand
  if (inner.kind !== 'literal' || (inner.type !== 'integer' && inner.type !== 'number')) return null
  const value = inner.value.startsWith('-') ? inner.value.slice(1) : `-${inner.value}`
  return { ...inner, value }
}

/** A literal beside a column; null where the two are not surely compared alike. */
export function literalSql<O extends Operand>(
  literal: Literal,
  beside: O,
  spelled: SpelledLiterals<O>,
): string | null {
  const { type, value } = literal
  switch (beside.type) {
    case 'boolean':
      return type === 'boolean' ? spelled.boolean(value) : null
    case 'text':
      return type === 'text' ? spelled.text(value) : null
    case 'integer':
    case 'number':
      return figure(literal, beside, spelled)
    case 'date':
    case 'timestamp':
      return moment(literal, beside, spelled)
  }
}

function figure<O extends Operand>(
  { type, value }: Literal,
  beside: O,
  spelled: SpelledLiterals<O>,
): string | null {
  if (type !== 'integer' && type !== 'number') return null
  if (!/^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(value)) return null
  if (type === 'integer' && beside.type === 'integer') return spelled.integer(value, beside)
  // Within these bounds there is no number that one side rounds and the other refuses.
  const size = Math.abs(Number(value))
  if (size !== 0 && !(size > 1e-300 && size < 1e300)) return null
  const isExact = value.replace(/e.*$/i, '').replace(/\D/g, '').length <= 15
  return spelled.number(value, beside, isExact)
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/

/** A text beside a day is read as one. */
function moment<O extends Operand>(
  { type, value }: Literal,
  beside: O,
  spelled: SpelledLiterals<O>,
): string | null {
  if (type !== 'date' && type !== 'timestamp' && type !== 'text') return null
  if (value.startsWith('0000')) return null
  const isDay = DAY.test(value)
  if ((!isDay && !MOMENT.test(value)) || Number.isNaN(Date.parse(`${value.slice(0, 10)}T00:00Z`)))
    return null
  // The calendar of JavaScript takes a 31 February for a day in March.
  if (new Date(`${value.slice(0, 10)}T00:00Z`).toISOString().slice(0, 10) !== value.slice(0, 10))
    return null
  return isDay ? spelled.day(value, beside) : spelled.moment(value, beside)
}

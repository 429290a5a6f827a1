import { Long } from 'mongodb'
import type { Expression } from '@plainflow/core'

export type Literal = Extract<Expression, { kind: 'literal' }>

export function literalOf(expression: Expression): Literal | null {
  if (expression.kind === 'literal') return expression.type === 'null' ? null : expression
  if (expression.kind !== 'unary' || expression.operator !== '-') return null
  const inner = expression.operand
  if (inner.kind !== 'literal' || (inner.type !== 'integer' && inner.type !== 'number')) return null
  const value = inner.value.startsWith('-') ? inner.value.slice(1) : `-${inner.value}`
  return { ...inner, value }
}

const FIGURE = /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i

/** A number to compare with, where the server surely compares as is done here; else null. */
export function figureOf({ type, value }: Literal, isOfInteger: boolean): Long | number | null {
  if (type !== 'integer' && type !== 'number') return null
  if (typeof value !== 'string' || !FIGURE.test(value)) return null
  if (isOfInteger && type === 'integer') {
    const long = BigInt(value)
    return BigInt.asIntN(64, long) === long ? Long.fromBigInt(long) : null
  }
  const figure = Number(value)
  // Beyond, an integer of the column may be rounded before it is compared here.
  if (isOfInteger) return Math.abs(figure) < 2 ** 53 ? figure : null
  const digits = value.replace(/e.*$/i, '').replace(/\D/g, '').length
  const isMiddling = figure === 0 || (Math.abs(figure) > 1e-290 && Math.abs(figure) < 1e290)
  return isMiddling && digits <= 15 ? figure : null
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/

/** A moment to compare with; the server keeps thousandths of a second and no less. A text is read as one. */
export function momentOf({ type, value }: Literal): Date | null {
  if (type !== 'date' && type !== 'timestamp' && type !== 'text') return null
  if (typeof value !== 'string' || value.startsWith('0000')) return null
  const isDay = DAY.test(value)
  if (!isDay && !MOMENT.test(value)) return null
  const day = new Date(`${value.slice(0, 10)}T00:00Z`)
  // The calendar of JavaScript takes a 31 February for a day in March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value.slice(0, 10))
    return null
  return isDay ? day : new Date(`${value.replace(' ', 'T')}Z`)
}

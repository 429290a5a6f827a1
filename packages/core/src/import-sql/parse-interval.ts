import type { SqlReader } from './sql-reader.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlExpression, SqlInterval } from './syntax.ts'

const UNITS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const

/** `interval '3' month`, `interval '1 year 2 days'`, `interval 90 day`. */
export function parseInterval(reader: SqlReader): SqlInterval {
  const { start } = reader
  reader.take()
  const token = reader.take()
  const unit = unitOf(reader.word())
  if (unit !== null && /^\s*-?\d+\s*$/.test(token.value)) {
    reader.take()
    // `day (3)` tells a precision, which says nothing of the value.
    if (reader.isSymbol('(') && reader.peek(1).kind === 'number' && reader.isSymbol(')', 2)) {
      reader.take()
      reader.take()
      reader.take()
    }
    const parts = [{ count: Number(token.value), unit }]
    return { kind: 'interval', parts, at: reader.since(start) }
  }
  const parts = Array.from(token.value.matchAll(/([+-]?\d+)\s*([a-z]+)/gi), ([, count, word]) => ({
    count: Number(count),
    unit: unitOf((word ?? '').toLowerCase()) ?? '',
  }))
  const rest = token.value.replaceAll(/([+-]?\d+)\s*([a-z]+)/gi, '').trim()
  if (parts.length === 0 || rest !== '' || parts.some((part) => part.unit === '')) {
    const message = `The interval '${token.value.slice(0, 40)}' is not read.`
    const hint = "Written as interval '3' month; units go from year to second."
    throw new SqlStop('unreadable', message, hint, token.span)
  }
  return { kind: 'interval', parts, at: reader.since(start) }
}

/** `interval (days + 1) day`: as many as an expression says. */
export function parseIntervals(reader: SqlReader): SqlExpression {
  const { start } = reader
  reader.take()
  reader.needSymbol('(')
  const right = reader.expression()
  reader.needSymbol(')')
  const unit = unitOf(reader.word())
  if (unit === null) throw reader.unexpected('a unit, from year to second')
  reader.take()
  const at = reader.since(start)
  const left: SqlExpression = { kind: 'interval', parts: [{ count: 1, unit }], at }
  return { kind: 'binary', operator: '*', left, right, at }
}

export function unitOf(word: string): string | null {
  return UNITS.find((unit) => word === unit || word === `${unit}s`) ?? null
}

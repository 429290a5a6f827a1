import { isMoment } from '../relation/common-type.ts'
import type { Expression } from '../relation/expression.ts'
import { call, castTo, literal } from './build-expression.ts'
import { typeIn } from './coerce.ts'
import type { Draft } from './draft.ts'
import { SqlStop } from './sql-problem.ts'
import type { SqlBinary, SqlCall, SqlExpression, SqlInterval } from './syntax.ts'

/** Sums with dates: plus or minus an interval or days, or the days between two. Null for other sums. */
export function shiftMoment(
  node: SqlBinary,
  translate: (node: SqlExpression) => Expression,
  draft: Draft,
): Expression | null {
  const { left, right, at, operator } = node
  if (right.kind === 'interval') return shifted(translate(left), right, operator, draft)
  if (left.kind === 'interval') {
    if (operator === '+') return shifted(translate(right), left, operator, draft)
    throw new SqlStop(
      'type-mismatch',
      'A date cannot be taken from an interval.',
      'Turn it round.',
      at,
    )
  }
  const several = timesInterval(right) ?? timesInterval(left)
  if (several && (operator === '+' || several.node === right)) {
    const moment = translate(several.node === right ? left : right)
    return shiftedBy(moment, several.interval, translate(several.times), operator, draft)
  }
  const one = translate(left)
  const other = translate(right)
  const types = [typeIn(one, draft), typeIn(other, draft)]
  if (types[0] === 'date' && types[1] === 'integer') {
    const count = operator === '-' ? negative(other) : other
    return call('date_add', [literal('day', at), count, one], at)
  }
  if (types[0] === 'integer' && types[1] === 'date' && operator === '+') {
    return call('date_add', [literal('day', at), one, other], at)
  }
  if (!isMoment(types[0] ?? null) || !isMoment(types[1] ?? null)) return null
  if (operator === '-' && types.every((type) => type === 'date')) {
    return call('date_diff', [literal('day', at), other, one], at)
  }
  const hint = "Use date_diff('minute', start, end), or extract(epoch from end - start)."
  throw new SqlStop('unsupported', 'There is no column type for intervals.', hint, at)
}

export function shifted(
  moment: Expression,
  interval: SqlInterval,
  operator: string,
  draft: Draft,
): Expression {
  const at = { start: Math.min(moment.at.start, interval.at.start), end: interval.at.end }
  const typed = asMoment(moment, draft)
  const type = typeIn(typed, draft)
  if (type !== null && !isMoment(type)) {
    const hint = 'Convert it to a date first.'
    throw new SqlStop('type-mismatch', `An interval is added to a ${type}.`, hint, at)
  }
  // SQL makes a timestamp of a date and an interval.
  const start = type === 'date' ? castTo(typed, 'timestamp') : typed
  return interval.parts.reduce<Expression>((sum, { count, unit }) => {
    const signed = operator === '-' ? -count : count
    const inner = sum.kind === 'cast' && sum.to === 'timestamp' && isWhole(unit)
    const args = [literal(unit, at), literal(signed, at), inner ? sum.operand : sum]
    // Whole days from a date give a date: the cast goes outside, where a comparison drops it.
    return inner ? castTo(folded(args, at), 'timestamp') : folded(args, at)
  }, start)
}

/** `interval 15 minute * n`, whichever stands first. */
function timesInterval(node: SqlExpression) {
  if (node.kind !== 'binary' || node.operator !== '*') return null
  const { left, right } = node
  if (left.kind === 'interval') return { node, interval: left, times: right }
  return right.kind === 'interval' ? { node, interval: right, times: left } : null
}

function shiftedBy(
  moment: Expression,
  interval: SqlInterval,
  times: Expression,
  operator: string,
  draft: Draft,
): Expression {
  const { at } = interval
  const typed = asMoment(moment, draft)
  const start = typeIn(typed, draft) === 'date' ? castTo(typed, 'timestamp') : typed
  return interval.parts.reduce<Expression>((sum, { count, unit }) => {
    const signed = operator === '-' ? -count : count
    const whole = typeIn(times, draft) === 'integer' ? times : castTo(times, 'integer')
    const steps: Expression =
      signed === 1
        ? whole
        : { kind: 'binary', operator: '*', left: whole, right: literal(signed, at), at }
    return call('date_add', [literal(unit, at), steps, sum], at)
  }, start)
}

/** `extract(epoch from closed_at - opened_at)`: parts of the time between two moments; null for others. */
export function elapsedPart(
  { name, args, at }: SqlCall,
  translate: (node: SqlExpression) => Expression,
  draft: Draft,
): Expression | null {
  const [part, span] = name === 'epoch' ? [null, args[0]] : args
  if (name !== 'epoch' && name !== 'date_part') return null
  if (span?.kind !== 'binary' || span.operator !== '-') return null
  if (span.right.kind === 'interval' || timesInterval(span.right)) return null
  const [end, start] = [translate(span.left), translate(span.right)]
  const types = [typeIn(end, draft), typeIn(start, draft)]
  if (!types.every(isMoment) || !types.includes('timestamp')) return null
  const seconds = call('date_diff', [literal('second', at), start, end], at)
  const unit = part?.kind === 'literal' ? String(part.value).replace(/s$/, '') : 'epoch'
  if (unit === 'epoch') return castTo(seconds, 'number')
  const sizes = {
    day: [null, 86_400],
    hour: [86_400, 3_600],
    minute: [3_600, 60],
    second: [60, 1],
  } as const
  // Looked up among its own keys alone.
  const size = Object.hasOwn(sizes, unit) ? sizes[unit as keyof typeof sizes] : null
  if (!size) {
    const message = `The part ${unit.slice(0, 40)} of the time between two moments is not known here.`
    throw new SqlStop('unsupported', message, 'Parts are epoch, day, hour, minute and second.', at)
  }
  const [around, inside] = size
  const binary = (operator: '%' | '/', left: Expression, right: number): Expression => {
    return { kind: 'binary', operator, left, right: literal(right, at), at }
  }
  const left = around === null ? seconds : binary('%', seconds, around)
  return castTo(call('trunc', [binary('/', left, inside)], at), 'integer')
}

function isWhole(unit: string): boolean {
  return !['hour', 'minute', 'second'].includes(unit)
}

/** `date '1998-12-01' - interval '90' day` is worked out: a date reads better than a sum. */
function folded(args: readonly Expression[], at: Expression['at']): Expression {
  const [unit, count, moment] = args
  const known =
    unit?.kind === 'literal' && count?.kind === 'literal' && moment?.kind === 'literal'
      ? dateAfter(String(unit.value), Number(count.value), moment)
      : null
  return known ?? call('date_add', args, at)
}

function dateAfter(
  unit: string,
  count: number,
  moment: Extract<Expression, { kind: 'literal' }>,
): Expression | null {
  if (moment.type !== 'date' || !isWhole(unit)) return null
  const [year = 0, month = 0, day = 0] = moment.value.split('-').map(Number)
  const months = { year: 12, quarter: 3, month: 1 }[unit]
  const result =
    months === undefined
      ? new Date(Date.UTC(year, month - 1, day + count * (unit === 'week' ? 7 : 1)))
      : new Date(
          Date.UTC(
            year,
            month - 1 + count * months,
            Math.min(day, lastDay(year, month - 1 + count * months)),
          ),
        )
  const text = result.toISOString().slice(0, 10)
  return /^\d{4}-/.test(text) && year > 99 ? { ...moment, value: text } : null
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

function asMoment(value: Expression, draft: Draft): Expression {
  return typeIn(value, draft) === 'text' ? castTo(value, 'timestamp') : value
}

function negative(value: Expression): Expression {
  return value.kind === 'literal' && value.type === 'integer'
    ? { ...value, value: value.value.startsWith('-') ? value.value.slice(1) : `-${value.value}` }
    : { kind: 'unary', operator: '-', operand: value, at: value.at }
}

import type { ColumnType } from '../relation/column.ts'
import { commonType, isMoment, isNumeric } from '../relation/common-type.ts'
import { isoDate, isoTimestamp } from '../relation/dates.ts'
import type { Expression } from '../relation/expression.ts'
import { parseNumber } from '../relation/numbers.ts'
import { typeOfExpression } from '../relation/type-of-expression.ts'
import { castTo } from './build-expression.ts'
import type { Draft } from './draft.ts'
import { slotsIn } from './slot-expression.ts'

const KNOWN = new WeakMap<Expression, ColumnType | null>()

/** The type of an expression over slots. */
export function typeIn(expression: Expression, draft: Draft): ColumnType | null {
  const known = KNOWN.get(expression)
  if (known !== undefined) return known
  const columns = draft.typesOf(slotsIn(expression))
  const { type } = typeOfExpression(expression, columns)
  KNOWN.set(expression, type)
  return type
}

export function asText(expression: Expression, draft: Draft): Expression {
  const type = typeIn(expression, draft)
  return type === 'text' || type === null ? expression : castTo(expression, 'text')
}

/**
 * Values that are compared or stand for one another, brought to types that have something in common
 * as SQL does by itself: texts beside numbers are read as numbers, beside dates as dates.
 */
export function alike(values: readonly Expression[], draft: Draft): Expression[] {
  const types = values.map((value) => typeIn(value, draft))
  const wanted = commonType(types.filter((type) => type !== 'text'))
  if (wanted === undefined) return booleansAsIntegers(values, types)
  const plain = values.map((value) =>
    isMoment(wanted ?? null) ? withoutTime(value, types) : value,
  )
  if (wanted === null || !types.includes('text')) return plain
  return plain.map((value, index) => (types[index] === 'text' ? read(value, wanted, draft) : value))
}

/** `flag = 1`: SQL compares truth values with numbers. */
function booleansAsIntegers(
  values: readonly Expression[],
  types: readonly (ColumnType | null)[],
): Expression[] {
  const numbers = types.every((type) => type === 'boolean' || type === null || isNumeric(type))
  return values.map((value, index) =>
    numbers && types[index] === 'boolean' ? castTo(value, 'integer') : value,
  )
}

/** A date made a timestamp compares as the date does. */
function withoutTime(value: Expression, types: readonly (ColumnType | null)[]): Expression {
  if (!types.includes('date')) return value
  if (value.kind === 'cast' && value.to === 'timestamp') return value.operand
  const midnight = ' 00:00:00'
  if (value.kind !== 'literal' || value.type !== 'timestamp' || !value.value.endsWith(midnight)) {
    return value
  }
  return { ...value, type: 'date', value: value.value.slice(0, -midnight.length) }
}

function read(value: Expression, wanted: ColumnType, draft: Draft): Expression {
  if (value.kind === 'literal' && value.type === 'text') return readLiteral(value, wanted) ?? value
  const message = `A text is compared with a ${wanted}; texts that are no ${wanted} count as empty.`
  const hint = 'Convert the column before, with the conversion that is meant.'
  draft.note('converted', 'warning', message, hint, value.at)
  return castTo(value, wanted)
}

function readLiteral(value: Expression & { value: string }, wanted: ColumnType): Expression | null {
  const { at } = value
  const text = value.value.trim()
  if (isNumeric(wanted)) {
    const number = parseNumber(text)
    return number && { kind: 'literal', ...number, at }
  }
  if (wanted === 'boolean') {
    const truth = /^(true|t|1)$/i.test(text) ? true : /^(false|f|0)$/i.test(text) ? false : null
    return truth === null ? null : { kind: 'literal', type: 'boolean', value: truth, at }
  }
  const padded = text.replace(
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?=\D|$)/,
    (_, year: string, month: string, day: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  const date = wanted === 'date' ? isoDate(padded) : null
  if (date !== null) return { kind: 'literal', type: 'date', value: date, at }
  const moment = isoTimestamp(padded)
  return moment === null ? null : { kind: 'literal', type: 'timestamp', value: moment, at }
}

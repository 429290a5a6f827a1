import type { ColumnType } from '@plainflow/core'
import type { ColumnForm } from '../../child/reading/column-form.ts'
import { shapeTest } from '../../child/reading/column-sql.ts'
import type { RowCell } from './row-cell.ts'

const form = (type: ColumnType): ColumnForm => ({
  type,
  decimal: '.',
  thousands: '',
  dateFormat: null,
})
/** As the cells of files are judged. */
const HAS_SHAPE = {
  integer: shapeTest(form('integer')),
  number: shapeTest(form('number')),
  date: shapeTest(form('date')),
  timestamp: shapeTest(form('timestamp')),
}

/** Narrow ones first: a column has the first type that all its cells fit. */
export const TYPES: readonly ColumnType[] = [
  'boolean',
  'integer',
  'number',
  'date',
  'timestamp',
  'text',
]

/** Whether a cell can be of a type without being another value then. */
export function fits({ kind, text }: RowCell, type: ColumnType): boolean {
  switch (type) {
    case 'text':
      return true
    case 'boolean':
      return mayBe(kind, 'boolean') && (text === 'true' || text === 'false')
    case 'integer':
      return mayBe(kind, 'number') && HAS_SHAPE.integer(text) && isLong(text)
    case 'number':
      return mayBe(kind, 'number') && HAS_SHAPE.number(text) && isDouble(text)
    case 'date':
      return mayBe(kind, 'text') && HAS_SHAPE.date(text) && isMoment(text)
    case 'timestamp':
      return mayBe(kind, 'text') && HAS_SHAPE.timestamp(text) && isMoment(text)
  }
}

function mayBe(kind: RowCell['kind'], wanted: RowCell['kind']): boolean {
  return kind === 'unknown' || kind === wanted
}

const [LEAST, MOST] = [-(2n ** 63n), 2n ** 63n - 1n]

function isLong(text: string): boolean {
  if (text.length < 16) return true
  const value = BigInt(text)
  return value >= LEAST && value <= MOST
}

/** A whole number that would be rounded is none. */
function isDouble(text: string): boolean {
  const value = Number(text)
  if (!Number.isFinite(value)) return false
  // So few digits are never rounded.
  return text.length < 16 || !/^-?\d+$/.test(text) || BigInt(text) === BigInt(value)
}

/** 2023-02-29 has the shape of a day. */
function isMoment(text: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text
    .split(/[-T :.]/)
    .map(Number)
  const days = new Date(Date.UTC(2000, month, 0)).getUTCDate()
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const most = month === 2 && !isLeap ? 28 : days
  const isDay = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= most
  return isDay && hour <= 23 && minute <= 59 && second <= 59
}

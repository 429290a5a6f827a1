import type { ColumnType } from '../relation/column.ts'
import { isoDate, isoTimestamp } from '../relation/dates.ts'
import type { LiteralValue } from '../relation/expression.ts'
import { parseNumber } from '../relation/numbers.ts'
import type { ConditionValue } from './condition.ts'

/** A value as a literal of the column's type, or null where it is none: "abc" on a number column. */
export function readValue(value: ConditionValue, type: ColumnType): LiteralValue | null {
  return READERS[type](value)
}

const READERS: Readonly<Record<ColumnType, (value: ConditionValue) => LiteralValue | null>> = {
  boolean: readBoolean,
  integer: readNumber,
  number: readNumber,
  // Other engines cannot hold U+0000 in text, and a byte order mark in front would be lost on the way.
  text: (value) =>
    typeof value === 'string' && /^\uFEFF|\0/.test(value)
      ? null
      : { type: 'text', value: String(value) },
  date: readDate,
  timestamp: readTimestamp,
}

function readBoolean(value: ConditionValue): LiteralValue | null {
  if (typeof value === 'boolean') return { type: 'boolean', value }
  const word = String(value).toLowerCase()
  if (word === 'true' || word === 'yes') return { type: 'boolean', value: true }
  return word === 'false' || word === 'no' ? { type: 'boolean', value: false } : null
}

function readNumber(value: ConditionValue): LiteralValue | null {
  return typeof value === 'boolean' ? null : parseNumber(String(value).trim())
}

function readDate(value: ConditionValue): LiteralValue | null {
  const day = isoDate(String(value).trim())
  return day === null ? null : { type: 'date', value: day }
}

/** A date alone stays a date: on a timestamp column it means the whole day. */
function readTimestamp(value: ConditionValue): LiteralValue | null {
  const moment = isoTimestamp(String(value).trim())
  return readDate(value) ?? (moment === null ? null : { type: 'timestamp', value: moment })
}

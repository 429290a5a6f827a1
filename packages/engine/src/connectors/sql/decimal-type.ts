import type { ColumnType } from '@plainflow/core'

/** So many digits survive the way into a binary number and back, and into 64 bits. */
const DIGITS_OF_NUMBER = 15
const DIGITS_OF_INTEGER = 18

/** The type that keeps every decimal of so many digits, so many of them behind the point. */
export function decimalType(digits: number, places: number): ColumnType {
  if (places <= 0) return digits - places <= DIGITS_OF_INTEGER ? 'integer' : 'text'
  return digits <= DIGITS_OF_NUMBER ? 'number' : 'text'
}

import type { ColumnType } from '../column.ts'
import type { SortKey } from '../relation.ts'

/** A cell as the interpreter holds it: integers as BigInt, moments as ISO text, which sorts as time does. */
export type Value = bigint | number | string | boolean | null

/** What no target may go on from: an integer outside 64 bits. */
export class OutOfRange extends Error {}

export function integer(value: bigint): bigint {
  if (value < -(2n ** 63n) || value >= 2n ** 63n) throw new OutOfRange(`${value} has over 64 bits`)
  return value
}

/** Negative where the left comes first; texts by code point, an integer beside a number as a number. */
export function compareValues(left: Value, right: Value): number {
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right)
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    return left < right ? -1 : Number(left > right)
  }
  return Number(left) - Number(right)
}

function compareTexts(left: string, right: string): number {
  const [lefts, rights] = [Array.from(left), Array.from(right)]
  for (const [index, mark] of lefts.entries()) {
    const other = rights[index]
    if (other === undefined) return 1
    const difference = (mark.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return lefts.length - rights.length
}

/** Whether two rows are of one group: null equals null. */
export function keyOf(cells: readonly Value[]): string {
  return JSON.stringify(cells.map((cell) => (cell === null ? null : `${cell === 0 ? 0 : cell}`)))
}

export function compareByKeys(
  keys: readonly SortKey[],
  cell: (row: readonly Value[], column: string) => Value,
): (left: readonly Value[], right: readonly Value[]) => number {
  return (left, right) => {
    for (const { column, direction, nulls } of keys) {
      const [a, b] = [cell(left, column), cell(right, column)]
      if (a === null && b === null) continue
      if (a === null) return nulls === 'first' ? -1 : 1
      if (b === null) return nulls === 'first' ? 1 : -1
      const order = compareValues(a, b)
      if (order !== 0) return direction === 'ascending' ? order : -order
    }
    return 0
  }
}

/** A value where another type is wanted for no reason but company: 1 beside 0.5, a day beside a time. */
export function widened(value: Value, type: ColumnType | null): Value {
  if (type === 'number' && typeof value === 'bigint') return Number(value)
  if (type === 'timestamp' && typeof value === 'string' && value.length === 10) {
    return `${value} 00:00:00`
  }
  return value
}

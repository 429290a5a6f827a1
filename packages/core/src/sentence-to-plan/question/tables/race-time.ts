import { wordSet } from '../../../words/word-set.ts'
import { numbersIn } from './numbers-in.ts'
import { isClock, isRank } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

/**
 * The column that tells how long each of a field took, under a head that does not say so: "Total" with
 * 3:50.61, or "Result" with 42.95 and more from place to place.
 */
export function raceTime({ columns }: SchemaTable): SchemaColumn | null {
  const clocks = columns.filter(({ type, cells }) => type === 'text' && isClock(cells))
  const whole = clocks.find(isWhole) ?? clocks[0]
  const isPlaced = columns.some(isRank)
  return whole ?? columns.find((one) => isPlaced && isWhole(one) && isRising(one)) ?? null
}

/** Of the runs and their sum, the sum. */
function isWhole({ name }: SchemaColumn): boolean {
  return WHOLE.has(name.trim().toLowerCase())
}

const WHOLE = wordSet('total result results final finish combined overall')

/** The first has the least of it, to a part of a second. Goals and points are whole, and fall. */
function isRising(column: SchemaColumn): boolean {
  const numbers = column.numeric === null ? [] : numbersIn(column)
  const isExact = numbers.some((number) => !Number.isInteger(number))
  const rising = numbers.filter((number, at) => number >= (numbers[at - 1] ?? 0))
  return isExact && rising.length >= NEARLY * numbers.length
}

/** Whoever was put back stands out of order. */
const NEARLY = 0.8

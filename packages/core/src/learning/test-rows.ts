import type { Column } from '../relation/column.ts'
import type { Expression } from '../relation/expression.ts'
import {
  binary,
  booleanOf,
  call,
  cast,
  cellOf,
  numberOf,
  textOf,
} from '../relation/make-expression.ts'
import type { Split } from './training.ts'

/**
 * Whether a row is kept aside to test the model; never null, and the same in every language.
 * `testFrom` is the first moment among the test rows of a split by time, as the model holds it.
 */
export function isTestRow(split: Split, seed: number, testFrom?: string): Expression {
  if (split.by === 'time') return isLate(split.column, testFrom)
  const key = split.columns
    .map((column) => call('coalesce', keyText(column), textOf('')))
    .reduce((joined, part) => binary('||', binary('||', joined, textOf('|')), part))
  const digest = call('md5', binary('||', key, textOf(`:${seed}`)))
  return binary('<', digest, textOf(digestBelow(split.share)))
}

/** Rows without a moment are trained on. */
function isLate(column: string, testFrom: string | undefined): Expression {
  if (testFrom === undefined) throw new Error('A split by time needs the moment it was made at')
  return call('coalesce', binary('>=', cellOf(column), textOf(testFrom)), booleanOf(false))
}

/** Numbers count in whole millionths: written out in full, their digits differ by language. */
function keyText({ name, type }: Column): Expression {
  const cell = cellOf(name)
  if (type !== 'number') return cast(cell, 'text')
  return cast(cast(call('floor', binary('*', cell, numberOf(1_000_000))), 'integer'), 'text')
}

/** The begin of the digests that are not below the share: the test needs no number of them. */
function digestBelow(share: number): string {
  const most = 0xff_ff_ff_ff
  const begin = Math.min(Math.round(share * 2 ** 32), most)
  return begin.toString(16).padStart(8, '0')
}

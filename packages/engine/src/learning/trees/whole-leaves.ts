import { powerOfTwoAbove } from '../portable-math.ts'

/** Leaves as whole numbers, so that their sum is the same in any order and in any language. */
export interface WholeLeaves {
  /** A power of two: what one of a leaf is worth. */
  readonly step: number
  round(value: number): number
}

/** No sum of leaves may leave 32 bits: not every language has more. */
const MOST_SUM = 2_147_483_647
/** Finer than this nobody sees. */
const FINEST = 1 / 1_048_576

/**
 * @param scale What leaves are about as large as; the step is a small part of it.
 * @param most The largest leaf to expect; larger ones are cut.
 * @param trees How many leaves are added at most.
 */
export function wholeLeaves(scale: number, most: number, trees: number): WholeLeaves {
  const fine = powerOfTwoAbove(scale) * FINEST
  const step = Math.max(fine, powerOfTwoAbove((most * trees) / MOST_SUM))
  const largest = Math.floor(MOST_SUM / trees)
  return {
    step,
    round: (value) => Math.max(-largest, Math.min(largest, Math.round(value / step))) + 0,
  }
}

/** A whole number of steps. Where all targets are the same, no step is so small: then it is that target. */
export function baseOf(mean: number, { step }: WholeLeaves): number {
  const base = Math.round(mean / step) * step
  return Number.isFinite(base) ? base : mean
}

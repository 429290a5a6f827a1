import type { SaidKey } from '../lists/take-order.ts'

/** What a request wants to see, told apart from the question that says of which rows. */
export interface Wanted {
  /** The request without it. */
  readonly head: string
  /** Each as it was said: "first name", "number of visits". */
  readonly items: readonly string[]
  /** Those of them that no table could show: then the list is known by the others. */
  readonly unknown: readonly string[]
  /** In which order, the first key first. */
  readonly order: readonly SaidKey[]
  /** The words that say so, with the sign before them. */
  readonly orderSaid: string
  /** "Include the average": beside what the question shows by itself. */
  readonly isBeside: boolean
  /** Behind a sign or a verb that opens a list; behind a comma the question may as well go on. */
  readonly isApart: boolean
}

import type { Code } from '../code.ts'

/** The rows that are joined, each in a variable. */
export interface Sides {
  readonly left: Code
  readonly right: Code
}

import type { ColumnRef } from '../column-ref.ts'

/** Two columns by which rows of two tables belong together; `one` is the side where each value is once. */
export interface Reference {
  readonly many: ColumnRef
  readonly one: ColumnRef
  readonly score: number
}

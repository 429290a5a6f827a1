import type { Expression } from './expression.ts'
import type { Relation } from './relation.ts'

export const JOIN_KINDS = ['inner', 'left', 'right', 'outer', 'semi', 'anti', 'cross'] as const
export type JoinKind = (typeof JOIN_KINDS)[number]

/** Rows of two tables side by side, where their keys are equal. A null key equals nothing. */
export interface Join {
  readonly kind: 'join'
  readonly left: Relation
  readonly right: Relation
  readonly how: JoinKind
  /** Empty for a cross join alone. */
  readonly on: readonly { readonly left: string; readonly right: string }[]
  /** Must hold as well, over the names of `columns`; inner, semi and anti only. */
  readonly condition?: Expression
  /**
   * The columns that come out, in order. Semi and anti give those of the left side; what they name
   * of the right is for the condition alone.
   */
  readonly columns: readonly JoinColumn[]
}

export interface JoinColumn {
  readonly name: string
  /** `key`: the left key named by `from`, or the right one it is equal to where there is no left row. */
  readonly side: 'left' | 'right' | 'key'
  readonly from: string
}

/** Whether a column of a join comes out of it, or only serves its condition. */
export function isJoinOutput(how: JoinKind, column: JoinColumn): boolean {
  return (how !== 'semi' && how !== 'anti') || column.side === 'left'
}

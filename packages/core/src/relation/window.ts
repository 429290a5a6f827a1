import type { ColumnType } from './column.ts'
import { isNumeric } from './common-type.ts'
import type { Relation, SortKey } from './relation.ts'

/** Adds or replaces columns that look at other rows of the same partition. */
export interface Window {
  readonly kind: 'window'
  readonly input: Relation
  readonly columns: readonly (WindowCall & { readonly name: string })[]
}

export const WINDOW_FUNCTIONS = [
  'row_number',
  'rank',
  'dense_rank',
  'percent_rank',
  'lag',
  'lead',
  'running_sum',
  'moving_average',
  'share_of_total',
  'sum',
  'mean',
  'min',
  'max',
  'count',
  'median',
  'quantile',
  'stddev',
] as const
export type WindowFunction = (typeof WINDOW_FUNCTIONS)[number]

export interface WindowCall {
  readonly function: WindowFunction
  /** Null for the ranks, and for a `count` of rows. */
  readonly column: string | null
  readonly partition: readonly string[]
  /** Ignored by those that look at the whole partition, as measures and share_of_total do. */
  readonly order: readonly SortKey[]
  /** For `lag` and `lead`: how many rows away, 1 unless given. */
  readonly offset?: number
  /** For `moving_average`, which needs it: how many rows, the current one included. */
  readonly size?: number
  /** For `quantile`, which needs it: 0 to 1. */
  readonly fraction?: number
}

/** Those whose answer depends on the place of a row among rows of equal order. */
export const PLACED_FUNCTIONS: ReadonlySet<WindowFunction> = new Set([
  'row_number',
  'lag',
  'lead',
  'running_sum',
  'moving_average',
])

/** The type of a window column over a column of that type; null where the function does not take it. */
export function windowType(call: WindowFunction, column: ColumnType | null): ColumnType | null {
  switch (call) {
    case 'row_number':
    case 'rank':
    case 'dense_rank':
    case 'count':
      return 'integer'
    case 'percent_rank':
      return 'number'
    case 'lag':
    case 'lead':
    case 'min':
    case 'max':
      return column
    case 'running_sum':
    case 'sum':
      return isNumeric(column) ? column : null
    case 'moving_average':
    case 'share_of_total':
    case 'mean':
    case 'median':
    case 'quantile':
    case 'stddev':
      return isNumeric(column) ? 'number' : null
  }
}

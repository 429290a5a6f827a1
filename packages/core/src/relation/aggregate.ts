import type { ColumnType } from './column.ts'
import { isNumeric } from './common-type.ts'
import type { Relation, SortKey } from './relation.ts'

/** One row for each group of equal keys; without keys one row for all, even if there are none. */
export interface Aggregate {
  readonly kind: 'aggregate'
  readonly input: Relation
  readonly keys: readonly string[]
  readonly measures: readonly (Measure & { readonly name: string })[]
}

export const MEASURE_FUNCTIONS = [
  'count',
  'count_rows',
  'count_distinct',
  'sum',
  'mean',
  'median',
  'min',
  'max',
  'stddev',
  'quantile',
  'first',
  'last',
  'list',
] as const
export type MeasureFunction = (typeof MEASURE_FUNCTIONS)[number]

export interface Measure {
  readonly function: MeasureFunction
  /** Null for `count_rows` alone. */
  readonly column: string | null
  /** For `quantile`: 0 to 1. */
  readonly fraction?: number
  /** For `first` and `last`, which need it, and for `list`. Ties are in the order of the column itself. */
  readonly order?: readonly SortKey[]
  /** For `list`: between the values; a comma and a space unless given. */
  readonly separator?: string
}

/** The type a measure of a column of that type has; null where the function does not take it. */
export function measureType(
  measure: MeasureFunction,
  column: ColumnType | null,
): ColumnType | null {
  switch (measure) {
    case 'count_rows':
      return 'integer'
    case 'count':
    case 'count_distinct':
      return column && 'integer'
    case 'sum':
      return isNumeric(column) ? column : null
    case 'mean':
    case 'median':
    case 'stddev':
    case 'quantile':
      return isNumeric(column) ? 'number' : null
    case 'min':
    case 'max':
    case 'first':
    case 'last':
      return column
    case 'list':
      return column && 'text'
  }
}

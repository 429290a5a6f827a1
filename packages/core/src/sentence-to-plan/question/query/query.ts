import type { Cell } from '../../../relation/column.ts'
import type { ColumnRef, LookUp } from '../../../tables/column-ref.ts'
import type { QueryJoin } from '../../../tables/relate/join-tables.ts'
import { sameColumn } from '../../../tables/column-ref.ts'

/** A question in logical form: typed, over real columns, and without any order of evaluation. */
export interface Query {
  /** The tables read, in the order they are joined. */
  readonly tables: readonly string[]
  readonly joins: readonly QueryJoin[]
  /** All of them hold. */
  readonly where: readonly Predicate[]
  readonly select: readonly SelectItem[]
  readonly group: readonly ColumnRef[]
  /** All of them hold for a group. */
  readonly having: readonly Having[]
  readonly order: readonly QueryOrder[]
  readonly limit?: number
  /** So many rows of each of these kinds, and not of all rows. */
  readonly per?: readonly ColumnRef[]
  readonly offset?: number
  readonly distinct: boolean
  /** Columns that tables have for this query only. */
  readonly lookUps?: readonly LookUp[]
}

export const COMPARISONS = ['=', '<>', '>', '>=', '<', '<='] as const
export type Comparison = (typeof COMPARISONS)[number]

export type Predicate =
  | {
      readonly kind: 'compare'
      readonly column: ColumnRef
      readonly comparison: Comparison
      readonly value: Cell
    }
  | {
      /** Two cells of the same row. */
      readonly kind: 'columns'
      readonly column: ColumnRef
      readonly comparison: Comparison
      readonly other: ColumnRef
    }
  | {
      readonly kind: 'among'
      readonly column: ColumnRef
      readonly values: readonly Cell[]
      readonly negated: boolean
    }
  | {
      /** A date in this stretch of the calendar: a year, a month of any year, a day. */
      readonly kind: 'during'
      readonly column: ColumnRef
      readonly moment: Moment
      readonly negated: boolean
    }
  | {
      readonly kind: 'contains'
      readonly column: ColumnRef
      readonly text: string
      readonly part: 'anywhere' | 'start' | 'end'
      readonly negated: boolean
    }
  | { readonly kind: 'empty'; readonly column: ColumnRef; readonly negated: boolean }
  | { readonly kind: 'any'; readonly predicates: readonly Predicate[] }
  | {
      /** The cell is among those that another query gives. */
      readonly kind: 'within'
      readonly column: ColumnRef
      readonly query: Query
      readonly negated: boolean
    }
  | {
      /** The cell compared with the one cell that another query gives. */
      readonly kind: 'against'
      readonly column: ColumnRef
      readonly comparison: Comparison
      readonly query: Query
      /** That query gives keys and a cell for each: the cell of the row that this column refers to is compared. */
      readonly by?: ColumnRef
    }

/** As much of a date as was said. */
export interface Moment {
  readonly year: number | null
  readonly month: number | null
  readonly day: number | null
  /** One of every year, where no year is said. */
  readonly quarter?: number
}

export type MeasureName = 'count_rows' | 'count' | 'count_distinct' | 'sum' | 'mean' | 'min' | 'max'

export interface MeasureItem {
  readonly kind: 'measure'
  readonly measure: MeasureName
  /** Null for a count of rows. */
  readonly column: ColumnRef | null
}

export type SelectItem = { readonly kind: 'column'; readonly column: ColumnRef } | MeasureItem

export interface Having {
  readonly item: MeasureItem
  readonly comparison: Comparison
  /** A number, or the one that another query gives: "above the average of all". */
  readonly value: number | Query
}

export interface QueryOrder {
  readonly item: SelectItem
  readonly descending: boolean
}

/** What a question comes down to: rows of one query, or one number computed from two queries. */
export type Answer =
  | { readonly kind: 'rows'; readonly query: Query }
  | {
      readonly kind: 'difference'
      readonly from: Query
      readonly less: Query
      /** How far apart, whichever is greater. */
      readonly absolute: boolean
      /** Of dates: years, months, days. */
      readonly unit: string | null
    }
  | {
      /** One number as a part of another: a percentage, or so many of one for each of the other. */
      readonly kind: 'share'
      readonly part: Query
      readonly whole: Query
      readonly times: 1 | 100
    }

/** The queries an answer is computed from. */
export function queriesOf(answer: Answer): readonly Query[] {
  switch (answer.kind) {
    case 'rows':
      return [answer.query]
    case 'difference':
      return [answer.from, answer.less]
    case 'share':
      return [answer.part, answer.whole]
  }
}

/** The column, and all that hold the same cells because of how tables are joined, the nearest first. */
export function joinedWith(column: ColumnRef, joins: readonly QueryJoin[]): readonly ColumnRef[] {
  const found = [column]
  for (const one of found)
    for (const { left, right } of joins)
      for (const partner of sameColumn(left, one) ? [right] : sameColumn(right, one) ? [left] : [])
        if (!found.some((known) => sameColumn(known, partner))) found.push(partner)
  return found
}

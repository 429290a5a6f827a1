import type { Measure } from '../../relation/aggregate.ts'
import type { Column, ColumnType } from '../../relation/column.ts'
import type { Expression } from '../../relation/expression.ts'
import type { Distinct, Sample, SortKey, Unpivot } from '../../relation/relation.ts'
import type { WindowCall } from '../../relation/window.ts'
import type { Code } from '../code.ts'
import type { Cells, Query } from './query.ts'

/** How a relation's inputs are spelled: table expressions, already quoted. */
export interface TableCodes {
  dataset(id: string): Code
  step(id: string): Code
}

/**
 * What one SQL says differently from another. The clauses and when they nest are written once, in this
 * folder; `Place` carries what a dialect needs besides the names of tables.
 */
export interface SqlDialect<Place extends TableCodes> {
  identifier(name: string): Code
  /** A SELECT as something to select from. */
  derived(select: Code): Query
  /** Something to stand after FROM or JOIN, before a name of its own. */
  asTable(rows: Query): Code
  /** Rows that stay what they are, whatever a join would like of them: see `hasTake`. */
  settled(rows: Query): Query
  /** Columns that are worked out once, however often what is built upon them names them. */
  once(rows: Query): Query
  /** Whether there are clauses for semi and anti joins; else they are asked by EXISTS. */
  readonly hasSemiJoin: boolean
  /** `column` says how one is named where its bare name will not do. */
  printed(
    expression: Expression,
    columns: readonly Column[],
    place: Place,
    column?: (name: string) => Code,
  ): Code
  cast(cell: Code, from: ColumnType, to: ColumnType, place: Place): Code
  /** A null of this type. */
  nothing(type: ColumnType): Code
  /** `cells` say how columns are written in the same SELECT, for where a new name will not do. */
  sortKeys(keys: readonly SortKey[], columns: readonly Column[], cells?: Cells): Code
  /** All columns, some in new clothes, and new ones behind them. */
  computed(values: readonly NamedCode[], columns: readonly Column[]): Code
  /** `filter` stands behind an aggregate, or is nothing. */
  measure(
    measure: Measure,
    columns: readonly Column[],
    filter: Code,
    place: Place,
    cell?: (name: string) => Code,
  ): Code
  windowed(call: WindowCall, columns: readonly Column[], place: Place): Code
  distinct(relation: Distinct, rows: Query): Query
  unpivoted(relation: Unpivot, rows: Query, place: Place): Query
  sampled(relation: Sample, rows: Query, place: Place): Query
}

export interface NamedCode {
  readonly name: string
  readonly value: Code
}

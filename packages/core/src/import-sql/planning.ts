import type { Expression } from '../relation/expression.ts'
import type { Draft } from './draft.ts'
import type { Rows, Slot } from './rows.ts'
import type { Scope } from './scope.ts'
import type { Query } from './syntax.ts'

/** A query as blocks: its rows, and its columns in order under the names it gives them. */
export interface PlannedQuery {
  readonly rows: Rows
  readonly columns: readonly Slot[]
}

/** The tables WITH has named so far. */
export type CommonTables = ReadonlyMap<string, () => PlannedQuery>

/** What every part of the planner needs; the parts that need each other meet here. */
export interface Planning {
  readonly draft: Draft
  readonly tables: CommonTables
  query(query: Query, tables: CommonTables): PlannedQuery
  subquery(query: Query, around: Scope, need: 'exists' | 'values'): PlannedSubquery
}

/** A subquery as blocks, and how its rows belong to those of the query around. */
export interface PlannedSubquery {
  readonly rows: Rows
  readonly columns: readonly Slot[]
  /** In place of columns: expressions over the rows, to be computed behind the join. */
  readonly values?: readonly Expression[]
  readonly link: Link
  /** How many rows there are, of each set of keys if there are any. */
  readonly single: 'exactly' | 'at most' | 'unknown'
  /** For an aggregate of nothing: what stands for a missing row, by the key of a slot. */
  readonly missing: ReadonlyMap<string, 'zero'>
  /** For an aggregate that more than keys tie to the row around: groups rows of both by such a row. */
  group?(rows: Rows, key: Slot): Pick<PlannedSubquery, 'rows' | 'values' | 'missing'>
}

export interface Link {
  /** Expressions of the query around, and the column of the subquery that equals them. */
  readonly keys: readonly { readonly outer: Expression; readonly inner: Slot }[]
  /** What else must hold between the two. */
  readonly conditions: readonly Expression[]
}

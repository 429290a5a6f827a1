import type { Aggregate, Measure } from './aggregate.ts'
import type { Column } from './column.ts'
import type { Expression, LiteralValue } from './expression.ts'
import type { Join } from './join.ts'
import { outsideId, type OutsideSource } from './source.ts'
import type { Window } from './window.ts'

/**
 * The middle language: what a block means, independent of any target. Execution and export are both
 * printed from this tree, which is why they cannot drift apart. Frozen data with a literal `kind`;
 * a printer is a total `Record<RelationKind, …>`, so a new operation lists every printer it misses.
 */
export type Relation =
  | From
  | StepOutput
  | Select
  | Compute
  | Filter
  | Sort
  | Take
  | Join
  | Aggregate
  | Window
  | Distinct
  | Append
  | Pivot
  | Unpivot
  | Sample

/** Rows that no step makes: of a dataset of the user's, or from outside. The target decides how they are opened. */
export type From = FromDataset | FromOutside

export interface FromDataset {
  readonly kind: 'from'
  /** An id in the catalogue. */
  readonly dataset: string
  readonly columns: readonly Column[]
}

export interface FromOutside {
  readonly kind: 'from'
  readonly outside: OutsideSource
  readonly columns: readonly Column[]
}

/** What the rows are found by, wherever they come from. */
export function sourceId(from: From): string {
  return 'dataset' in from ? from.dataset : outsideId(from.outside)
}

/** Whether any part of a program, walked as plain data, is where rows come in. */
export function isFrom(value: object): value is From {
  return 'kind' in value && value.kind === 'from' && ('dataset' in value || 'outside' in value)
}

/** The output of an earlier step, by that step's id. */
export interface StepOutput {
  readonly kind: 'step'
  readonly step: string
  readonly columns: readonly Column[]
}

/** Keeps these columns, in this order, under these names. */
export interface Select {
  readonly kind: 'select'
  readonly input: Relation
  readonly columns: readonly { readonly name: string; readonly from: string }[]
}

/** Adds or replaces columns. */
export interface Compute {
  readonly kind: 'compute'
  readonly input: Relation
  readonly columns: readonly ComputedColumn[]
  /**
   * What is built upon this names its columns many times: they are worked out once, where a database
   * would otherwise put their text wherever they are named.
   */
  readonly once?: true
}

export interface ComputedColumn {
  readonly name: string
  readonly value: Expression
}

/** Keeps rows where the condition is true; false and null drop the row. */
export interface Filter {
  readonly kind: 'filter'
  readonly input: Relation
  readonly condition: Expression
}

export interface Sort {
  readonly kind: 'sort'
  readonly input: Relation
  readonly keys: readonly SortKey[]
}

export interface SortKey {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
  /** Last in both directions unless asked otherwise. */
  readonly nulls: 'first' | 'last'
}

export interface Take {
  readonly kind: 'take'
  readonly input: Relation
  /** null: all that are left after the offset. */
  readonly count: number | null
  readonly offset: number
}

/** Each row once; with `by`, of the rows with equal cells there the first in the order. */
export interface Distinct {
  readonly kind: 'distinct'
  readonly input: Relation
  readonly by?: readonly string[]
  readonly order?: readonly SortKey[]
}

/**
 * The rows of all inputs, by column name; where an input lacks a column its cells are null. Columns
 * whose types have nothing in common become text.
 */
export interface Append {
  readonly kind: 'append'
  readonly inputs: readonly Relation[]
  readonly distinct: boolean
}

/** Groups by the keys, with one column for each stated value: the measure over the rows that have it. */
export interface Pivot {
  readonly kind: 'pivot'
  readonly input: Relation
  readonly keys: readonly string[]
  readonly column: string
  readonly values: readonly { readonly value: LiteralValue; readonly name: string }[]
  readonly measure: Measure
}

/** A row for each of the columns: its name and its cell, null or not. Mixed types become text. */
export interface Unpivot {
  readonly kind: 'unpivot'
  readonly input: Relation
  readonly keep: readonly string[]
  readonly columns: readonly string[]
  readonly nameTo: string
  readonly valueTo: string
}

/** Rows taken as if by chance, the same ones in every target: see docs/semantics.md. */
export interface Sample {
  readonly kind: 'sample'
  readonly input: Relation
  readonly size: { readonly rows: number } | { readonly fraction: number }
  readonly seed: number
  /** The columns that tell rows apart; all of them where empty. */
  readonly keys: readonly string[]
}

export type RelationKind = Relation['kind']

import type { Column } from './column.ts'
import type { Expression } from './expression.ts'

/**
 * The middle language: what a block means, independent of any target. Execution and export are both
 * printed from this tree, which is why they cannot drift apart. Frozen data with a literal `kind`;
 * a printer is a total `Record<RelationKind, …>`, so a new operation lists every printer it misses.
 */
export type Relation = From | StepOutput | Select | Compute | Filter | Sort | Take

/** Reads a table from outside. `dataset` is an id in the catalogue; the target decides how it is opened. */
export interface From {
  readonly kind: 'from'
  readonly dataset: string
  readonly columns: readonly Column[]
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
  readonly columns: readonly { readonly name: string; readonly value: Expression }[]
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
  readonly count: number
  readonly offset: number
}

export type RelationKind = Relation['kind']

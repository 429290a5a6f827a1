import type { Comparison, Predicate } from '../question/query/query.ts'
import type { QueryJoin } from '../../tables/relate/join-tables.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import type { BoundFormula } from './formula.ts'

/** A figure in logical form: what is measured, of which rows, split by what, and in which order. */
export interface Figure {
  /** The table whose rows are measured; every other one is joined so that none of them is counted twice. */
  readonly base: string
  readonly joins: readonly QueryJoin[]
  readonly where: readonly Predicate[]
  /** Null where the rows themselves are meant. */
  readonly amount: Amount | null
  readonly splits: readonly Split[]
  /** Keeps the groups whose figure, or whose number of rows, compares so. */
  readonly having: {
    readonly comparison: Comparison
    readonly value: number
    readonly ofRows: boolean
  } | null
  /** The greatest or the smallest first, and how many of them. */
  readonly rank: { readonly descending: boolean; readonly limit: number | null } | null
  /** "Which product sold best?" asks for the product alone. */
  readonly hidesAmount: boolean
  /** The change from one period to the next, all up to a period, or the part that each group has in the whole. */
  readonly beside: 'growth' | 'running' | 'part' | null
  /** The figure of some rows less that of others: all of these hold for them. */
  readonly change: {
    readonly of: readonly TestedPredicate[]
    readonly above: readonly TestedPredicate[]
  } | null
  /** The figure is had for each group first; the average of the groups is the answer. */
  readonly averaged: boolean
}

/** What is true of a row or not, and can be said in a formula. */
export type TestedPredicate = Extract<
  Predicate,
  { readonly kind: 'among' | 'compare' | 'columns' | 'during' | 'empty' }
>

export function isTested(one: Predicate): one is TestedPredicate {
  return TESTED.has(one.kind)
}

const TESTED: ReadonlySet<string> = new Set(['among', 'compare', 'columns', 'during', 'empty'])

export type Amount =
  | { readonly kind: 'count'; readonly called: string }
  | {
      readonly kind: 'column'
      readonly measure: 'sum' | 'mean' | 'min' | 'max' | 'median' | 'count_distinct'
      readonly column: ColumnRef
      /** How it is computed of columns of the same table, where no column holds it. */
      readonly formula: string | null
      readonly called: string
    }
  | {
      /** Computed of columns of the row and of those it leads to; a quotient is one of two sums. */
      readonly kind: 'formula'
      readonly measure: 'sum' | 'mean' | 'min' | 'max' | 'median'
      readonly formula: BoundFormula
      readonly isPercent: boolean
      readonly called: string
    }
  | {
      /** How many per cent of the rows, or of what they come to, fulfil this. */
      readonly kind: 'percent'
      readonly of: TestedPredicate
      readonly weight: Extract<Amount, { readonly kind: 'column' }> | null
      readonly called: string
    }

export type Split =
  | { readonly kind: 'column'; readonly column: ColumnRef }
  /** Rows of a table, told apart by their key and shown by what they are called. */
  | { readonly kind: 'rows'; readonly key: ColumnRef; readonly name: ColumnRef }
  | { readonly kind: 'period'; readonly unit: PeriodUnit; readonly column: ColumnRef }

/** Of hours and weekdays those of all days and weeks are put together. */
export type PeriodUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'weekday'

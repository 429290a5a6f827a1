import type { Comparison, Moment } from '../question/query/query.ts'
import type { SchemaTable } from '../../tables/schema.ts'
import type { ColumnLink } from '../question/link/mention.ts'
import type { ValueHit } from '../question/tables/value-index.ts'
import type { PeriodUnit } from './figure.ts'
import type { SaidFormula } from './formula.ts'
import type { SharedState } from './shared-state.ts'
import type { SaidChange } from './take-change.ts'
import type { Named } from './word-stream.ts'

/** The parts of a request as they were said, not yet bound to one table. */
export interface FigureDraft {
  amount: SaidAmount | null
  readonly splits: SaidSplit[]
  readonly kept: SaidKept[]
  readonly compared: SaidCompared[]
  readonly when: SaidWhen[]
  /** Tables that were named as rows: "paid orders", "orders by region". */
  readonly rows: SchemaTable[]
  ranking: SaidRanking | null
  /** The condition whose part in the rows or in an amount is asked for, or the state; null where it is to come. */
  share: SaidShare | null
  growth: boolean
  /** "running total": of each period all up to it. */
  running: boolean
  /** Rows that are new are told by the day they came. */
  isNew: boolean
  /** Stems that say by which of its dates a row is told: "shipped", "cancelled". */
  readonly events: string[]
  hidesAmount: boolean
  /** "largest first": all groups, in the order of their figures. */
  sorted: 'ascending' | 'descending' | null
  /** The first split is by order, whose lines are added up before the average of the orders is taken. */
  ofOrders: boolean
  /** "in hours": what a time is told in, wherever it is said. */
  timeUnit: TimeUnitName | null
  /** What the figure is compared with. */
  change: SaidChange | null
  /** Between which days a time is meant, where that is said apart from it. */
  between: { readonly from: readonly string[]; readonly to: readonly string[] } | null
  /** "in percent". */
  isPercent: boolean
  /** Only rows are asked for: "products out of stock". */
  lists: boolean
  /** Rows without a kind are left out: "ignore blanks". */
  skipsBlanks: boolean
  /** Said as the heading of a report is: no question, and nothing to be listed. */
  readonly isHeading: boolean
}

export type TimeUnitName = 'minute' | 'hour' | 'day' | 'week' | 'year'

export type Measure = 'sum' | 'mean' | 'min' | 'max' | 'median'

export type SaidAmount =
  | { readonly kind: 'count'; readonly table: SchemaTable | null; readonly measure: 'mean' | null }
  | {
      readonly kind: 'column'
      readonly measure: Measure
      readonly columns: readonly ColumnLink[]
      /** Nothing says how it is measured: it is added up where it is split, and nowhere else. */
      readonly isBare: boolean
    }
  | { readonly kind: 'revenue'; readonly measure: Measure; readonly each: boolean }
  | { readonly kind: 'pieces' }
  | {
      readonly kind: 'formula'
      readonly measure: Measure | null
      readonly formula: SaidFormula
      /** What it is called. */
      readonly text: string
      /** Nobody said how it is computed, so that is told. */
      readonly told: boolean
      readonly isPercent?: boolean
      /** Of which rows, where the name tells it. */
      readonly kept?: readonly SaidKept[]
    }
  | {
      /** How long it took from one event to another; null where it is not said, and the row tells it. */
      readonly kind: 'elapsed'
      readonly measure: Measure
      readonly unit: TimeUnitName | null
      readonly from: readonly string[] | null
      readonly to: readonly string[] | null
    }
  | { readonly kind: 'margin'; readonly measure: Measure | null; readonly text: string }
  /** "different customers": those that rows speak of, each once. */
  | { readonly kind: 'different'; readonly named: Named; readonly text: string }

export type SaidSplit =
  | {
      readonly kind: 'named'
      readonly named: Named
      /** The columns of the row, one of which leads to what is named: "region of the departure station". */
      readonly via?: readonly ColumnLink[]
      /** Shown by what it is called, where a column only refers to it: "departure station name". */
      readonly isByName?: boolean
    }
  | { readonly kind: 'period'; readonly unit: PeriodUnit }

export interface SaidKept {
  readonly hits: readonly ValueHit[]
  /** A column of yes and no, where it is one. */
  readonly flags: readonly ColumnLink[]
  readonly negated: boolean
  readonly text: string
  /** Said as what the rows are: "cancellations". */
  readonly isRows: boolean
}

export interface SaidShare {
  of: SaidKept | SaidCompared | null
  readonly shared: SharedState | null
  /** "Share of revenue": what it is a part of is named. "What share speaks Irish" names none. */
  readonly isOf: boolean
}

export interface SaidCompared {
  readonly columns: readonly ColumnLink[]
  readonly comparison: Comparison
  readonly value: number
  /** Of the groups rather than of the rows. */
  readonly ofGroups: boolean
  /** "Only shops with at least 5 orders": how many of these a group has, whatever the figure is. */
  readonly rows?: SchemaTable | null
}

export type SaidWhen =
  | { readonly kind: 'during'; readonly moments: readonly Moment[] }
  | { readonly kind: 'edge'; readonly comparison: Comparison; readonly day: string }

export interface SaidRanking {
  readonly entity: SaidSplit
  readonly descending: boolean
  readonly limit: number | null
}

/** A share whose part is not told yet: "share of each region" is of all of them together. */
export function isOpenShare({ share }: FigureDraft): boolean {
  return share !== null && share.of === null && share.shared === null
}

export function emptyDraft(isHeading: boolean): FigureDraft {
  return {
    amount: null,
    splits: [],
    kept: [],
    compared: [],
    when: [],
    rows: [],
    ranking: null,
    share: null,
    growth: false,
    running: false,
    isNew: false,
    events: [],
    hidesAmount: false,
    sorted: null,
    ofOrders: false,
    timeUnit: null,
    change: null,
    between: null,
    isPercent: false,
    lists: false,
    skipsBlanks: false,
    isHeading,
  }
}

import type { Figure } from '../figure.ts'

/** Several figures of the same groups, side by side in the order in which they were asked for. */
export interface FigureTable {
  readonly columns: readonly TableColumn[]
  readonly order: readonly TableKey[]
}

/** What the rows are put in order by: a figure or one of the groups, told by its place among them. */
export interface TableKey {
  readonly of: 'figure' | 'group'
  readonly at: number
  readonly descending: boolean
}

export type TableColumn =
  | { readonly kind: 'figure'; readonly figure: Figure }
  | {
      /** Made of two of the others, which are told by their places. */
      readonly kind: 'compared'
      readonly how: Comparing
      readonly of: number
      readonly above: number
    }

/** By how much one is above the other; by how many per cent of the other. */
export type Comparing = 'difference' | 'growth'

export interface FiguresReading {
  readonly table: FigureTable
  readonly assumptions: readonly string[]
}

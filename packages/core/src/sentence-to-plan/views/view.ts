import type { CatalogueDataset, ComputedColumn } from '../../tables/catalogue.ts'
import { printExpression } from '../../relation/print-expression.ts'
import { cellOf } from '../../relation/make-expression.ts'
import type { ColumnRef } from '../../tables/column-ref.ts'
import type { SchemaColumn, SchemaTable } from '../../tables/schema.ts'
import type { Stated } from '../states/state.ts'

/** A column that a sentence speaks of and no file holds: a time in hours where a file tells seconds. */
export interface Viewed {
  readonly table: string
  readonly column: ComputedColumn
}

/** A sentence of which something was taken out, and the columns that stand for it. */
export interface Seen extends Stated {
  readonly viewed: readonly Viewed[]
  /** Columns that are not spoken of, as the sentence says which other one is meant. */
  readonly hidden: readonly ColumnRef[]
}

export type ViewReader = (sentence: string, tables: readonly SchemaTable[]) => Seen | null

/** The tables as the sentence sees them. */
export function withViews(
  datasets: readonly CatalogueDataset[],
  viewed: readonly Viewed[],
  hidden: readonly ColumnRef[],
): readonly CatalogueDataset[] {
  return datasets.map((dataset) => {
    const computed = viewed.filter(({ table }) => table === dataset.id).map(({ column }) => column)
    const unseen = hidden.filter(({ table }) => table === dataset.id).map(({ column }) => column)
    return computed.length + unseen.length === 0
      ? dataset
      : { ...dataset, computed, hidden: unseen }
  })
}

/** The name of a column as an expression writes it. */
export function written({ name }: Pick<SchemaColumn, 'name'>): string {
  return printExpression(cellOf(name))
}

import type { Cell, Column } from '../relation/column.ts'

/** The tables at hand: what a pipeline may read and a sentence may name. Handed in by the caller. */
export interface Catalogue {
  readonly datasets: readonly CatalogueDataset[]
}

export interface CatalogueDataset {
  readonly id: string
  /** What the user calls it: the file name without extension, unless renamed. */
  readonly name: string
  readonly filename: string
  /** Of a workbook, the sheet it holds; the other sheets are datasets of the same file name. */
  readonly sheet?: string | undefined
  /** Every sheet of the workbook, whether it is a dataset or not. */
  readonly sheets?: readonly { readonly name: string }[] | undefined
  readonly columns: readonly Column[]
  readonly rowCount?: number
  /** A few distinct values by column, for binding words of a sentence to cells. */
  readonly samples?: Readonly<Record<string, readonly Cell[]>>
  /** Columns known to hold another value in every row, also where there are more than the samples hold. */
  readonly uniqueColumns?: readonly string[]
}

export const EMPTY_CATALOGUE: Catalogue = { datasets: [] }

/** The known cells of a column, which may be called as something every object has: `valueOf`. */
export function cellsOf({ samples }: CatalogueDataset, column: string): readonly Cell[] {
  return samples && Object.hasOwn(samples, column) ? (samples[column] ?? []) : []
}

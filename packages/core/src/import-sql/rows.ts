import type { Column, ColumnType } from '../relation/column.ts'

/**
 * A column of the query, wherever it is on its way through the blocks: its name there may change, its
 * key does not. Expressions between SQL and blocks name columns by key.
 */
export interface Slot {
  readonly key: string
  /** What the query calls it. */
  readonly name: string
  readonly type: ColumnType
  /** Nothing but nulls, of which nothing says the type. */
  readonly isNull?: true
}

/** What leaves a block, and under which names it has the query's columns. */
export interface Rows {
  readonly block: string
  readonly columns: readonly Column[]
  /** By key of a slot. */
  readonly names: ReadonlyMap<string, string>
  /** What the rows are, for labels: `orders`. */
  readonly called: string
}

/** A name no column has yet, letter case aside: DuckDB could not tell them apart. */
export function freshName(wanted: string, columns: readonly { readonly name: string }[]): string {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  const stem = wanted.slice(0, 400) || 'column'
  if (!taken.has(stem.toLowerCase())) return stem
  let count = 2
  while (taken.has(`${stem}_${count}`.toLowerCase())) count += 1
  return `${stem}_${count}`
}

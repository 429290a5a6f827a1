/** A column of one of the tables at hand. */
export interface ColumnRef {
  /** Id of a dataset. */
  readonly table: string
  readonly column: string
}

export function sameColumn(a: ColumnRef, b: ColumnRef): boolean {
  return a.table === b.table && a.column === b.column
}

/** A cell of the row that a column refers to, as a column of the rows that refer: the name of somebody's boss. */
export interface LookUp {
  readonly name: string
  /** The column that refers; the new one stands beside it. */
  readonly by: ColumnRef
  readonly key: ColumnRef
  readonly column: ColumnRef
}

import type { Cell, Column } from '@plainflow/core'

/** What leaves a block when it is run. */
export interface TriedTable {
  readonly rows: number
  readonly columns: readonly Column[]
  /** The first rows, or all of them. */
  readonly first: readonly (readonly Cell[])[]
}

/** The columns of a table that hold nothing, said in words without any cell. */
export function emptyColumns({ rows, columns, first }: TriedTable): readonly string[] {
  if (rows === 0 || first.length === 0) return []
  const all = first.length >= rows ? 'all' : `the first ${first.length}`
  return columns.flatMap(({ name }, at) =>
    first.every((row) => (row[at] ?? null) === null)
      ? [`The column ${JSON.stringify(name)} is null in ${all} rows.`]
      : [],
  )
}

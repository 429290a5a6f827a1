import type { Cell } from '@plainflow/core'

type Rows = readonly (readonly Cell[])[]

/** Whether two tables hold the same rows, whatever the order of rows and columns and the columns' names. */
export function sameRows(left: Rows, right: Rows): boolean {
  if (left.length !== right.length) return false
  const [one, other] = [arranged(left), arranged(right)]
  return one.length === other.length && one.every((row, at) => row === other[at])
}

/** Columns in the order of what they hold, then rows in theirs. */
function arranged(rows: Rows): readonly string[] {
  const width = rows[0]?.length ?? 0
  const held = Array.from({ length: width }, (_, at) => ({
    at,
    held: rows
      .map((row) => written(row[at] ?? null))
      .toSorted()
      .join('\n'),
  }))
  const order = held.toSorted((left, right) => (left.held < right.held ? -1 : 1))
  return rows
    .map((row) => JSON.stringify(order.map(({ at }) => written(row[at] ?? null))))
    .toSorted()
}

/** Sums of fractions differ in their last digits by the order they were added in. */
function written(cell: Cell): string {
  return typeof cell === 'number' ? String(Number(cell.toPrecision(12))) : String(cell)
}

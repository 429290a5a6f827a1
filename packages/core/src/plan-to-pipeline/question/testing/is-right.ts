import type { Cell } from '../../../relation/column.ts'
import type { OwnQuestion } from './read-asked.ts'

/** Whether these are the rows, in whatever order nobody asked for. */
export function isRight(
  { rows, ordered }: Pick<OwnQuestion, 'rows' | 'ordered'>,
  got: readonly (readonly Cell[])[] | null,
): boolean {
  if (got === null) return false
  const [a, b] = [rows.map(rowKey), got.map(rowKey)]
  return JSON.stringify(ordered ? a : a.toSorted()) === JSON.stringify(ordered ? b : b.toSorted())
}

/** A row as text: equal where the cells are, in whatever columns they stand. */
export function rowKey(row: readonly Cell[]): string {
  return JSON.stringify(
    row
      .map((cell) => (typeof cell === 'number' ? Math.round(cell * 1e6) : cell))
      .map(String)
      .toSorted(),
  )
}

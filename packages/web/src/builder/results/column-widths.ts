import type { Cell, Column } from '@plainflow/core'

const SAMPLE = 40
const CHARACTER = 7.4
const PADDING = 30
const NARROWEST = 80
const WIDEST = 360

/** Wide enough for the head and the first rows; scrolling does not change it, so nothing jumps. */
export function columnWidths(
  columns: readonly Column[],
  rowCount: number,
  rowAt: (index: number) => readonly Cell[] | undefined,
): number[] {
  const sample = Array.from({ length: Math.min(SAMPLE, rowCount) }, (_, index) => rowAt(index))
  return columns.map(({ name, type }, column) => {
    const longest = Math.max(
      name.length + type.length + 1,
      ...sample.map((cells) => String(cells?.[column] ?? '').length),
    )
    return Math.round(Math.min(WIDEST, Math.max(NARROWEST, longest * CHARACTER + PADDING)))
  })
}

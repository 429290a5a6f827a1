import type { Cell, Column } from '@plainflow/core'
import { shownText } from './shown-text.ts'

const SAMPLE = 40
const CHARACTER = 7.4
const PADDING = 30
/** The picture of the type and the arrow of the sorting. */
const HEAD = 44
export const NARROWEST = 64
const WIDEST = 360

/** Wide enough for the head and the first rows. */
export function columnWidths(
  columns: readonly Column[],
  rowCount: number,
  rowAt: (index: number) => readonly Cell[] | undefined,
): number[] {
  const sample = Array.from({ length: Math.min(SAMPLE, rowCount) }, (_, index) => rowAt(index))
  return columns.map(({ name }, column) => {
    const longest = Math.max(
      name.length * CHARACTER + HEAD,
      ...sample.map((cells) => shownText(cells?.[column] ?? '', name).length * CHARACTER),
    )
    return Math.round(Math.min(WIDEST, Math.max(NARROWEST, longest + PADDING)))
  })
}

/** Where each column begins, and where the last one ends. */
export function columnEdges(widths: readonly number[], start: number): number[] {
  const edges = [start]
  for (const width of widths) edges.push((edges.at(-1) ?? start) + width)
  return edges
}

/** The columns in sight between two edges: from `first`, up to but without `last`. */
export function columnsBetween(edges: readonly number[], left: number, right: number) {
  const count = edges.length - 1
  const first = Math.max(0, lowerBound(edges, left) - 1)
  const last = Math.min(count, lowerBound(edges, right))
  return { first: Math.min(first, count), last: Math.max(last, first) }
}

/** The first edge that is not left of a place. */
function lowerBound(edges: readonly number[], place: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? Infinity) < place) low = middle + 1
    else high = middle
  }
  return low
}

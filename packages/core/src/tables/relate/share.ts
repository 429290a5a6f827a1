import type { Cell } from '../../relation/column.ts'

/** How many of the different values of one side occur on the other. */
export function share(many: readonly Cell[], one: readonly Cell[]): number {
  if (many.length === 0) return UNKNOWN
  const known = new Set(one.map(trimmed))
  return many.filter((cell) => known.has(trimmed(cell))).length / many.length
}

/** Neither for nor against. */
export const UNKNOWN = 0.5

function trimmed(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.trim() : cell
}

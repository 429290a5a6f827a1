/** Enough of a cell to see a difference by. */
export function shownCell(cell: string | null): string | null {
  return cell === null || cell.length <= 200 ? cell : `${cell.slice(0, 199)}…`
}

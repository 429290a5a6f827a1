import type { Cell } from '@plainflow/core'

/** Cells as spreadsheets take them from the clipboard: tabs between, lines below, quoted where needed. */
export function cellsToText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(cellToText).join('\t')).join('\n')
}

function cellToText(cell: Cell): string {
  const text = cell === null ? '' : String(cell)
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

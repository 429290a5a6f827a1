import type { Cell, Column, Table } from '@plainflow/core'

/** Expected rows in the same canonical form; sorted unless their order is part of the promise. */
export function canonicalRows(table: Table, ordered: boolean): string[] {
  const rows = table.rows.map((row) => {
    return JSON.stringify(row.map((cell, index) => canonical(cell, table.columns[index])))
  })
  return ordered ? rows : rows.toSorted()
}

function canonical(cell: Cell, column: Column | undefined): string | null {
  if (cell === null) return null
  if (column?.type === 'timestamp') {
    const [whole = '', fraction = ''] = String(cell).replace('T', ' ').split('.')
    return `${whole}.${fraction.padEnd(6, '0')}`
  }
  // DuckDB writes 100.0 for the number 100.
  if (column?.type === 'number' && Number.isInteger(cell)) return `${cell}.0`
  return String(cell)
}

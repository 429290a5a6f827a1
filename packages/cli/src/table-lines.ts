import type { Cell, ColumnType, Table } from '@plainflow/core'

const WIDEST = 40

/** A table in plain characters: numbers to the right, long cells cut, line ends shown as one sign. */
export function tableLines({ columns, rows }: Table): string[] {
  const head = columns.map(({ name }) => shown(name))
  const body = rows.map((row) => row.map(shown))
  const widths = head.map((name, index) => {
    return Math.max(name.length, ...body.map((row) => row[index]?.length ?? 0))
  })
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => aligned(cell, widths[index] ?? 0, columns[index]?.type))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)]
}

function shown(cell: Cell): string {
  // Control characters could move the cursor of whoever looks at the data.
  const text = cell === null ? '' : String(cell).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, '↵')
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text
}

function aligned(cell: string, width: number, type: ColumnType | undefined): string {
  return type === 'integer' || type === 'number' ? cell.padStart(width) : cell.padEnd(width)
}

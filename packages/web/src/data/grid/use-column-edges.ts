import type { Cell, Column } from '@plainflow/core'
import { useCallback, useMemo, useState } from 'react'
import { columnEdges, columnWidths, NARROWEST } from './column-layout.ts'

/** Where columns stand: as wide as their first rows need, or as somebody dragged them. */
export function useColumnEdges(
  columns: readonly Column[],
  rowCount: number,
  rowAt: (index: number) => readonly Cell[] | undefined,
) {
  const name = columns.map((column) => column.name).join('\n')
  // Measured once, with the first rows: scrolling lets go of them, and nothing may jump.
  const [measured, setMeasured] = useState<{ name: string; widths: number[] } | null>(null)
  const [dragged, setDragged] = useState<ReadonlyMap<string, number>>(new Map())
  if (measured?.name !== name && (rowCount === 0 || rowAt(0)))
    setMeasured({ name, widths: columnWidths(columns, rowCount, rowAt) })
  const edges = useMemo(() => {
    const widths = measured?.name === name ? measured.widths : columnWidths(columns, 0, () => [])
    const numbers = Math.max(48, String(rowCount).length * 8 + 26)
    return columnEdges(
      columns.map((column, index) => dragged.get(column.name) ?? widths[index] ?? NARROWEST),
      numbers,
    )
  }, [measured, dragged, columns, rowCount, name])
  const resize = useCallback(
    (index: number, width: number | null) =>
      setDragged((before) => {
        const after = new Map(before)
        const column = columns[index]?.name ?? ''
        if (width === null) after.delete(column)
        else after.set(column, Math.max(NARROWEST, Math.round(width)))
        return after
      }),
    [columns],
  )
  return { edges, resize }
}

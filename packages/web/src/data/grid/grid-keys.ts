import type { Column } from '@plainflow/core'
import type { KeyboardEvent } from 'react'
import { cellCount, rangeOf, type Selection, selectionAfter } from './grid-selection.ts'
import { ROW_HEIGHT } from './scroll-scale.ts'

interface GridKeys {
  readonly columns: readonly Column[]
  readonly rowCount: number
  readonly selection: Selection
  /** The height of what is in sight. */
  readonly viewport: number
  select(selection: Selection): void
  reveal(place: Selection['active']): void
  /** Shows the whole of the cell that the keyboard is on. */
  open(): void
  sortBy?(column: string): void
  widen(column: number, by: number): void
}

/** What the keys do while the keyboard is on the grid itself. */
export function gridKeys(grid: GridKeys): (event: KeyboardEvent) => void {
  const { columns, rowCount, selection, viewport } = grid
  const { active } = selection
  return (event) => {
    const { key, shiftKey: shift, altKey } = event
    const control = event.ctrlKey || event.metaKey
    const column = columns[active.column]
    if (event.target !== event.currentTarget || !column) return
    if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      event.preventDefault()
      return grid.widen(active.column, key === 'ArrowLeft' ? -16 : 16)
    }
    if (key === 'Enter') {
      event.preventDefault()
      return active.row < 0 ? grid.sortBy?.(column.name) : grid.open()
    }
    const page = Math.max(1, Math.floor(viewport / ROW_HEIGHT) - 1)
    const size = { rows: rowCount, columns: columns.length, page }
    const next = selectionAfter(selection, { key, shift, control }, size)
    if (!next) return
    // Escape with nothing to let go of belongs to whatever is around the grid, such as a dialog.
    if (key === 'Escape' && cellCount(rangeOf(selection)) <= 1) return
    event.preventDefault()
    grid.select(next)
    const { row, column: place } = next.active
    if (row !== active.row || place !== active.column) grid.reveal(next.active)
  }
}

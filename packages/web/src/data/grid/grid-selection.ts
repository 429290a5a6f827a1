import { clamp } from './scroll-scale.ts'

/** Row -1 is the head. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The cell the keyboard is at, and the corner from which a range was drawn. */
export interface Selection {
  readonly active: Place
  readonly anchor: Place
}

export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const START: Selection = place(0, 0)

export function place(row: number, column: number): Selection {
  return { active: { row, column }, anchor: { row, column } }
}

/** Both corners included; the head belongs to no range. */
export function rangeOf({ active, anchor }: Selection): Range {
  return {
    top: Math.max(0, Math.min(active.row, anchor.row)),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

export function cellCount({ top, bottom, left, right }: Range): number {
  return Math.max(0, bottom - top + 1) * (right - left + 1)
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows a press of Page Down goes. */
  readonly page: number
}

export interface KeyPress {
  readonly key: string
  readonly shift: boolean
  readonly control: boolean
}

/** Where a key leads, as in the spreadsheets people know; null: the key is none of the grid's. */
export function selectionAfter(
  selection: Selection,
  { key, shift, control }: KeyPress,
  size: GridSize,
): Selection | null {
  const { row, column } = selection.active
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const to = (toRow: number, toColumn: number): Selection => {
    const active = {
      row: clamp(toRow, shift ? Math.min(0, lastRow) : -1, lastRow),
      column: clamp(toColumn, 0, Math.max(0, lastColumn)),
    }
    return { active, anchor: shift ? selection.anchor : active }
  }
  switch (key) {
    case 'ArrowUp':
      return to(control ? 0 : row - 1, column)
    case 'ArrowDown':
      return to(control ? lastRow : row + 1, column)
    case 'ArrowLeft':
      return to(row, control ? 0 : column - 1)
    case 'ArrowRight':
      return to(row, control ? lastColumn : column + 1)
    case 'PageUp':
      return to(Math.max(0, row - size.page), column)
    case 'PageDown':
      return to(row + size.page, column)
    case 'Home':
      return to(control ? 0 : row, 0)
    case 'End':
      return to(control ? lastRow : row, lastColumn)
    case 'a':
      return control
        ? { active: { row: 0, column: 0 }, anchor: { row: lastRow, column: lastColumn } }
        : null
    case ' ':
      if (shift) return { active: { row, column: 0 }, anchor: { row, column: lastColumn } }
      return control ? { active: { row: 0, column }, anchor: { row: lastRow, column } } : null
    case 'Escape':
      return place(row, column)
    default:
      return null
  }
}

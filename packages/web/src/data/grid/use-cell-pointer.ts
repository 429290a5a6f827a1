import type { PointerEvent } from 'react'
import { columnsBetween } from './column-layout.ts'
import type { Place, Selection } from './grid-selection.ts'
import { clamp, ROW_HEIGHT } from './scroll-scale.ts'
import { HEADER_HEIGHT, type GridScroll } from './use-grid-scroll.ts'

/** Click and drag over cells; the numbers at the left stand for whole rows. */
export function useCellPointer(
  scroll: GridScroll,
  edges: readonly number[],
  rowCount: number,
  selection: Selection,
  select: (selection: Selection) => void,
) {
  const columnCount = edges.length - 1
  const placeOf = (event: PointerEvent<HTMLElement>): Place & { readonly isRow: boolean } => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left
    const y = event.clientY - box.top - HEADER_HEIGHT + scroll.offset
    const isRow = x < (edges[0] ?? 0)
    const { first } = columnsBetween(edges, x + scroll.left, x + scroll.left)
    return {
      row: clamp(Math.floor(y / ROW_HEIGHT), 0, Math.max(0, rowCount - 1)),
      column: clamp(first, 0, Math.max(0, columnCount - 1)),
      isRow,
    }
  }
  const isOnCells = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const { clientWidth, clientHeight } = event.currentTarget
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    const end = Math.min(clientWidth, (edges.at(-1) ?? 0) - scroll.left)
    const bottom = Math.min(clientHeight, HEADER_HEIGHT + rowCount * ROW_HEIGHT - scroll.offset)
    return x < end && y > HEADER_HEIGHT && y < bottom
  }
  const drawTo = (event: PointerEvent<HTMLElement>, anchor: Place) => {
    const { row, column, isRow } = placeOf(event)
    if (isRow)
      select({ active: { row, column: 0 }, anchor: { ...anchor, column: columnCount - 1 } })
    else select({ active: { row, column }, anchor })
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !isOnCells(event)) return
      const place = placeOf(event)
      drawTo(event, event.shiftKey ? selection.anchor : { row: place.row, column: place.column })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      // A finger that moves scrolls.
      if (event.buttons !== 1 || event.pointerType === 'touch' || !isOnCells(event)) return
      drawTo(event, selection.anchor)
    },
  }
}

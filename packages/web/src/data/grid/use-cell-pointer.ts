import { type PointerEvent, useEffect, useRef } from 'react'
import { columnsBetween } from './column-layout.ts'
import { edgePull } from './edge-pull.ts'
import type { Place, Selection } from './grid-selection.ts'
import { clamp, ROW_HEIGHT } from './scroll-scale.ts'
import { HEADER_HEIGHT, type GridScroll } from './use-grid-scroll.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Click and drag over cells; the numbers at the left stand for whole rows. */
export function useCellPointer(
  scroll: GridScroll,
  edges: readonly number[],
  rowCount: number,
  selection: Selection,
  select: (selection: Selection) => void,
) {
  const columnCount = edges.length - 1
  const numbers = edges[0] ?? 0
  const placeAt = ({ x, y }: Point): Place => {
    const { offset, left } = scroll.position()
    const { first } = columnsBetween(edges, x + left, x + left)
    return {
      row: clamp(
        Math.floor((y - HEADER_HEIGHT + offset) / ROW_HEIGHT),
        0,
        Math.max(0, rowCount - 1),
      ),
      column: clamp(first, 0, Math.max(0, columnCount - 1)),
    }
  }
  const isOnCells = ({ clientWidth, clientHeight }: HTMLElement, { x, y }: Point) => {
    const { offset, left } = scroll.position()
    const end = Math.min(clientWidth, (edges.at(-1) ?? 0) - left)
    const bottom = Math.min(clientHeight, HEADER_HEIGHT + rowCount * ROW_HEIGHT - offset)
    return x < end && y > HEADER_HEIGHT && y < bottom
  }
  const draw = (grid: HTMLElement, point: Point, anchor: Place, isRows: boolean) => {
    // Outside, the cell nearest to the pointer is meant.
    const inside = {
      x: clamp(point.x, isRows ? 0 : numbers + 1, grid.clientWidth - 1),
      y: clamp(point.y, HEADER_HEIGHT + 1, grid.clientHeight - 1),
    }
    const { row, column } = placeAt(inside)
    if (isRows)
      select({ active: { row, column: 0 }, anchor: { ...anchor, column: columnCount - 1 } })
    else select({ active: { row, column }, anchor })
  }
  /** Scrolls towards a pointer that is past an edge; false: it is not. */
  const follow = (grid: HTMLElement, { x, y }: Point, frames: number, isRows: boolean): boolean => {
    const across = isRows ? 0 : frames * edgePull(x, numbers, grid.clientWidth)
    const down = frames * edgePull(y, HEADER_HEIGHT, grid.clientHeight)
    if (across !== 0) grid.scrollLeft += across
    if (down !== 0) scroll.moveTo(scroll.position().offset + down)
    return across !== 0 || down !== 0
  }
  // A drag outlives renders: it goes on with what counts by then.
  const latest = useRef({ draw, follow })
  useEffect(() => {
    latest.current = { draw, follow }
  })
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const grid = event.currentTarget
      const point = pointIn(grid, event)
      if (event.button !== 0 || !isOnCells(grid, point)) return
      const anchor = event.shiftKey ? selection.anchor : placeAt(point)
      const isRows = point.x < numbers
      draw(grid, point, anchor, isRows)
      // A finger that moves scrolls.
      if (event.pointerType === 'touch') return
      stop.current?.()
      stop.current = drag(grid, (at, frames) => {
        const isPulled = latest.current.follow(grid, at, frames, isRows)
        latest.current.draw(grid, at, anchor, isRows)
        return isPulled
      })
    },
  }
}

const FRAME_MS = 1000 / 60
const MOST_FRAMES = 8

/**
 * Calls `to` for every move until the button is let go of; and at every frame while it says so, with
 * how many frames a quick machine would have drawn: on a slow one it goes as fast.
 */
function drag(grid: HTMLElement, to: (point: Point, frames: number) => boolean): () => void {
  let point: Point = { x: 0, y: 0 }
  let frame = 0
  let last = 0
  const step = () => {
    const now = performance.now()
    const frames = frame === 0 ? 1 : clamp((now - last) / FRAME_MS, 1, MOST_FRAMES)
    last = now
    frame = to(point, frames) ? requestAnimationFrame(step) : 0
  }
  const onMove = (event: globalThis.PointerEvent) => {
    // Let go of where nobody could tell, such as over another window.
    if ((event.buttons & 1) === 0) return stop()
    point = pointIn(grid, event)
    if (frame === 0) step()
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    removeEventListener('pointermove', onMove)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
  }
  addEventListener('pointermove', onMove)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
  return stop
}

function pointIn(grid: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = grid.getBoundingClientRect()
  return { x: clientX - box.left, y: clientY - box.top }
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  clamp,
  offsetShowing,
  originAfter,
  ROW_HEIGHT,
  rowsAt,
  scrollScale,
} from './scroll-scale.ts'

export const HEADER_HEIGHT = 34

/** After a jump of the scroll bar: longer than a hand takes for the next one. */
const REST_MS = 80

export type GridView = Pick<
  ReturnType<typeof useGridScroll>,
  'flight' | 'headerHeight' | 'left' | 'offset' | 'origin' | 'rows' | 'viewport' | 'width'
>
export type GridScroll = Pick<ReturnType<typeof useGridScroll>, 'position' | 'moveTo'>

/** What part of the table is in sight. The wheel moves by pixels however long the table is. */
export function useGridScroll(rowCount: number) {
  const element = useRef<HTMLDivElement | null>(null)
  const [view, setView] = useState<View>(START)
  const scale = useMemo(() => scrollScale(rowCount, view.viewport), [rowCount, view.viewport])
  // For listeners that outlive a render.
  const now = useRef({ offset: 0, scrollTop: 0, scale, rowCount, viewport: view.viewport })
  useEffect(() => {
    Object.assign(now.current, { scale, rowCount, viewport: view.viewport })
  }, [scale, rowCount, view.viewport])
  const landing = useRef<() => void>(undefined)
  useEffect(() => () => landing.current?.(), [])

  const moveTo = useCallback((target: number) => {
    const grid = element.current
    if (!grid) return
    const { scale: at } = now.current
    const offset = clamp(target, 0, at.end)
    grid.scrollTop = at.toScrollTop(offset)
    now.current.offset = offset
    now.current.scrollTop = grid.scrollTop
    setView((before) => moved(before, { offset, flight: 'none' }, now.current.rowCount))
  }, [])

  const onScroll = useCallback(() => {
    const grid = element.current
    if (!grid) return
    const { offset: before, scrollTop: last, scale: at, viewport } = now.current
    const { scrollTop, scrollLeft: left } = grid
    const by = scrollTop - last
    // A finger moves by pixels, the scroll bar's thumb by shares of the whole.
    const isNudge = at.isScaled && Math.abs(by) < viewport
    const isAtEnd = scrollTop <= 0 || scrollTop >= at.height - viewport - 1
    const offset =
      by === 0
        ? before
        : isNudge && !isAtEnd
          ? clamp(before + by, 0, at.end)
          : at.toOffset(scrollTop)
    now.current.offset = offset
    now.current.scrollTop = scrollTop
    const isJump = Math.abs(offset - before) > viewport
    if (isJump) landing.current?.()
    if (isJump) landing.current = whenStill(() => setView((old) => ({ ...old, flight: 'landed' })))
    setView((old) => {
      if (old.offset === offset && old.left === left) return old
      const flight = isJump ? 'flying' : old.flight
      return moved(old, { offset, left, flight }, now.current.rowCount)
    })
  }, [])

  const attach = useCallback(
    (grid: HTMLDivElement | null) => {
      element.current = grid
      if (!grid) return
      const measure = () =>
        setView((old) => ({
          ...old,
          width: grid.clientWidth,
          viewport: Math.max(ROW_HEIGHT, grid.clientHeight - HEADER_HEIGHT),
        }))
      const observer = new ResizeObserver(measure)
      observer.observe(grid)
      measure()
      const leaveWheel = followWheel(grid, () => now.current, moveTo)
      return () => {
        observer.disconnect()
        leaveWheel()
      }
    },
    [moveTo],
  )

  const show = useCallback(
    (row: number, viewport: number) => moveTo(offsetShowing(row, now.current.offset, viewport)),
    [moveTo],
  )
  const showColumn = useCallback((edges: readonly number[], column: number) => {
    if (element.current) scrollToColumn(element.current, edges, column)
  }, [])
  const offset = clamp(view.offset, 0, scale.end)
  return {
    ...view,
    offset,
    scale,
    rows: rowsAt(rowCount, offset, view.viewport),
    /** As of now, where a render may be on its way. */
    position: useCallback(
      () => ({ offset: now.current.offset, left: element.current?.scrollLeft ?? 0 }),
      [],
    ),
    focus: useCallback(() => element.current?.focus(), []),
    attach,
    onScroll,
    moveTo,
    show,
    showColumn,
    headerHeight: HEADER_HEIGHT,
  }
}

type ScrollScale = ReturnType<typeof scrollScale>

interface View {
  readonly offset: number
  readonly left: number
  readonly width: number
  readonly viewport: number
  /** The row at which the layer of drawn rows begins. */
  readonly origin: number
  /** Rows go by that nobody can read, or have stopped after that. */
  readonly flight: 'flying' | 'landed' | 'none'
}

const START: View = { offset: 0, left: 0, width: 800, viewport: 300, origin: 0, flight: 'none' }

function moved(before: View, to: Partial<View>, rowCount: number): View {
  const after = { ...before, ...to }
  const rows = (at: View) => rowsAt(rowCount, at.offset, at.viewport)
  return { ...after, origin: originAfter(before.origin, rows(before), rows(after)) }
}

/** Calls once no other frame comes for a while: one that is late has its own scroll before the call. */
function whenStill(act: () => void): () => void {
  let frame = 0
  const timer = setTimeout(() => (frame = requestAnimationFrame(act)), REST_MS)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}

function scrollToColumn(grid: HTMLElement, edges: readonly number[], column: number): void {
  const [left = 0, right = 0] = [edges[column], edges[column + 1]]
  const numbers = edges[0] ?? 0
  if (left - numbers < grid.scrollLeft) grid.scrollLeft = left - numbers
  else if (right > grid.scrollLeft + grid.clientWidth)
    // A column wider than the grid shows its beginning.
    grid.scrollLeft = Math.min(left - numbers, right - grid.clientWidth)
}

/** Moves by pixels where the scroll bar would by shares of the whole. */
function followWheel(
  grid: HTMLElement,
  now: () => { readonly scale: ScrollScale; readonly offset: number },
  moveTo: (offset: number) => void,
): () => void {
  const onWheel = (event: WheelEvent) => {
    const { scale: at, offset } = now()
    if (!at.isScaled || event.ctrlKey || event.shiftKey || event.deltaY === 0) return
    const target = clamp(offset + event.deltaY * unit(event), 0, at.end)
    // At either end the page around may scroll on.
    if (target === offset) return
    event.preventDefault()
    grid.scrollLeft += event.deltaX * unit(event)
    moveTo(target)
  }
  // React listens for the wheel passively, where nothing can be prevented.
  grid.addEventListener('wheel', onWheel, { passive: false })
  return () => grid.removeEventListener('wheel', onWheel)
}

function unit({ deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE
    ? ROW_HEIGHT
    : deltaMode === WheelEvent.DOM_DELTA_PAGE
      ? ROW_HEIGHT * 10
      : 1
}

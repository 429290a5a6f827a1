import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { clamp, offsetShowing, ROW_HEIGHT, rowsAt, scrollScale } from './scroll-scale.ts'

export const HEADER_HEIGHT = 34

export type GridScroll = Pick<ReturnType<typeof useGridScroll>, 'position' | 'moveTo'>

/** What part of the table is in sight. The wheel moves by pixels however long the table is. */
export function useGridScroll(rowCount: number) {
  const element = useRef<HTMLDivElement | null>(null)
  const [view, setView] = useState({ offset: 0, left: 0, width: 800, viewport: 300 })
  const scale = useMemo(() => scrollScale(rowCount, view.viewport), [rowCount, view.viewport])
  // For listeners that outlive a render.
  const now = useRef({ offset: 0, scrollTop: 0, scale })
  useEffect(() => {
    now.current.scale = scale
  }, [scale])

  const moveTo = useCallback((target: number) => {
    const grid = element.current
    if (!grid) return
    const { scale: at } = now.current
    const offset = clamp(target, 0, at.end)
    grid.scrollTop = at.toScrollTop(offset)
    now.current.offset = offset
    now.current.scrollTop = grid.scrollTop
    setView((before) => ({ ...before, offset }))
  }, [])

  const onScroll = useCallback(() => {
    const grid = element.current
    if (!grid) return
    const { offset: before, scrollTop: last, scale: at } = now.current
    const { scrollTop, scrollLeft: left } = grid
    const moved = scrollTop - last
    const bottom = grid.scrollHeight - grid.clientHeight
    // A finger moves by pixels, the scroll bar's thumb by shares of the whole.
    const isNudge = at.isScaled && Math.abs(moved) < grid.clientHeight
    const isAtEnd = scrollTop <= 0 || scrollTop >= bottom - 1
    const offset =
      moved === 0
        ? before
        : isNudge && !isAtEnd
          ? clamp(before + moved, 0, at.end)
          : at.toOffset(scrollTop)
    now.current.offset = offset
    now.current.scrollTop = scrollTop
    setView((old) => (old.offset === offset && old.left === left ? old : { ...old, offset, left }))
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
      const onWheel = (event: WheelEvent) => {
        const { scale: at, offset } = now.current
        if (!at.isScaled || event.ctrlKey || event.shiftKey || event.deltaY === 0) return
        const target = clamp(offset + event.deltaY * unit(event), 0, at.end)
        // At either end the page around may scroll on.
        if (target === offset) return
        event.preventDefault()
        grid.scrollLeft += event.deltaX * unit(event)
        moveTo(target)
      }
      const observer = new ResizeObserver(measure)
      observer.observe(grid)
      measure()
      // React listens for the wheel passively, where nothing can be prevented.
      grid.addEventListener('wheel', onWheel, { passive: false })
      return () => {
        observer.disconnect()
        grid.removeEventListener('wheel', onWheel)
      }
    },
    [moveTo],
  )

  const show = useCallback(
    (row: number, viewport: number) => moveTo(offsetShowing(row, now.current.offset, viewport)),
    [moveTo],
  )
  const showColumn = useCallback((edges: readonly number[], column: number) => {
    const grid = element.current
    const [left = 0, right = 0] = [edges[column], edges[column + 1]]
    if (!grid) return
    const numbers = edges[0] ?? 0
    if (left - numbers < grid.scrollLeft) grid.scrollLeft = left - numbers
    else if (right > grid.scrollLeft + grid.clientWidth)
      // A column wider than the grid shows its beginning.
      grid.scrollLeft = Math.min(left - numbers, right - grid.clientWidth)
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

function unit({ deltaMode }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE
    ? ROW_HEIGHT
    : deltaMode === WheelEvent.DOM_DELTA_PAGE
      ? ROW_HEIGHT * 10
      : 1
}

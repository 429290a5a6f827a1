// Rows are placed absolutely while scrolling, which table elements cannot be; the roles say the same.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Cell, Column } from '@plainflow/core'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { CellDetail } from './cell-detail.tsx'
import { columnsBetween } from './column-layout.ts'
import { GridBody } from './grid-body.tsx'
import { GridHeader } from './grid-header.tsx'
import { cellCount, rangeOf, selectionAfter, START } from './grid-selection.ts'
import { type GridSort, nextSort } from './grid-sort.ts'
import { GridStatus } from './grid-status.tsx'
import { ROW_HEIGHT } from './scroll-scale.ts'
import { useCellCopy } from './use-cell-copy.ts'
import { useCellPointer } from './use-cell-pointer.ts'
import { useColumnEdges } from './use-column-edges.ts'
import { useGridScroll } from './use-grid-scroll.ts'
import { useStable } from './use-stable.ts'

export interface DataGridProps {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rowCount: number
  /** undefined: not loaded yet. */
  readonly rowAt: (index: number) => readonly Cell[] | undefined
  readonly onVisible?: (first: number, last: number) => void
  readonly sort?: GridSort | null
  /** Who sorts: the grid holds a few of the rows only. */
  readonly onSort?: (sort: GridSort | null) => void
  /** Which rows these are, in which order: where it changes, the grid begins at the top again. */
  readonly orderKey?: string
  /** Rows that are not loaded, for copying; both ends included. */
  readonly readRows?: (first: number, last: number) => Promise<readonly (readonly Cell[])[]>
}

/** Rows of any number: only what is in sight is drawn, and asked for by `rowAt`. */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rowCount, rowAt, onVisible, sort = null, onSort, orderKey } = props
  const id = useId()
  const { attach, onScroll, ...scroll } = useGridScroll(rowCount)
  const { edges, resize } = useColumnEdges(columns, rowCount, rowAt)
  const [selection, select] = useState(START)
  const [opened, setOpened] = useState(false)
  const { first, last } = scroll.rows
  const drawn = columnsBetween(edges, scroll.left, scroll.left + scroll.width)
  const range = useMemo(() => rangeOf(selection), [selection])
  const { active } = selection
  const copy = useCellCopy(props, range)
  const pointer = useCellPointer(scroll, edges, rowCount, selection, select)
  // Of the rows a scroll bar flies past none is worth asking for.
  const isFlying = scroll.flight === 'flying'
  useEffect(() => {
    if (last > first && !isFlying) onVisible?.(first, last - 1)
  }, [first, last, isFlying, onVisible])

  const { moveTo } = scroll
  const shown = useRef(orderKey)
  useEffect(() => {
    if (shown.current === orderKey) return
    shown.current = orderKey
    moveTo(0)
    select(START)
  }, [orderKey, moveTo])

  const reveal = (place: typeof active) => {
    if (place.row >= 0) scroll.show(place.row, scroll.viewport)
    scroll.showColumn(edges, place.column)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: shift, altKey } = event
    const control = event.ctrlKey || event.metaKey
    const column = columns[active.column]
    if (event.target !== event.currentTarget || !column) return
    if (altKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      event.preventDefault()
      return resize(active.column, widthOf(edges, active.column) + (key === 'ArrowLeft' ? -16 : 16))
    }
    if (key === 'Enter') {
      event.preventDefault()
      if (active.row < 0) return onSort?.(nextSort(sort, column.name))
      return open()
    }
    const page = Math.max(1, Math.floor(scroll.viewport / ROW_HEIGHT) - 1)
    const size = { rows: rowCount, columns: columns.length, page }
    const next = selectionAfter(selection, { key, shift, control }, size)
    if (!next) return
    // Escape with nothing to let go of belongs to whatever is around the grid, such as a dialog.
    if (key === 'Escape' && cellCount(range) <= 1) return
    event.preventDefault()
    select(next)
    if (next.active.row !== active.row || next.active.column !== active.column) reveal(next.active)
  }
  // The same from frame to frame: head and foot have nothing to draw while rows are scrolled.
  const sortBy = useStable((column: string) => onSort?.(nextSort(sort, column)))
  const open = useStable(() => setOpened(true))
  const copyCells = useStable(copy.copy)
  const goToColumn = useStable((column: number) => {
    const row = Math.max(0, active.row)
    select({ active: { row, column }, anchor: { row, column } })
    reveal({ row, column })
    scroll.focus()
  })
  const value = rowAt(active.row)?.[active.column]
  return (
    <div className="relative flex h-full min-h-0 flex-col">
      <div
        ref={attach}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onCopy={copy.onCopy}
        {...pointer}
        onDoubleClick={() => active.row >= 0 && open()}
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-readonly
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length + 1}
        // Without rows only the head can be walked along.
        aria-activedescendant={
          active.row < rowCount ? `${id}-${active.row}-${active.column}` : undefined
        }
        tabIndex={0}
        className="peer relative min-h-0 flex-1 overflow-auto overscroll-x-contain text-[0.8125rem] select-none focus-visible:outline-none"
      >
        <div style={{ width: edges.at(-1), height: scroll.scale.height + scroll.headerHeight }}>
          <GridHeader
            id={id}
            columns={columns}
            edges={edges}
            first={drawn.first}
            last={drawn.last}
            left={scroll.left}
            width={scroll.width}
            active={active.row < 0 ? active.column : -1}
            sort={sort}
            onSort={onSort && sortBy}
            onResize={resize}
          />
          <GridBody
            id={id}
            columns={columns}
            edges={edges}
            drawn={drawn}
            rowCount={rowCount}
            rowAt={rowAt}
            view={scroll}
            active={active}
            range={range}
          />
        </div>
      </div>
      {/* Over head and numbers, which would hide an outline of the grid's own. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 z-20 hidden rounded-[7px] border-2 border-ring peer-focus-visible:block"
      />
      {rowCount === 0 && (
        <p className="pointer-events-none absolute inset-x-0 top-16 text-center text-[0.8125rem] text-muted">
          No rows
        </p>
      )}
      <GridStatus
        columns={columns}
        range={range}
        // Without rows the keyboard is on the head.
        active={rowCount === 0 ? { ...active, row: -1 } : active}
        value={value}
        onColumn={goToColumn}
        onOpen={open}
        onCopy={copyCells}
      />
      <CellDetail
        open={opened}
        onOpenChange={setOpened}
        column={columns[active.column]}
        row={active.row}
        value={value}
      />
    </div>
  )
}

function widthOf(edges: readonly number[], column: number): number {
  return (edges[column + 1] ?? 0) - (edges[column] ?? 0)
}

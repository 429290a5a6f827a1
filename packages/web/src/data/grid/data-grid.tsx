// Rows are placed absolutely while scrolling, which table elements cannot be; the roles say the same.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Cell, Column } from '@plainflow/core'
import { type ComponentProps, useEffect, useId, useMemo, useRef, useState } from 'react'
import { CellDetail } from './cell-detail.tsx'
import { columnsBetween } from './column-layout.ts'
import { GridBody } from './grid-body.tsx'
import { GridHeader } from './grid-header.tsx'
import { gridKeys } from './grid-keys.ts'
import { type Place, rangeOf, START } from './grid-selection.ts'
import { type GridSort, nextSort } from './grid-sort.ts'
import { GridStatus } from './grid-status.tsx'
import { useCellCopy } from './use-cell-copy.ts'
import { useCellPointer } from './use-cell-pointer.ts'
import { useColumnEdges } from './use-column-edges.ts'
import { type GridView, useGridScroll } from './use-grid-scroll.ts'
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
  const drawn = columnsBetween(edges, scroll.left, scroll.left + scroll.width)
  const range = useMemo(() => rangeOf(selection), [selection])
  const { active } = selection
  const copy = useCellCopy(props, range)
  const pointer = useCellPointer(scroll, edges, rowCount, selection, select)
  useRowsAsked(scroll, onVisible)
  useBeginAgain(orderKey, () => {
    scroll.moveTo(0)
    select(START)
  })
  const reveal = (place: typeof active) => {
    if (place.row >= 0) scroll.show(place.row, scroll.viewport)
    scroll.showColumn(edges, place.column)
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
  const onKeyDown = gridKeys({
    columns,
    rowCount,
    selection,
    viewport: scroll.viewport,
    select,
    reveal,
    open,
    ...(onSort ? { sortBy } : {}),
    widen: (column, by) => resize(column, widthOf(edges, column) + by),
  })
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
        {...gridState(id, active, rowCount, columns.length)}
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
      <GridVeil isEmpty={rowCount === 0} />
      <GridFoot
        columns={columns}
        rowCount={rowCount}
        range={range}
        active={active}
        value={rowAt(active.row)?.[active.column]}
        opened={opened}
        onOpened={setOpened}
        onColumn={goToColumn}
        onOpen={open}
        onCopy={copyCells}
      />
    </div>
  )
}

/** Counted with the head, and with the numbers of the rows. */
function gridState(id: string, active: Place, rows: number, columns: number) {
  return {
    'aria-multiselectable': true,
    'aria-readonly': true,
    'aria-rowcount': rows + 1,
    'aria-colcount': columns + 1,
    // Without rows only the head can be walked along.
    'aria-activedescendant': active.row < rows ? `${id}-${active.row}-${active.column}` : undefined,
  }
}

function useRowsAsked(
  { rows: { first, last }, flight }: GridView,
  onVisible: DataGridProps['onVisible'],
): void {
  // Of the rows a scroll bar flies past none is worth asking for.
  const isFlying = flight === 'flying'
  useEffect(() => {
    if (last > first && !isFlying) onVisible?.(first, last - 1)
  }, [first, last, isFlying, onVisible])
}

function useBeginAgain(orderKey: string | undefined, begin: () => void): void {
  const shown = useRef(orderKey)
  const beginAgain = useStable(begin)
  useEffect(() => {
    if (shown.current === orderKey) return
    shown.current = orderKey
    beginAgain()
  }, [orderKey, beginAgain])
}

/** What lies over the cells and takes no click. */
function GridVeil({ isEmpty }: { isEmpty: boolean }) {
  return (
    <>
      {/* Over head and numbers, which would hide an outline of the grid's own. */}
      <div
        aria-hidden
        className="pointer-events-none absolute inset-0 z-20 hidden rounded-[7px] border-2 border-ring peer-focus-visible:block"
      />
      {isEmpty && (
        <p className="pointer-events-none absolute inset-x-0 top-16 text-center text-[0.8125rem] text-muted">
          No rows
        </p>
      )}
    </>
  )
}

/** What the cell under the keyboard holds, in a line and, opened, in full. */
function GridFoot({
  rowCount,
  opened,
  onOpened,
  ...status
}: ComponentProps<typeof GridStatus> & {
  rowCount: number
  opened: boolean
  onOpened: (opened: boolean) => void
}) {
  const { columns, active, value } = status
  return (
    <>
      {/* Without rows the keyboard is on the head. */}
      <GridStatus {...status} active={rowCount === 0 ? { ...active, row: -1 } : active} />
      <CellDetail
        open={opened}
        onOpenChange={onOpened}
        column={columns[active.column]}
        row={active.row}
        value={value}
      />
    </>
  )
}

function widthOf(edges: readonly number[], column: number): number {
  return (edges[column + 1] ?? 0) - (edges[column] ?? 0)
}

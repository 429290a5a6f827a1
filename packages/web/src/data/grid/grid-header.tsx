// The head stays in sight and its cells are placed absolutely; the roles say what the elements cannot.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Column } from '@plainflow/core'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '@/design/class-names.ts'
import { ColumnTypeIcon } from '../column-type-icon.tsx'
import { ColumnResizer } from './column-resizer.tsx'
import { NUMERIC } from './grid-row.tsx'
import type { GridSort } from './grid-sort.ts'
import { HEADER_HEIGHT } from './use-grid-scroll.ts'

/** Drawn again for other columns, not while rows are scrolled. */
export const GridHeader = memo(function GridHeader({
  id,
  columns,
  edges,
  first,
  last,
  left: scrolled,
  width: viewWidth,
  active,
  sort,
  onSort,
  onResize,
}: {
  id: string
  columns: readonly Column[]
  edges: readonly number[]
  first: number
  last: number
  /** What is scrolled out of sight, and how much is in sight. */
  left: number
  width: number
  active: number
  sort: GridSort | null
  onSort: ((column: string) => void) | undefined
  /** null: back to the width its rows need. */
  onResize: (column: number, width: number | null) => void
}) {
  return (
    <div
      role="rowgroup"
      className="sticky top-0 left-0 z-10 overflow-clip border-b bg-sunken"
      style={{ width: Math.min(viewWidth, edges.at(-1) ?? 0) }}
    >
      <div
        role="row"
        aria-rowindex={1}
        className="relative"
        // As the rows below are, so that neither is ahead of the other.
        style={{ height: HEADER_HEIGHT - 1, transform: `translateX(${-scrolled}px)` }}
      >
        <span
          role="columnheader"
          aria-colindex={1}
          className="relative z-1 block h-full border-r bg-sunken px-3 text-right text-xs leading-8 text-muted"
          style={{ width: edges[0], left: scrolled }}
        >
          <span className="sr-only">Row</span>
          <span aria-hidden>#</span>
        </span>
        {columns.slice(first, last).map((column, place) => {
          const index = first + place
          const left = edges[index] ?? 0
          const width = (edges[index + 1] ?? 0) - left
          return (
            <span
              key={column.name}
              id={`${id}--1-${index}`}
              role="columnheader"
              aria-colindex={index + 2}
              aria-sort={
                sort?.column !== column.name ? 'none' : sort.descending ? 'descending' : 'ascending'
              }
              title={`${column.name}: ${column.type}`}
              className={classNames(
                'group/head absolute inset-y-0 flex items-center gap-1.5 border-r px-3',
                NUMERIC.has(column.type) && 'flex-row-reverse',
                active === index && 'outline-2 -outline-offset-2 outline-ring',
              )}
              style={{ left, width }}
            >
              <ColumnTypeIcon type={column.type} />
              <span className="sr-only">{column.type}</span>
              <span className="min-w-0 truncate font-medium">{column.name}</span>
              {onSort && (
                <button
                  type="button"
                  // The keyboard sorts with Enter on the head's cell: one stop for the whole grid.
                  tabIndex={-1}
                  aria-label={`Sort by ${column.name}`}
                  onClick={() => onSort(column.name)}
                  className="shrink-0 rounded-sm p-0.5 text-muted hover:bg-hover hover:text-foreground"
                >
                  <SortArrow column={column.name} sort={sort} />
                </button>
              )}
              <ColumnResizer width={width} onResize={(next) => onResize(index, next)} />
            </span>
          )
        })}
      </div>
    </div>
  )
})

function SortArrow({ column, sort }: { column: string; sort: GridSort | null }) {
  if (sort?.column !== column)
    return <ArrowUpDown aria-hidden className="size-3.5 opacity-40 group-hover/head:opacity-100" />
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return <Arrow aria-hidden className="size-3.5 text-primary-text" />
}

// Rows are placed absolutely while scrolling, which table elements cannot be; the roles say the same.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Cell, Column } from '@plainflow/core'
import { memo } from 'react'
import { classNames } from '@/design/class-names.ts'
import { CellText } from './cell-text.tsx'
import { ROW_HEIGHT } from './scroll-scale.ts'

export const NUMERIC: ReadonlySet<string> = new Set(['integer', 'number'])

/** One row. Its props stay the same while it is scrolled, so that scrolling draws new rows only. */
export const GridRow = memo(function GridRow({
  id,
  index,
  cells,
  columns,
  edges,
  first,
  last,
  active,
  from,
  to,
}: {
  id: string
  index: number
  /** undefined: on its way. */
  cells: readonly Cell[] | undefined
  columns: readonly Column[]
  edges: readonly number[]
  /** Columns to draw. */
  first: number
  last: number
  /** The column the keyboard is at, or -1. */
  active: number
  /** Selected columns; none where `to` is before `from`. */
  from: number
  to: number
}) {
  const isWhole = from === 0 && to === columns.length - 1
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="group relative border-b hover:bg-hover/50"
      style={{ height: ROW_HEIGHT }}
    >
      <span
        role="rowheader"
        className={classNames(
          'sticky left-0 z-1 block h-full truncate border-r bg-surface px-3 text-right text-xs leading-7 text-muted tabular-nums group-hover:bg-hover',
          isWhole && 'bg-primary-soft text-primary-text',
        )}
        style={{ width: edges[0] }}
      >
        {index + 1}
      </span>
      {columns.slice(first, last).map(({ name, type }, place) => {
        const column = first + place
        const isSelected = column >= from && column <= to
        return (
          <span
            key={name}
            id={`${id}-${index}-${column}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isSelected}
            className={classNames(
              'absolute inset-y-0 truncate border-r px-3 leading-7',
              NUMERIC.has(type) && 'text-right tabular-nums',
              isSelected && 'bg-primary-soft',
              active === column && 'z-[1] outline-2 -outline-offset-2 outline-ring',
            )}
            style={{ left: edges[column], width: (edges[column + 1] ?? 0) - (edges[column] ?? 0) }}
          >
            {cells ? (
              <CellText short value={cells[column] ?? null} />
            ) : (
              <span className="text-muted">…</span>
            )}
          </span>
        )
      })}
    </div>
  )
})

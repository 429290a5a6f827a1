// Rows are placed absolutely while scrolling, which table elements cannot be; the roles say the same.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Cell, Column } from '@plainflow/core'
import { memo } from 'react'
import { fits } from './cell-fit.ts'
import { isNothing, Nothing } from './cell-text.tsx'
import { ROW_HEIGHT } from './scroll-scale.ts'
import { shownText } from './shown-text.ts'

export const NUMERIC: ReadonlySet<string> = new Set(['integer', 'number'])

/** One row. Its props stay the same while it is scrolled, so that scrolling draws new rows only. */
export const GridRow = memo(function GridRow({
  id,
  index,
  top,
  cells,
  isSketch,
  columns,
  edges,
  first,
  last,
  isShifted,
  active,
  from,
  to,
}: {
  id: string
  index: number
  top: number
  /** undefined: on its way. */
  cells: readonly Cell[] | undefined
  /** Gone before it could be read: its number and bars in place of cells. */
  isSketch: boolean
  columns: readonly Column[]
  edges: readonly number[]
  /** Columns to draw. */
  first: number
  last: number
  /** Scrolled to the side: the number stays, above the cells. */
  isShifted: boolean
  /** The column the keyboard is at, or -1. */
  active: number
  /** Selected columns; none where `to` is before `from`. */
  from: number
  to: number
}) {
  const isWhole = from === 0 && to === columns.length - 1
  const indent = (edges[first] ?? 0) - (edges[0] ?? 0)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={isSketch || undefined}
      className={isSketch ? `${ROW} ${BARS}` : ROW}
      style={{ top, height: ROW_HEIGHT }}
    >
      <span role="rowheader" className={numberLook(isWhole, isShifted)} style={{ width: edges[0] }}>
        {index + 1}
      </span>
      {!isSketch &&
        columns.slice(first, last).map(({ name, type }, place) => {
          const column = first + place
          const width = (edges[column + 1] ?? 0) - (edges[column] ?? 0)
          const value = cells?.[column] ?? null
          const text = cells && !isNothing(value) ? shownText(value, name) : ''
          const isSelected = column >= from && column <= to
          let look = NUMERIC.has(type) ? `${CELL} text-right tabular-nums` : CELL
          // Cutting off is the dearest thing a cell can ask of the browser.
          if (!fits(text, width)) look += ' overflow-hidden text-ellipsis'
          if (isSelected) look += ' bg-primary-soft'
          if (active === column) look += ' outline-2 -outline-offset-2 outline-ring'
          return (
            <span
              key={name}
              // Asked for by name where the keyboard is, and nowhere else.
              id={active === column ? `${id}-${index}-${column}` : undefined}
              role="gridcell"
              aria-colindex={column + 2}
              aria-selected={isSelected}
              className={look}
              style={place === 0 && indent > 0 ? { width, marginLeft: indent } : { width }}
            >
              {!cells ? (
                <span className="text-muted">…</span>
              ) : isNothing(value) ? (
                <Nothing value={value} />
              ) : (
                text
              )}
            </span>
          )
        })}
    </div>
  )
})

const ROW =
  'group absolute inset-x-0 flex border-b leading-7 whitespace-nowrap [contain:layout_style_size] hover:bg-hover/50'
const NUMBER =
  'shrink-0 border-r px-3 text-right text-xs leading-7 tabular-nums group-hover:bg-hover'
const STUCK = ' relative left-(--grid-left) z-1'
const BARS = '[background:var(--grid-bars)]'
const CELL = 'shrink-0 border-r px-3'

function numberLook(isWhole: boolean, isShifted: boolean): string {
  const look = `${NUMBER} ${isWhole ? 'bg-primary-soft text-primary-text' : 'bg-surface text-muted'}`
  return isShifted ? look + STUCK : look
}

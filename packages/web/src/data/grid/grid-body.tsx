// Rows are placed absolutely while scrolling, which table elements cannot be; the roles say the same.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Cell, Column } from '@plainflow/core'
import { type CSSProperties, useMemo } from 'react'
import { GridRow, NUMERIC } from './grid-row.tsx'
import type { Place, Range } from './grid-selection.ts'
import { ROW_HEIGHT } from './scroll-scale.ts'
import type { GridView } from './use-grid-scroll.ts'

/**
 * The rows in sight, in one layer that moves as a whole. A row keeps its element and its place in the
 * layer while it is in sight, and after a jump the same elements show other rows.
 */
export function GridBody({
  id,
  columns,
  edges,
  drawn,
  rowCount,
  rowAt,
  view,
  active,
  range,
}: {
  id: string
  columns: readonly Column[]
  edges: readonly number[]
  drawn: { readonly first: number; readonly last: number }
  rowCount: number
  rowAt: (index: number) => readonly Cell[] | undefined
  view: GridView
  active: Place
  range: Range
}) {
  const { first, last } = view.rows
  const total = edges.at(-1) ?? 0
  const bars = useMemo(
    () => barsOf(columns, edges, drawn.first, drawn.last),
    [columns, edges, drawn.first, drawn.last],
  )
  const isSketched = view.flight !== 'none'
  const place = Math.round(view.origin * ROW_HEIGHT - view.offset)
  return (
    <div
      role="rowgroup"
      className="sticky left-0 overflow-clip [contain:strict]"
      style={{
        top: view.headerHeight,
        width: Math.min(view.width, total),
        height: Math.min(view.viewport, rowCount * ROW_HEIGHT),
      }}
    >
      <div
        className="will-change-transform"
        style={
          {
            width: total,
            transform: `translate(${-view.left}px, ${place}px)`,
            '--grid-left': `${view.left}px`,
            '--grid-bars': isSketched ? bars : undefined,
            // Names of our own are no part of what React knows of styles.
          } as CSSProperties
        }
      >
        {Array.from({ length: last - first }, (_, at) => {
          const row = first + at
          const isIn = row >= range.top && row <= range.bottom
          const cells = rowAt(row)
          return (
            <GridRow
              key={row - view.origin}
              id={id}
              index={row}
              top={(row - view.origin) * ROW_HEIGHT}
              cells={cells}
              isSketch={isSketched && !cells}
              columns={columns}
              edges={edges}
              first={drawn.first}
              last={drawn.last}
              isShifted={view.left > 0}
              active={active.row === row ? active.column : -1}
              from={isIn ? range.left : 0}
              to={isIn ? range.right : -1}
            />
          )
        })}
      </div>
    </div>
  )
}

const SHARE = 0.55

/** A bar and an edge for each column, as one background for the whole row. */
function barsOf(columns: readonly Column[], edges: readonly number[], first: number, last: number) {
  return columns
    .slice(first, last)
    .flatMap(({ type }, at) => {
      const [left = 0, right = 0] = edges.slice(first + at, first + at + 2)
      const width = Math.round((right - left - 24) * SHARE)
      const start = NUMERIC.has(type) ? right - 12 - width : left + 12
      return [
        `${paint('--hover')} ${start}px 50% / ${width}px 8px no-repeat`,
        `${paint('--line')} ${right - 1}px 0 / 1px 100% no-repeat`,
      ]
    })
    .join(', ')
}

function paint(color: string): string {
  return `linear-gradient(var(${color}), var(${color}))`
}

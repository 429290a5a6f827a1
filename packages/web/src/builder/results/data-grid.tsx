// Rows are placed absolutely while scrolling, which table elements cannot be; the roles say the same.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import type { Cell, Column } from '@plainflow/core'
import { useCallback, useEffect, useState } from 'react'
import { classNames } from '@/design/class-names.ts'
import { columnWidths } from './column-widths.ts'
import { ROW_HEIGHT, visibleRows } from './visible-rows.ts'

const HEADER = 33
const NUMERIC = new Set(['integer', 'number'])

/** Rows of any number: only what is in sight is drawn, and asked for by `rowAt`. */
export function DataGrid({
  label,
  columns,
  rowCount,
  rowAt,
  onVisible,
}: {
  label: string
  columns: readonly Column[]
  rowCount: number
  /** undefined: not loaded yet. */
  rowAt: (index: number) => readonly Cell[] | undefined
  onVisible?: (first: number, last: number) => void
}) {
  const [scroll, setScroll] = useState({ top: 0, viewport: 300 })
  const { height, first, end, top } = visibleRows(rowCount, scroll.top, scroll.viewport)
  const observe = useCallback((element: HTMLDivElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setScroll(measure(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (end > first) onVisible?.(first, end - 1)
  }, [first, end, onVisible])

  const widths = columnWidths(columns, rowCount, rowAt)
  const numbers = Math.max(44, String(rowCount).length * 8 + 26)
  const template = `${numbers}px ${widths.map((width) => `${width}px`).join(' ')}`
  return (
    <div
      ref={observe}
      onScroll={(event) => setScroll(measure(event.currentTarget))}
      role="table"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      // A scrolling region must be reachable without a mouse.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-full overflow-auto text-[0.8125rem] focus-visible:-outline-offset-2"
    >
      <div role="rowgroup" className="sticky top-0 z-10 w-max min-w-full border-b bg-sunken">
        <div role="row" className="grid" style={{ gridTemplateColumns: template }}>
          <span
            role="columnheader"
            className="sticky left-0 flex items-baseline bg-sunken px-3 py-1.5 text-xs leading-5 text-muted"
          >
            <span className="sr-only">Row</span>#
          </span>
          {columns.map(({ name, type }) => (
            <span
              key={name}
              role="columnheader"
              title={`${name}: ${type}`}
              className={classNames(
                'flex min-w-0 items-baseline gap-1.5 border-l px-3 py-1.5',
                NUMERIC.has(type) && 'justify-end',
              )}
            >
              <span className="truncate font-medium">{name}</span>
              <span className="shrink-0 text-2xs text-muted">{type}</span>
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative w-max min-w-full" style={{ height }}>
        {Array.from({ length: end - first }, (_, place) => {
          const index = first + place
          const cells = rowAt(index)
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className="absolute inset-x-0 grid border-b hover:bg-hover/60"
              style={{
                gridTemplateColumns: template,
                height: ROW_HEIGHT,
                transform: `translateY(${top + place * ROW_HEIGHT}px)`,
              }}
            >
              <span
                role="rowheader"
                className="sticky left-0 truncate bg-surface px-3 py-1.5 text-xs leading-4.5 text-muted tabular-nums"
              >
                {index + 1}
              </span>
              {columns.map(({ name, type }, column) => (
                <span
                  key={name}
                  role="cell"
                  className={classNames(
                    'truncate border-l px-3 py-1.5 leading-4.5',
                    NUMERIC.has(type) && 'text-right tabular-nums',
                  )}
                >
                  {cells ? <CellText value={cells[column] ?? null} /> : '…'}
                </span>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function measure({ scrollTop, clientHeight }: HTMLDivElement) {
  return { top: scrollTop, viewport: clientHeight - HEADER }
}

function CellText({ value }: { value: Cell }) {
  if (value === null) return <span className="text-muted italic">empty</span>
  if (value === '') return <span className="text-muted italic">""</span>
  return <span title={String(value)}>{String(value)}</span>
}

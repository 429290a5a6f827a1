import type { Cell, Column } from '@plainflow/core'
import { Copy, Maximize2 } from 'lucide-react'
import { memo } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { Button } from '@/design/button.tsx'
import { Menu, MenuItem } from '@/design/menu.tsx'
import { CellText } from './cell-text.tsx'
import { ColumnFinder } from './column-finder.tsx'
import { cellCount, type Place, type Range } from './grid-selection.ts'

/** The line below the rows: where the keyboard is, what is selected, and what can be done with it. */
export const GridStatus = memo(function GridStatus({
  columns,
  range,
  active,
  value,
  onColumn,
  onOpen,
  onCopy,
}: {
  columns: readonly Column[]
  range: Range
  active: Place
  value: Cell | undefined
  onColumn: (column: number) => void
  onOpen: () => void
  onCopy: (withHeader: boolean) => Promise<void>
}) {
  const count = cellCount(range)
  const name = columns[active.column]?.name
  return (
    <div className="flex h-9 shrink-0 items-center gap-2 border-t bg-sunken px-2 text-xs text-muted">
      <ColumnFinder columns={columns} onColumn={onColumn} />
      <p className="min-w-0 flex-1 truncate" data-testid="grid-status">
        {count > 1 ? (
          `${countOf(range.bottom - range.top + 1, 'row')} × ${countOf(range.right - range.left + 1, 'column')} selected`
        ) : active.row < 0 ? (
          name
        ) : (
          <>
            <span className="hidden sm:inline">
              Row {formatNumber(active.row + 1)}, {name}:{' '}
            </span>
            <span className="text-foreground">
              {value === undefined ? '…' : <CellText value={value} />}
            </span>
          </>
        )}
      </p>
      <Button
        variant="ghost"
        size="tiny"
        aria-label="Show the whole cell"
        title="Show the whole cell (Enter)"
        disabled={active.row < 0 || value === undefined}
        onClick={onOpen}
      >
        <Maximize2 aria-hidden />
      </Button>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="tiny"
            aria-label="Copy"
            title="Copy (Ctrl+C)"
            disabled={count === 0}
          >
            <Copy aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => void onCopy(false)}>Copy {countOf(count, 'cell')}</MenuItem>
        <MenuItem onSelect={() => void onCopy(true)}>Copy with column names</MenuItem>
      </Menu>
    </div>
  )
})

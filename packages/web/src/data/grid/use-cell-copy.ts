import type { Cell } from '@plainflow/core'
import type { ClipboardEvent } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { cellsToText } from './cells-to-text.ts'
import type { DataGridProps } from './data-grid.tsx'
import { cellCount, type Range } from './grid-selection.ts'

/** The clipboard of a spreadsheet takes about as much; whole files have their download. */
const MOST_CELLS = 200_000

/** Copies the selected cells; rows that are not loaded are fetched first. */
export function useCellCopy(
  { columns, rowAt, readRows }: Pick<DataGridProps, 'columns' | 'rowAt' | 'readRows'>,
  range: Range,
) {
  const count = cellCount(range)
  const header = columns.slice(range.left, range.right + 1).map(({ name }) => name)
  const cut = (row: readonly Cell[]) => row.slice(range.left, range.right + 1)
  const textOf = (rows: readonly (readonly Cell[])[], withHeader: boolean) =>
    cellsToText([...(withHeader ? [header] : []), ...rows.map(cut)])
  const loaded = (): readonly (readonly Cell[])[] | null => {
    const rows: (readonly Cell[])[] = []
    for (let row = range.top; row <= range.bottom; row += 1) {
      const cells = rowAt(row)
      if (!cells) return null
      rows.push(cells)
    }
    return rows
  }
  const refusal = () => {
    if (count === 0) return 'No cells are selected.'
    if (count > MOST_CELLS)
      return `${countOf(count, 'cell')} are selected; at most ${formatNumber(MOST_CELLS)} can be copied at once.`
    return null
  }
  const told = () => toast('Copied', `${countOf(count, 'cell')} to the clipboard`, 'success')

  async function copy(withHeader: boolean): Promise<void> {
    const reason = refusal()
    if (reason) return fail(reason)
    try {
      const rows = loaded() ?? (await readRows?.(range.top, range.bottom))
      if (!rows) return fail('The rows are not loaded yet.')
      await navigator.clipboard.writeText(textOf(rows, withHeader))
      told()
    } catch (error) {
      fail(reasonOf(error))
    }
  }
  function onCopy(event: ClipboardEvent): void {
    event.preventDefault()
    // The event's own clipboard needs no permission, but cannot wait for rows.
    const rows = refusal() ? null : loaded()
    if (!rows) return void copy(false)
    event.clipboardData.setData('text/plain', textOf(rows, false))
    told()
  }
  return { copy, onCopy }
}

function fail(reason: string): void {
  toast('Nothing was copied', reason, 'danger')
}

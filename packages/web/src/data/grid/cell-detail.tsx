import type { Cell, Column } from '@plainflow/core'
import { Copy } from 'lucide-react'
import { memo } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { toast } from '@/design/toast.ts'
import { CellText } from './cell-text.tsx'

/** The whole of a long cell, with its lines as they are. */
export const CellDetail = memo(function CellDetail({
  open,
  onOpenChange,
  column,
  row,
  value,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  column: Column | undefined
  row: number
  value: Cell | undefined
}) {
  const text = value === undefined || value === null ? '' : String(value)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('Copied', countOf(text.length, 'character'), 'success')
    } catch (error) {
      toast('Nothing was copied', reasonOf(error), 'danger')
    }
  }
  return (
    <Dialog
      open={open && column !== undefined && row >= 0}
      onOpenChange={onOpenChange}
      title={<span className="block truncate">{column?.name}</span>}
      description={`Row ${formatNumber(row + 1)}, ${column?.type}${typeof value === 'string' ? `, ${countOf(text.length, 'character')}` : ''}`}
      footer={
        <Button variant="secondary" disabled={text === ''} onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
      }
    >
      <div className="max-h-[50dvh] overflow-y-auto rounded-md border bg-sunken p-3 font-mono text-[0.8125rem] break-words whitespace-pre-wrap select-text">
        {value === undefined ? 'The row is on its way…' : <CellText value={value} />}
      </div>
    </Dialog>
  )
})

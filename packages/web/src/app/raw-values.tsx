import { useId } from 'react'
import { Checkbox } from '@/design/checkbox.tsx'

/**
 * Beside a download of CSV: without it, cells that a spreadsheet would take for formulas get an apostrophe,
 * as they may come from a stranger.
 */
export function RawValues({ isRaw, onChange }: { isRaw: boolean; onChange(isRaw: boolean): void }) {
  const id = useId()
  return (
    <div className="flex items-start gap-2 text-[0.8125rem]">
      <Checkbox
        id={id}
        aria-describedby={`${id}-about`}
        checked={isRaw}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <div>
        <label htmlFor={id}>Raw values</label>
        <p id={`${id}-about`} className="text-xs text-muted">
          {isRaw
            ? 'For programs: cells are as they are. A spreadsheet may run formulas that stand in them.'
            : 'Safe for spreadsheets: text that would be a formula gets a leading apostrophe.'}
        </p>
      </div>
    </div>
  )
}

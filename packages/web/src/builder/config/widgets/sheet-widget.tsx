import { useState } from 'react'
import { readSheet } from '@/data/dataset/read-sheet.ts'
import { useDatasets } from '@/data/use-datasets.ts'
import { Button } from '@/design/button.tsx'
import { Select } from '@/design/select.tsx'
import { Spinner } from '@/design/spinner.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Which sheet of the workbook: one that is no dataset yet becomes one when it is chosen. */
export function SheetWidget({ field, value, control, onDataset, read }: WidgetProps) {
  const { data = [] } = useDatasets()
  const [reading, setReading] = useState<string | null>(null)
  const id = field.dataset === undefined ? undefined : read(field.dataset)
  const dataset = data.find((one) => one.id === id)
  const sheets = dataset?.sheets ?? []
  const wanted = reading ?? (typeof value === 'string' && value !== '' ? value : dataset?.sheet)
  const isKnown = sheets.some(({ name }) => name === wanted)
  const isRead = data.some(
    ({ filename, sheet }) => filename === dataset?.filename && sheet === wanted,
  )
  const choose = async (sheet: string) => {
    if (!dataset) return
    if (sheet === dataset.sheet) return onDataset(dataset)
    setReading(sheet)
    const found = await readSheet(dataset, sheet)
    setReading(null)
    if (found) onDataset(found)
  }
  return (
    <div className="flex gap-2">
      <Select
        {...control}
        disabled={sheets.length === 0 || reading !== null}
        value={wanted ?? ''}
        onChange={(event) => void choose(event.target.value)}
      >
        {!isKnown && (
          <option value={wanted ?? ''} disabled>
            {wanted ?? 'Choose a workbook first'}
          </option>
        )}
        {sheets.map(({ name, hidden }) => (
          <option key={name} value={name}>
            {name}
            {hidden && ' (hidden)'}
          </option>
        ))}
      </Select>
      {reading !== null && (
        <output className="flex shrink-0 items-center gap-2 text-[0.8125rem] text-muted">
          <Spinner />
          Reading...
        </output>
      )}
      {reading === null && wanted !== undefined && isKnown && !isRead && (
        <Button variant="secondary" onClick={() => void choose(wanted)}>
          Read this sheet
        </Button>
      )}
    </div>
  )
}

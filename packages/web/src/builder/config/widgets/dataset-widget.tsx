import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/design/button.tsx'
import { Select } from '@/design/select.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { uploadDatasets } from '../../state/upload-dataset.ts'
import { useDatasets } from '../../state/use-datasets.ts'
import type { WidgetProps } from '../widget-props.ts'

/** Choose one of the uploaded files, or bring another. */
export function DatasetWidget({ value, control, onDataset }: WidgetProps) {
  const { data = [] } = useDatasets()
  const [busy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const chosen = data.find(({ id }) => id === value)
  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return
    setBusy(true)
    const [dataset] = await uploadDatasets(files)
    setBusy(false)
    if (dataset) onDataset(dataset)
  }
  return (
    <div className="space-y-3">
      <div className="flex gap-2">
        <Select
          {...control}
          value={chosen?.id ?? ''}
          onChange={(event) => {
            const dataset = data.find(({ id }) => id === event.target.value)
            if (dataset) onDataset(dataset)
          }}
        >
          <option value="" disabled>
            {data.length === 0 ? 'No files uploaded yet' : 'Choose a file…'}
          </option>
          {data.map((dataset) => (
            <option key={dataset.id} value={dataset.id}>
              {dataset.filename} ({dataset.rowCount.toLocaleString()} rows)
            </option>
          ))}
        </Select>
        <Button variant="secondary" disabled={busy} onClick={() => picker.current?.click()}>
          {busy ? <Spinner /> : <Upload aria-hidden />}
          Upload
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
          onChange={(event) => {
            void upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {chosen && (
        <ul aria-label="Columns" className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
          {chosen.columns.map(({ name, type }) => (
            <li key={name} className="rounded-md border bg-sunken px-2 py-0.5 text-xs">
              {name} <span className="text-muted">{type}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

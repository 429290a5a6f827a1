import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { ACCEPT } from '@/data/upload/accepted-files.ts'
import { uploadFiles } from '@/data/upload/upload-files.ts'
import { UploadRow } from '@/data/upload/upload-row.tsx'
import { isUnderWay, useUploads } from '@/data/upload/upload-store.ts'
import { useDatasets } from '@/data/use-datasets.ts'
import { Button } from '@/design/button.tsx'
import { Select } from '@/design/select.tsx'
import { Spinner } from '@/design/spinner.tsx'
import type { WidgetProps } from '../widget-props.ts'

/** Choose one of the uploaded files, or bring another. */
export function DatasetWidget({ value, control, onDataset }: WidgetProps) {
  const { data: all = [] } = useDatasets()
  const data = all.filter(({ status }) => status === 'ready')
  const underWay = useUploads((state) => state.items).filter(isUnderWay)
  const [busy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const chosen = data.find(({ id }) => id === value)
  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return
    setBusy(true)
    const [dataset] = await uploadFiles(files)
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
              {dataset.filename}
              {dataset.sheets.length > 1 && ` › ${dataset.sheet}`} (
              {countOf(dataset.rowCount, 'row')})
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
          accept={ACCEPT}
          hidden
          aria-label="CSV file"
          onChange={(event) => {
            void upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {underWay.length > 0 && (
        <ul aria-label="Files on their way" className="divide-y rounded-lg border px-3">
          {underWay.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
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

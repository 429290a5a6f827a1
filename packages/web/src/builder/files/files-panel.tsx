import type { Dataset } from '@plainflow/contract'
import { FileSpreadsheet, Plus, Trash2, TriangleAlert, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { Confirm } from '@/design/confirm.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { DATASET_MIME } from '../drag-kinds.ts'
import { addDataset } from '../edit-actions.ts'
import { uploadDatasets } from '../state/upload-dataset.ts'
import { DATASETS_KEY, useDatasets } from '../state/use-datasets.ts'
import { show } from '../state/workspace-store.ts'

export function FilesPanel() {
  const datasets = useDatasets()
  // Files may be dropped while others are on their way.
  const [busy, setBusy] = useState(0)
  const [over, setOver] = useState(false)
  const [doomed, setDoomed] = useState<Dataset | null>(null)
  const twins = repeated(datasets.data ?? [])
  const picker = useRef<HTMLInputElement>(null)
  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return
    setBusy((count) => count + 1)
    await uploadDatasets(files)
    setBusy((count) => count - 1)
  }
  return (
    <div
      className={classNames('flex h-full flex-col', over && 'bg-primary-soft')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void upload([...event.dataTransfer.files])
      }}
    >
      <div className="p-3 pb-2">
        <button
          type="button"
          disabled={busy > 0}
          onClick={() => picker.current?.click()}
          className="flex w-full flex-col items-center gap-1 rounded-lg border border-dashed border-line-strong/70 px-3 py-4 text-center transition-colors hover:border-primary hover:bg-primary-soft disabled:opacity-60"
        >
          {busy > 0 ? (
            <Spinner className="size-5" />
          ) : (
            <Upload aria-hidden className="size-5 text-muted" />
          )}
          <span className="text-[0.8125rem] font-medium">
            {busy > 0 ? 'Uploading...' : 'Upload CSV'}
          </span>
          <span className="text-xs text-muted">or drop files here</span>
        </button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          multiple
          hidden
          aria-label="CSV files"
          data-testid="csv-input"
          onChange={(event) => {
            void upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {datasets.isPending ? (
          <div className="space-y-2 px-1">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : datasets.isError ? (
          <EmptyState
            icon={TriangleAlert}
            title="The files could not be loaded"
            action={
              <Button variant="secondary" size="sm" onClick={() => void datasets.refetch()}>
                Try again
              </Button>
            }
          >
            {reasonOf(datasets.error)}
          </EmptyState>
        ) : datasets.data.length === 0 ? (
          <EmptyState icon={FileSpreadsheet} title="No files yet">
            Upload a CSV file, then drag it onto the canvas or name it in a sentence.
          </EmptyState>
        ) : (
          <ul>
            {datasets.data.map((dataset) => (
              <DatasetRow
                key={dataset.id}
                dataset={dataset}
                hasTwin={twins.has(dataset.filename)}
                onDelete={() => setDoomed(dataset)}
              />
            ))}
          </ul>
        )}
      </div>
      <Confirm
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title="Delete this file?"
        action="Delete"
        onConfirm={() => doomed && void deleteDataset(doomed)}
      >
        “{doomed?.filename}” goes for good. Blocks that read it will ask for another file.
      </Confirm>
    </div>
  )
}

function DatasetRow({
  dataset,
  hasTwin,
  onDelete,
}: {
  dataset: Dataset
  hasTwin: boolean
  onDelete: () => void
}) {
  const facts = `${countOf(dataset.rowCount, 'row')} · ${countOf(dataset.columns.length, 'column')}`
  return (
    // Dragging has its keyboard way: the plus button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DATASET_MIME, dataset.id)
        event.dataTransfer.effectAllowed = 'copy'
      }}
      className="group flex cursor-grab items-center gap-2.5 rounded-md px-2 py-1.5 transition-colors hover:bg-hover"
      title={dataset.columns.map(({ name, type }) => `${name}: ${type}`).join('\n')}
    >
      <span
        data-hue="sky"
        className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
      >
        <FileSpreadsheet aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[0.8125rem] font-medium" title={dataset.filename}>
          {dataset.filename}
        </span>
        <span className="block text-xs text-muted tabular-nums">{facts}</span>
        {hasTwin && (
          <span className="block text-xs text-muted">uploaded {timeAgo(dataset.createdAt)}</span>
        )}
        {dataset.warnings.length > 0 && (
          <span className="block text-xs text-warning">{dataset.warnings[0]}</span>
        )}
      </span>
      <Button
        variant="ghost"
        size="tiny"
        aria-label={`Add ${dataset.filename} to the canvas`}
        title="Add to the canvas"
        onClick={() => {
          addDataset(dataset)
          show({ narrowView: 'canvas' })
        }}
      >
        <Plus aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="tiny"
        aria-label={`Delete ${dataset.filename}`}
        title="Delete"
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}

/** Names that occur more than once: such files are told apart by when they came. */
function repeated(datasets: readonly Dataset[]): ReadonlySet<string> {
  const names = datasets.map(({ filename }) => filename)
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}

async function deleteDataset(dataset: Dataset): Promise<void> {
  try {
    await call('deleteDataset', { params: { id: dataset.id } })
    queryClient.setQueryData<Dataset[]>(DATASETS_KEY, (list) =>
      list?.filter(({ id }) => id !== dataset.id),
    )
    toast('File deleted', dataset.filename, 'success')
  } catch (error) {
    toast('The file was not deleted', reasonOf(error), 'danger')
  }
}

import type { Dataset } from '@plainflow/contract'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { datasetFacts } from '@/data/dataset/dataset-list.tsx'
import { DatasetMenu } from '@/data/dataset/dataset-menu.tsx'
import { nameOfFile } from '@/data/upload/accepted-files.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { countOf } from '@/app/count-of.ts'
import { DATASET_MIME } from '../drag-kinds.ts'
import { addDataset } from '../shell/edit-actions.ts'
import { show } from '../state/workspace-store.ts'

/** A dataset to be dragged onto the canvas, or added with its button. */
export function DatasetRow({
  dataset,
  hasTwin,
  onOpen,
}: {
  dataset: Dataset
  hasTwin: boolean
  onOpen: () => void
}) {
  const isReady = dataset.status === 'ready'
  const isRenamed = dataset.name !== nameOfFile(dataset.filename)
  return (
    // Dragging has its keyboard way: the plus button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={isReady}
      onDragStart={(event) => {
        event.dataTransfer.setData(DATASET_MIME, dataset.id)
        event.dataTransfer.effectAllowed = 'copy'
      }}
      className={classNames(
        'group flex items-center gap-1 rounded-md px-2 py-1.5 transition-colors hover:bg-hover',
        isReady && 'cursor-grab',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm text-left"
      >
        <span
          data-hue="sky"
          className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
        >
          <FileSpreadsheet aria-hidden className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="sr-only">Look inside </span>
          <span className="block truncate text-[0.8125rem] font-medium" title={dataset.filename}>
            {isRenamed ? dataset.name : dataset.filename}
          </span>
          {isRenamed && (
            <span className="block truncate text-xs text-muted">{dataset.filename}</span>
          )}
          <span
            className={classNames(
              'block text-xs text-muted tabular-nums',
              dataset.status === 'failed' && 'line-clamp-2 text-danger',
            )}
          >
            {datasetFacts(dataset)}
          </span>
          {hasTwin && (
            <span className="block text-xs text-muted">uploaded {timeAgo(dataset.createdAt)}</span>
          )}
          {dataset.rejectedCount > 0 ? (
            <span className="block text-xs text-warning">
              {countOf(dataset.rejectedCount, 'rejected line')}
            </span>
          ) : (
            dataset.warnings[0] && (
              <span className="line-clamp-2 text-xs text-warning">{dataset.warnings[0]}</span>
            )
          )}
        </span>
      </button>
      <Button
        variant="ghost"
        size="tiny"
        disabled={!isReady}
        aria-label={`Add ${dataset.filename} to the canvas`}
        title="Add to the canvas"
        onClick={() => {
          addDataset(dataset)
          show({ narrowView: 'canvas' })
        }}
      >
        <Plus aria-hidden />
      </Button>
      <DatasetMenu dataset={dataset} />
    </li>
  )
}

import type { Dataset } from '@plainflow/contract'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { Badge } from '@/design/badge.tsx'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { DatasetMenu } from './dataset-menu.tsx'
import { LazyDatasetDialog } from './lazy-dataset-dialog.tsx'

/** Datasets, each to be looked into, renamed, replaced, deleted. */
export function DatasetList({ datasets }: { datasets: readonly Dataset[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <ul aria-label="Datasets" className="divide-y">
        {datasets.map((dataset) => (
          <li key={dataset.id} className="flex items-center gap-3 py-2.5">
            <button
              type="button"
              onClick={() => setOpened(dataset.id)}
              className="flex min-w-0 flex-1 items-center gap-3 rounded-sm text-left"
            >
              <span
                data-hue="sky"
                className="hue-soft flex size-8 shrink-0 items-center justify-center rounded-md"
              >
                <FileSpreadsheet aria-hidden className="size-4" />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-medium" title={dataset.filename}>
                  {dataset.name}
                </span>
                <span className="block truncate text-xs text-muted tabular-nums">
                  {datasetFacts(dataset)} · {timeAgo(dataset.updatedAt)}
                </span>
              </span>
            </button>
            <DatasetBadge dataset={dataset} />
            <DatasetMenu dataset={dataset} />
          </li>
        ))}
      </ul>
      {opened && <LazyDatasetDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

export function datasetFacts({ status, rowCount, columns, progress, error }: Dataset): string {
  if (status === 'failed') return error ?? 'It could not be read.'
  if (status === 'processing')
    return `Reading: ${countOf(progress?.rows ?? rowCount, 'row')} so far`
  return `${countOf(rowCount, 'row')} · ${countOf(columns.length, 'column')}`
}

/** What needs attention; nothing where all is well. */
export function DatasetBadge({ dataset }: { dataset: Dataset }) {
  if (dataset.status === 'failed') return <Badge tone="danger">error</Badge>
  if (dataset.status === 'processing') return <Badge tone="primary">reading</Badge>
  if (dataset.rejectedCount > 0)
    return <Badge tone="warning">{countOf(dataset.rejectedCount, 'rejected line')}</Badge>
  return null
}

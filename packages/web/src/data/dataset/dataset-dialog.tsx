import type { DatasetDetail } from '@plainflow/contract'
import { callPath, CALLS } from '@plainflow/contract'
import { Download, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Dialog } from '@/design/dialog.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '@/design/tabs.tsx'
import { formatBytes } from '../upload/format-bytes.ts'
import { ColumnRemarks } from '../remarks/column-remarks.tsx'
import { keepDataset } from '../use-datasets.ts'
import { ProfileTab } from './profile-tab.tsx'
import { ReadingTab } from './reading-tab.tsx'
import { RejectedTab } from './rejected-tab.tsx'
import { RowsTab } from './rows-tab.tsx'
import { useDataset } from './use-dataset.ts'

export type DatasetTab = 'rows' | 'profile' | 'reading' | 'rejected'

export interface DatasetDialogProps {
  readonly id: string
  readonly initialTab?: DatasetTab
  readonly onClose: () => void
}

/** A dataset from inside: its rows, what is in its columns, how it was read, what was left out. */
export function DatasetDialog({ id, initialTab = 'rows', onClose }: DatasetDialogProps) {
  const query = useDataset(id)
  const [tab, setTab] = useState<string>(initialTab)
  const dataset = query.data
  useEffect(() => {
    if (dataset) keepDataset(dataset)
  }, [dataset])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="block truncate">{dataset?.name ?? 'Dataset'}</span>}
      description={dataset ? <Facts dataset={dataset} /> : 'Loading'}
      className="h-[calc(100dvh-2rem)] max-w-6xl [&>div+div]:flex [&>div+div]:flex-col [&>div+div]:overflow-hidden"
    >
      {dataset ? (
        <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col gap-3">
          <div className="flex items-center gap-2">
            <TabsList aria-label="About the dataset" className="max-w-xl flex-1">
              <Tab value="rows">Rows</Tab>
              <Tab value="profile">Columns</Tab>
              <Tab value="reading">
                <span className="truncate">Reading</span>
                {dataset.warnings.length > 0 && (
                  <Badge tone="warning">{formatNumber(dataset.warnings.length)}</Badge>
                )}
              </Tab>
              <Tab value="rejected">
                <span className="truncate">Rejected</span>
                {dataset.rejectedCount > 0 && (
                  <Badge tone="warning">{formatNumber(dataset.rejectedCount)}</Badge>
                )}
              </Tab>
            </TabsList>
            <Button asChild variant="ghost" size="sm" className="ml-auto px-2">
              <a href={callPath(CALLS.downloadOriginal.path, { id })} download={dataset.filename}>
                <Download aria-hidden />
                <span className="max-sm:sr-only">Original</span>
              </a>
            </Button>
          </div>
          {dataset.status === 'failed' && (
            <p
              role="alert"
              className="rounded-md bg-danger-soft px-3 py-2 text-[0.8125rem] text-danger"
            >
              {dataset.error ?? 'The file could not be read.'} Another way of reading may help.
            </p>
          )}
          <ColumnRemarks dataset={dataset} className="max-h-40 shrink-0 overflow-y-auto" />
          <TabPanel value="rows">
            <RowsTab dataset={dataset} />
          </TabPanel>
          <TabPanel value="profile" className="overflow-y-auto">
            <ProfileTab dataset={dataset} />
          </TabPanel>
          <TabPanel value="reading" className="overflow-y-auto">
            <ReadingTab dataset={dataset} />
          </TabPanel>
          <TabPanel value="rejected" className="overflow-y-auto">
            <RejectedTab dataset={dataset} />
          </TabPanel>
        </Tabs>
      ) : query.isError ? (
        <EmptyState
          icon={TriangleAlert}
          title="The dataset could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void query.refetch()}>
              Try again
            </Button>
          }
        >
          {reasonOf(query.error)}
        </EmptyState>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )
}

function Facts({ dataset }: { dataset: DatasetDetail }) {
  const { status, filename, rowCount, columns, bytes, version, progress } = dataset
  const size =
    status === 'processing'
      ? `being read, ${countOf(progress?.rows ?? rowCount, 'row')} so far`
      : `${countOf(rowCount, 'row')}, ${countOf(columns.length, 'column')}`
  return (
    <span className="line-clamp-3 break-words">
      {filename} · {size} · {formatBytes(bytes)}
      {version > 1 && ` · version ${version}`}
    </span>
  )
}

import { Table2, TriangleAlert } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { LazyDataGrid } from '@/data/grid/lazy-data-grid.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { useRun } from '../state/run-store.ts'

import { usePages } from './use-pages.ts'

export function RunResult({ execution, resultKey }: { execution: string; resultKey: string }) {
  const pages = usePages(execution, resultKey)
  const label = useRun(
    ({ pipeline }) => pipeline?.blocks.find(({ id }) => id === resultKey)?.label ?? resultKey,
  )
  if (pages.error)
    return (
      <EmptyState icon={TriangleAlert} title="The result could not be loaded">
        {reasonOf(pages.error)}
      </EmptyState>
    )
  if (!pages.head) return <Skeleton className="m-3 h-24" />
  const { columns, rowCount } = pages.head
  return (
    <div className="flex h-full flex-col">
      <p className="flex items-center gap-2 border-b px-3 py-1.5 text-[0.8125rem]">
        <Table2 aria-hidden className="size-4 text-muted" />
        <span className="min-w-0 truncate font-medium">{label}</span>
        <span className="shrink-0 text-muted" data-testid="result-count">
          {countOf(rowCount, 'row')}, {countOf(columns.length, 'column')}
        </span>
      </p>
      <div className="min-h-0 flex-1">
        <LazyDataGrid
          label={`Result of ${label}`}
          columns={columns}
          rowCount={rowCount}
          rowAt={pages.rowAt}
          onVisible={pages.load}
        />
      </div>
    </div>
  )
}

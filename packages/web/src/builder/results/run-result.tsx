import { blockTitle, type Block } from '@plainflow/core'
import { Suspense } from 'react'
import { call } from '@/app/call.ts'
import { lazy } from '@/app/lazy.ts'
import { countOf } from '@/app/count-of.ts'
import { LazyDataGrid } from '@/data/grid/lazy-data-grid.tsx'
import { useRowPages } from '@/data/grid/use-row-pages.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { FailedState } from '../inspect/failed-state.tsx'
import { useRun } from '../state/run-store.ts'
import { RowsHeader } from './rows-header.tsx'
import { RunArtifacts } from './run-artifacts.tsx'
import { RunWarnings } from './run-warnings.tsx'
import { WithChart } from './with-chart.tsx'
import { WithInput } from './with-input.tsx'

const RunAlerts = lazy(async () => ({ default: (await import('./run-alerts.tsx')).RunAlerts }))

/** All rows a run has given for a block, by page. */
export function RunResult({
  execution,
  resultKey,
  block,
}: {
  execution: string
  resultKey: string
  block: Block | null
}) {
  const pages = useRowPages(['result', execution, resultKey], (query, signal) =>
    call('executionResult', { params: { id: execution, key: resultKey }, query, signal }),
  )
  const ran = useRun(({ pipeline }) => pipeline?.blocks.find(({ id }) => id === resultKey))
  const label = ran ? blockTitle(ran) : resultKey
  const hasAlerts = useRun((state) => state.execution?.alerts !== undefined)
  if (pages.error && !pages.head)
    return (
      <FailedState
        title="The result could not be loaded"
        error={pages.error}
        onRetry={pages.retry}
      />
    )
  if (!pages.head) return <Skeleton className="m-3 h-24" />
  const { columns, rowCount } = pages.head
  return (
    <div className="flex h-full flex-col">
      <RowsHeader
        block={block}
        label={label}
        kind="Run result"
        why="All rows the last run has given; the canvas has not changed since."
      >
        <span className="shrink-0 text-muted" data-testid="result-count">
          {countOf(rowCount, 'row')}, {countOf(columns.length, 'column')}
        </span>
      </RowsHeader>
      <RunArtifacts />
      <RunWarnings />
      {hasAlerts && (
        <Suspense>
          <RunAlerts />
        </Suspense>
      )}
      <WithInput block={block}>
        <WithChart
          name={`${execution} ${resultKey}`}
          first={pages.head}
          rowCount={rowCount}
          readRows={pages.readRows}
        >
          <LazyDataGrid
            label={`Result of ${label}`}
            columns={columns}
            rowCount={rowCount}
            rowAt={pages.rowAt}
            onVisible={pages.load}
            readRows={pages.readRows}
          />
        </WithChart>
      </WithInput>
    </div>
  )
}

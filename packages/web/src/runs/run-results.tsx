import type { Execution, ExecutionSnapshot } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { FailedState } from '@/builder/inspect/failed-state.tsx'
import { LazyDataGrid } from '@/data/grid/lazy-data-grid.tsx'
import { useRowPages } from '@/data/grid/use-row-pages.ts'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { titlesOf } from './titles-of.ts'

/** The tables a run left, one for each block at the end of the graph. */
export function RunResults({ run, snapshot }: { run: Execution; snapshot: ExecutionSnapshot }) {
  const titles = titlesOf(snapshot)
  return run.resultKeys.map((key) => (
    <Card key={key} className="mt-4 overflow-hidden p-0">
      <Result run={run.id} resultKey={key} title={titles.get(key) ?? key} />
    </Card>
  ))
}

function Result({ run, resultKey, title }: { run: string; resultKey: string; title: string }) {
  const pages = useRowPages(['result', run, resultKey], (query, signal) =>
    call('executionResult', { params: { id: run, key: resultKey }, query, signal }),
  )
  const { head } = pages
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 px-5 pt-5 pb-3">
        <h2 className="min-w-0 text-base font-semibold break-words">Result of {title}</h2>
        {head && (
          <span className="text-[0.8125rem] text-muted">
            {countOf(head.rowCount, 'row')}, {countOf(head.columns.length, 'column')}
          </span>
        )}
      </div>
      {pages.error && !head ? (
        <FailedState
          title="The result could not be loaded"
          error={pages.error}
          onRetry={pages.retry}
        />
      ) : !head ? (
        <Skeleton className="m-5 h-24" />
      ) : (
        <div className="flex h-72 flex-col border-t">
          <LazyDataGrid
            label={`Result of ${title}`}
            columns={head.columns}
            rowCount={head.rowCount}
            rowAt={pages.rowAt}
            onVisible={pages.load}
            readRows={pages.readRows}
          />
        </div>
      )}
    </>
  )
}

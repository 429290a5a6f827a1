import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { FailedState } from '@/builder/inspect/failed-state.tsx'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { DeleteRun } from './delete-run.tsx'
import { RunLine } from './run-line.tsx'
import { type NamedRun, useRunActions } from './use-run-actions.tsx'
import { useRunsSearch } from './use-runs-search.ts'

const PAGE = 25
const SOON_MS = 2_000
/** Others may be begun elsewhere. */
const LATER_MS = 15_000

export function RunList() {
  const { pipeline, status, page, show } = useRunsSearch()
  const [doomed, setDoomed] = useState<NamedRun | null>(null)
  const actions = useRunActions()
  const query = {
    offset: (page - 1) * PAGE,
    limit: PAGE,
    ...(pipeline === undefined ? {} : { pipelineId: pipeline }),
    ...(status === undefined ? {} : { status }),
  }
  const found = useQuery({
    queryKey: ['runs', query],
    queryFn: () => call('runHistory', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.runs.some(({ finishedAt }) => finishedAt === null) ? SOON_MS : LATER_MS,
  })
  if (found.isPending)
    return (
      <div className="space-y-2 p-5" aria-busy>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    )
  // One look that fails takes nothing away: the next is soon.
  if (found.isError && !found.data)
    return (
      <FailedState
        title="The runs could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    )
  const { runs, count } = found.data
  if (runs.length === 0) return <NoRuns isFiltered={count > 0 || Boolean(pipeline ?? status)} />
  return (
    <>
      <ul aria-label="Runs" className="divide-y">
        {runs.map((run) => (
          <RunLine key={run.id} run={run} actions={actions} onDelete={() => setDoomed(run)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t px-5 py-3 text-xs text-muted">
        <output>{countOf(count, 'run')}</output>
        {count > PAGE && (
          <span className="flex items-center gap-2">
            <Button
              variant="secondary"
              size="sm"
              disabled={page === 1}
              onClick={() => show({ page: page - 1 })}
            >
              Previous
            </Button>
            {formatNumber(page)} of {formatNumber(Math.ceil(count / PAGE))}
            <Button
              variant="secondary"
              size="sm"
              disabled={page * PAGE >= count}
              onClick={() => show({ page: page + 1 })}
            >
              Next
            </Button>
          </span>
        )}
      </div>
      <DeleteRun
        run={doomed}
        onClose={() => setDoomed(null)}
        onDelete={(id) => actions.remove.mutate(id)}
      />
    </>
  )
}

function NoRuns({ isFiltered }: { isFiltered: boolean }) {
  const { show } = useRunsSearch()
  if (!isFiltered)
    return (
      <EmptyState icon={History} title="No runs yet">
        A pipeline that is run appears here, with its blocks, times, results and log.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={History}
      title="No such runs"
      action={
        <Button
          variant="secondary"
          onClick={() => show({ pipeline: undefined, status: undefined })}
        >
          Show all runs
        </Button>
      }
    >
      No run that is kept fits what is asked for.
    </EmptyState>
  )
}

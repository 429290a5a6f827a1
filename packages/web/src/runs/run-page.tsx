import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { call } from '@/app/call.ts'
import { useTitle } from '@/app/use-title.ts'
import { FailedState } from '@/builder/inspect/failed-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { TooltipProvider } from '@/design/tooltip.tsx'
import { RunComparison } from './comparison/run-comparison.tsx'
import { RunDetails } from './run-details.tsx'
import { RunHead } from './run-head.tsx'

/** One run, as it was: also when its pipeline has changed since. */
export function RunPage() {
  useTitle('Run')
  return (
    <TooltipProvider>
      <SignedIn>
        {() => (
          <div className="min-h-full">
            <AppHeader />
            <main className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
              <Run />
            </main>
          </div>
        )}
      </SignedIn>
    </TooltipProvider>
  )
}

const SOON_MS = 2_000

function Run() {
  const { id } = useParams({ from: '/runs/$id' })
  const { with: other } = useSearch({ from: '/runs/$id' })
  const params = { id }
  const run = useQuery({
    queryKey: ['execution', id],
    queryFn: () => call('getExecution', { params }),
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? SOON_MS : false),
  })
  const snapshot = useQuery({
    queryKey: ['execution', id, 'snapshot'],
    queryFn: () => call('executionSnapshot', { params }),
  })
  const trouble = run.error ?? snapshot.error
  // One look that fails takes nothing away: what is known stays, and is asked for again.
  if (trouble && !(run.data && snapshot.data))
    return (
      <FailedState
        title="The run could not be loaded"
        error={trouble}
        onRetry={() => {
          void run.refetch()
          void snapshot.refetch()
        }}
      />
    )
  if (!run.data || !snapshot.data) return <Skeleton className="h-40" />
  const ran = { run: run.data, snapshot: snapshot.data }
  return (
    <>
      <RunHead {...ran} />
      {other === undefined ? <RunDetails {...ran} /> : <RunComparison ran={ran} other={other} />}
    </>
  )
}

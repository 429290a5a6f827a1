import type { Operations } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { Clock, ListOrdered, Play, Server, TriangleAlert } from 'lucide-react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { Figure, Value } from './figure.tsx'
import { ActiveRuns, FailedRuns } from './run-lists.tsx'
import { Servers } from './servers.tsx'
import { shortTime } from './short-time.ts'

const SOON_MS = 5_000

/** What the machinery does right now: for who has to keep it going. */
export function OperationsPage() {
  return (
    <AdminFrame
      title="Operations"
      lead="The queue of runs, who takes them, and what failed. Looked at anew every five seconds."
    >
      <Now />
    </AdminFrame>
  )
}

function Now() {
  const operations = useQuery<Operations>({
    queryKey: ['admin', 'operations'],
    queryFn: () => call('adminOperations'),
    refetchInterval: SOON_MS,
    refetchOnMount: 'always',
  })
  // What was there is shown on; that it is no longer renewed is said.
  if (operations.data)
    return (
      <>
        {operations.isError && (
          <p
            role="alert"
            className="mb-4 rounded-lg bg-warning-soft px-3.5 py-3 text-[0.8125rem] text-warning"
          >
            Not renewed since {new Date(operations.dataUpdatedAt).toLocaleTimeString()}:{' '}
            {reasonOf(operations.error)}
          </p>
        )}
        <Shown operations={operations.data} />
      </>
    )
  if (operations.isPending)
    return (
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['waiting', 'running', 'longest', 'processes'].map((name) => (
          <Skeleton key={name} className="h-28" />
        ))}
      </div>
    )
  return (
    <Card>
      <EmptyState
        icon={TriangleAlert}
        title="The queue could not be looked at"
        action={
          <Button variant="secondary" onClick={() => void operations.refetch()}>
            Try again
          </Button>
        }
      >
        {reasonOf(operations.error)}
      </EmptyState>
    </Card>
  )
}

function Shown({ operations }: { operations: Operations }) {
  const { waiting, running, oldestWaitingSeconds, servers, mails, active, failures } = operations
  const present = servers.filter(({ isGone }) => !isGone)
  const places = present.reduce((sum, server) => sum + server.places, 0)
  const stuck = (mails['failed'] ?? 0) + (mails['unclear'] ?? 0)
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Figure title="Waiting" icon={<ListOrdered aria-hidden className="size-4" />}>
          <Value>{formatNumber(waiting)}</Value>
          {countOf(waiting, 'run')} to be taken
        </Figure>
        <Figure title="Longest wait" icon={<Clock aria-hidden className="size-4" />}>
          <Value>{waiting === 0 ? '–' : shortTime(oldestWaitingSeconds)}</Value>
          Of the run that is next
        </Figure>
        <Figure title="Running" icon={<Play aria-hidden className="size-4" />}>
          <Value>{formatNumber(running)}</Value>
          Of {countOf(places, 'place')}
        </Figure>
        <Figure title="Processes" icon={<Server aria-hidden className="size-4" />}>
          <Value>{formatNumber(present.length)}</Value>
          {stuck === 0 ? 'No mail is stuck' : `${countOf(stuck, 'mail')} could not be sent`}
        </Figure>
      </div>
      <Servers servers={servers} />
      <ActiveRuns runs={active} count={waiting + running} />
      <FailedRuns runs={failures} />
    </>
  )
}

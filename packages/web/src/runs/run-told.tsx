import type { Execution, ExecutionSnapshot } from '@plainflow/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { LogEntries } from './log-entries.tsx'
import { titlesOf } from './titles-of.ts'

/** The log of a run that is over. */
export function RunTold({
  run: { id },
  snapshot,
}: {
  run: Execution
  snapshot: ExecutionSnapshot
}) {
  const log = useQuery({
    queryKey: ['execution', id, 'log'],
    queryFn: () => call('executionLog', { params: { id } }),
  })
  return (
    <Card className="mt-4">
      <h2 className="mb-3 text-base font-semibold">Log</h2>
      {log.isPending ? (
        <Skeleton className="h-16" />
      ) : log.isError ? (
        <p role="alert" className="text-[0.8125rem] text-danger">
          {reasonOf(log.error)}
        </p>
      ) : log.data.entries.length === 0 ? (
        <p className="text-[0.8125rem] text-muted">The run has told nothing.</p>
      ) : (
        <LogEntries label="Log of the run" entries={log.data.entries} titles={titlesOf(snapshot)} />
      )}
    </Card>
  )
}

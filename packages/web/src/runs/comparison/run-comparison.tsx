import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '@/app/call.ts'
import { FailedState } from '@/builder/inspect/failed-state.tsx'
import {
  areSame,
  type DifferenceWords,
  PipelineDifferences,
} from '@/builder/versions/pipeline-differences.tsx'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { sayMoment } from '../run-words.ts'
import { BlockComparison } from './block-comparison.tsx'
import type { Ran } from './compare-runs.ts'
import { TableComparison } from './table-comparison.tsx'

const WORDS: DifferenceWords = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  before: 'Before',
  after: 'After',
  since: '',
}

const SOON_MS = 2_000

/** Two runs beside each other, the earlier one first: what they were told to do, and what came of it. */
export function RunComparison({ ran, other: id }: { ran: Ran; other: string }) {
  const other = useQuery({
    queryKey: ['execution', id, 'compared'],
    queryFn: async (): Promise<Ran> => {
      const params = { id }
      const [run, snapshot] = await Promise.all([
        call('getExecution', { params }),
        call('executionSnapshot', { params }),
      ])
      return { run, snapshot }
    },
    refetchInterval: ({ state }) => (state.data?.run.finishedAt === null ? SOON_MS : false),
  })
  if (other.isError && !other.data)
    return (
      <FailedState
        title="The other run could not be loaded"
        error={other.error}
        onRetry={() => void other.refetch()}
      />
    )
  if (!other.data) return <Skeleton className="mt-6 h-40" />
  const isLater = other.data.run.createdAt < ran.run.createdAt
  const [before, after] = isLater ? [other.data, ran] : [ran, other.data]
  return (
    <>
      <p className="mt-4 text-[0.8125rem]">
        Before: <Moment ran={before} />. After: <Moment ran={after} />.
      </p>
      <Card className="mt-4">
        <h2 className="mb-3 text-base font-semibold">What they were told to do</h2>
        {areSame(before.snapshot, after.snapshot) ? (
          <p className="text-[0.8125rem] text-muted">The same blocks and connections ran.</p>
        ) : (
          <PipelineDifferences before={before.snapshot} after={after.snapshot} words={WORDS} />
        )}
      </Card>
      <BlockComparison before={before} after={after} />
      <TableComparison before={before} after={after} />
    </>
  )
}

function Moment({ ran: { run } }: { ran: Ran }) {
  return (
    <Link
      to="/runs/$id"
      params={{ id: run.id }}
      className="rounded-sm underline underline-offset-2"
    >
      <time dateTime={run.createdAt}>{sayMoment(run.createdAt)}</time>
    </Link>
  )
}

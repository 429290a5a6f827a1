import type { Operations } from '@plainflow/contract'
import { findBlock } from '@plainflow/core'
import { CircleCheck, Coffee } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { timeAgo } from '@/dashboard/time-ago.ts'
import { Badge } from '@/design/badge.tsx'
import { Card } from '@/design/card.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { RunStatus } from '@/runs/run-status.tsx'

type Active = Operations['active']
type Failures = Operations['failures']

export function ActiveRuns({ runs, count }: { runs: Active; count: number }) {
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Waiting and running</h2>
      {runs.length === 0 ? (
        <EmptyState icon={Coffee} title="Nothing to do">
          No run waits, and none is on its way.
        </EmptyState>
      ) : (
        <ul aria-label="Runs that wait or run" className="divide-y border-t">
          {runs.map(({ id, user, status, server, attempts, createdAt }) => (
            <RunLine key={id} id={id} user={user} when={`asked for ${timeAgo(createdAt)}`}>
              {server !== null && (
                <span className="text-xs wrap-anywhere text-muted">on {server}</span>
              )}
              {attempts > 1 && <Badge tone="warning">attempt {attempts}</Badge>}
              <RunStatus status={status} />
            </RunLine>
          ))}
        </ul>
      )}
      {count > runs.length && (
        <p className="border-t px-5 py-3 text-xs text-muted">
          The oldest {runs.length} of {formatNumber(count)}.
        </p>
      )}
    </Card>
  )
}

/** Why is between the run and its owner; where and how often is for who keeps the machinery going. */
export function FailedRuns({ runs }: { runs: Failures }) {
  return (
    <Card className="mt-4 p-0">
      <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Failed in the last seven days</h2>
      {runs.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Nothing failed">
          Runs that fail or are given up after three attempts are listed here for a week.
        </EmptyState>
      ) : (
        <ul aria-label="Failed runs" className="divide-y border-t">
          {runs.map(({ id, user, block, wasInterrupted, attempts, finishedAt, createdAt }) => (
            <RunLine
              key={id}
              id={id}
              user={user}
              when={`failed ${timeAgo(finishedAt ?? createdAt)}`}
            >
              {wasInterrupted ? (
                <Badge tone="danger">interrupted, attempt {attempts}</Badge>
              ) : (
                <Badge>{block === null ? 'before any block' : `at ${titleOf(block)}`}</Badge>
              )}
            </RunLine>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RunLine({
  id,
  user,
  when,
  children,
}: {
  id: string
  user: string
  when: string
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        <span className="block font-medium wrap-anywhere">{user}</span>
        <span className="block text-xs text-muted">
          {when} · <code className="wrap-anywhere">{id}</code>
        </span>
      </span>
      {children}
    </li>
  )
}

/** As users know it; a type that is no longer there, by its id. */
function titleOf(type: string): string {
  return findBlock(type)?.label ?? type
}

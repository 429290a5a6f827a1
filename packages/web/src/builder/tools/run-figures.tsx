import type { Execution } from '@plainflow/contract'
import type { ReactNode } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { sayBytes, sayMilliseconds } from './say-measure.ts'

/** The run in four figures. */
export function RunFigures({ execution }: { execution: Execution }) {
  const { blocks, peakBytes } = execution
  const last = blocks.findLast(({ rows }) => rows !== null)?.rows ?? null
  // Rows of the last block that was done are not those of the end.
  const isBroken = execution.status === 'failed' || execution.status === 'cancelled'
  const cached = blocks.filter((block) => block.cached).length
  // By the clock: blocks run together, so that their times overlap.
  const total = execution.finishedAt
    ? Date.parse(execution.finishedAt) - Date.parse(execution.createdAt)
    : null
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line">
      <Figure name="Total time">{total === null ? '…' : sayMilliseconds(total)}</Figure>
      <Figure name="Out at the end">
        {isBroken ? 'not reached' : last === null ? '…' : formatNumber(last)}
      </Figure>
      <Figure name="From the cache">
        {cached} of {blocks.length}
      </Figure>
      <Figure name="Peak memory">
        {peakBytes === undefined ? 'not known' : sayBytes(peakBytes)}
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-raised px-2.5 py-2">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

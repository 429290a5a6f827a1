import { blockTitle } from '@plainflow/core'
import type { ExecutionLog } from '@plainflow/contract'
import { formatNumber } from '@/app/format-number.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { classNames } from '@/design/class-names.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { useJump } from '../canvas/use-jump.ts'
import { useRun } from '../state/run-store.ts'
import { useRunLog } from './use-run-log.ts'

type Entry = ExecutionLog['entries'][number]

const LEVELS = { info: '', warning: 'text-warning', error: 'text-danger' } as const
/** The last ones: a run of a thousand blocks has thousands. */
const MOST = 300

/** Entries of the last run's log with their times; those about a block lead to it. */
export function RunLog({
  label,
  empty,
  of,
}: {
  label: string
  empty: string
  of: (entry: Entry) => boolean
}) {
  const hasRun = useRun((state) => state.execution !== null)
  const labels = useRun((state) => state.pipeline)?.blocks
  const log = useRunLog()
  const jump = useJump()
  if (!hasRun)
    return <p className="text-[0.8125rem] text-muted">Appears here when the pipeline runs.</p>
  if (log.isError) return <p className="text-[0.8125rem] text-danger">{reasonOf(log.error)}</p>
  if (!log.data) return <Skeleton className="h-16" />
  const entries = log.data.entries.filter(of)
  if (entries.length === 0) return <p className="text-[0.8125rem] text-muted">{empty}</p>
  const named = new Map(labels?.map((block) => [block.id, blockTitle(block)]))
  return (
    <>
      {entries.length > MOST && (
        <p className="mb-1 text-xs text-muted">
          The last {MOST} of {formatNumber(entries.length)}
        </p>
      )}
      <ol
        aria-label={label}
        className="max-h-80 overflow-y-auto rounded-md border bg-raised py-1 text-xs"
      >
        {entries.slice(-MOST).map((entry, index) => (
          <li key={index} className="flex gap-2 px-2 py-0.5">
            <span className="w-14 shrink-0 text-right text-muted tabular-nums">
              {formatNumber(entry.at)} ms
            </span>
            <span className={classNames('min-w-0 break-words', LEVELS[entry.level])}>
              {entry.level !== 'info' && <span className="font-semibold">{entry.level}: </span>}
              {entry.block !== undefined && (
                <>
                  <button
                    type="button"
                    className="font-medium hover:underline"
                    onClick={() => jump(entry.block ?? '')}
                  >
                    {named.get(entry.block) ?? entry.block}
                  </button>{' '}
                </>
              )}
              {entry.text}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

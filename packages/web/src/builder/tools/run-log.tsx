import { blockTitle } from '@plainflow/core'
import { reasonOf } from '@/app/reason-of.ts'
import { Skeleton } from '@/design/skeleton.tsx'
import { LogEntries, type LogEntry } from '@/runs/log-entries.tsx'
import { useJump } from '../canvas/use-jump.ts'
import { useRun } from '../state/run-store.ts'
import { useRunLog } from './use-run-log.ts'

/** Entries of the last run's log with their times; those about a block lead to it. */
export function RunLog({
  label,
  empty,
  of,
}: {
  label: string
  empty: string
  of: (entry: LogEntry) => boolean
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
  const titles = new Map(labels?.map((block) => [block.id, blockTitle(block)]))
  return <LogEntries label={label} entries={entries} titles={titles} onBlock={jump} />
}

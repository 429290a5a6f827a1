import { Gauge } from 'lucide-react'
import { countOf } from '@/app/count-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Progress } from '@/design/progress.tsx'
import { cancelRun, isRunning, useRun } from '../state/run-store.ts'
import { OutputLinks } from './output-links.tsx'

const TONES = {
  queued: 'neutral',
  running: 'primary',
  completed: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const

/** The last run: how long each block took and how many rows left it. */
export function Performance() {
  const { execution, pipeline, status, lost } = useRun()
  const running = isRunning({ status })
  if (!execution || !pipeline)
    return (
      <EmptyState icon={Gauge} title={running ? 'The run is starting' : 'No run yet'}>
        {running
          ? 'Figures appear here as blocks finish.'
          : 'Run the pipeline to see rows and milliseconds for each block.'}
      </EmptyState>
    )
  const longest = Math.max(1, ...execution.blocks.map(({ ms }) => ms ?? 0))
  // By the clock: blocks run together, so that their times overlap.
  const total = execution.finishedAt
    ? Date.parse(execution.finishedAt) - Date.parse(execution.createdAt)
    : null
  const labels = new Map(pipeline.blocks.map(({ id, label }) => [id, label]))
  return (
    <div className="space-y-4 p-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-[0.8125rem] font-semibold">Last run</h2>
        <Badge tone={TONES[execution.status]} className="capitalize">
          {execution.status}
        </Badge>
      </div>
      {running && (
        <div className="flex items-center gap-3">
          <Progress value={execution.progress} label="Progress of the run" className="flex-1" />
          <Button variant="secondary" size="sm" onClick={() => void cancelRun()}>
            Stop
          </Button>
        </div>
      )}
      {lost && (
        <output className="block text-xs text-warning">
          The server does not answer at the moment. Trying again.
        </output>
      )}
      {execution.error && (
        <div
          role="alert"
          className="rounded-lg border border-danger-line bg-danger-soft p-3 text-[0.8125rem] text-danger"
        >
          <p className="font-medium">Pipeline execution failed</p>
          <p className="mt-0.5 break-words">{execution.error}</p>
        </div>
      )}
      <ul className="space-y-3">
        {execution.blocks.map((block) => (
          <li key={block.id}>
            <div className="flex items-baseline justify-between gap-2 text-[0.8125rem]">
              <span className="min-w-0 truncate font-medium">
                {labels.get(block.id) ?? block.id}
              </span>
              <span className="shrink-0 text-xs text-muted tabular-nums">
                {block.rows === null ? stateOf(block.status, running) : countOf(block.rows, 'row')}
                {block.cached
                  ? ' · cached'
                  : block.ms === null
                    ? ''
                    : ` · ${milliseconds(block.ms)}`}
              </span>
            </div>
            <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-hover">
              <div
                className={
                  block.status === 'failed' ? 'h-full bg-danger-line' : 'h-full bg-primary'
                }
                style={{ width: `${Math.max(2, ((block.ms ?? 0) / longest) * 100)}%` }}
              />
            </div>
            {block.warnings?.map((warning) => (
              <p key={warning} className="mt-1 text-xs break-words text-warning">
                {warning}
              </p>
            ))}
            {block.error && <p className="mt-1 text-xs break-words text-danger">{block.error}</p>}
          </li>
        ))}
      </ul>
      <p className="border-t pt-3 text-xs text-muted tabular-nums">
        {countOf(execution.blocks.length, 'block')}
        {total === null ? '' : `, ${milliseconds(total)} from start to end`}
      </p>
      <OutputLinks execution={execution} />
    </div>
  )
}

function stateOf(status: string, running: boolean): string {
  return status === 'waiting' && !running ? 'not run' : status
}

function milliseconds(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1000).toFixed(1)} s`
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
}

import type { Execution, ExecutionSnapshot } from '@plainflow/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Copy, RotateCcw, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sayMilliseconds } from '@/builder/tools/say-measure.ts'
import { Button } from '@/design/button.tsx'
import { DeleteRun } from './delete-run.tsx'
import { RunChoice } from './run-choice.tsx'
import { RunStatus } from './run-status.tsx'
import { sayMoment } from './run-words.ts'
import { STARTED_BY } from './started-by.ts'
import { useRunActions } from './use-run-actions.tsx'

/** Which run it is, how it ended, and what can be done with it. */
export function RunHead({ run, snapshot }: { run: Execution; snapshot: ExecutionSnapshot }) {
  const { id, pipelineId, createdAt, finishedAt, ms } = run
  const { pipelineName } = snapshot
  return (
    <>
      <Link
        to="/runs"
        className="inline-flex items-center gap-1 rounded-sm text-[0.8125rem] text-muted hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All runs
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold tracking-tight break-words">
          {pipelineName}
        </h1>
        <RunStatus status={run.status} />
      </div>
      <p className="mt-1 text-muted">
        {STARTED_BY[run.startedBy]} <time dateTime={createdAt}>{sayMoment(createdAt)}</time>
        {ms !== undefined && `, ran for ${sayMilliseconds(ms)}`}.{' '}
        <Link
          to="/pipeline/$id"
          params={{ id: pipelineId }}
          className="rounded-sm underline underline-offset-2"
        >
          Open the pipeline
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Actions run={{ id, pipelineName, createdAt }} isOver={finishedAt !== null} />
        <RunChoice run={run} />
      </div>
      {run.error !== null && (
        <p
          role="alert"
          className="mt-4 rounded-md bg-danger-soft px-3 py-2 break-words text-danger"
        >
          {run.error}
        </p>
      )}
    </>
  )
}

function Actions({
  run,
  isOver,
}: {
  run: Parameters<ReturnType<typeof useRunActions>['copy']['mutate']>[0]
  isOver: boolean
}) {
  const navigate = useNavigate()
  const { again, stop, copy, remove } = useRunActions()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button size="sm" disabled={again.isPending} onClick={() => again.mutate(run.id)}>
        <RotateCcw aria-hidden />
        Run again
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={copy.isPending}
        onClick={() => copy.mutate(run)}
      >
        <Copy aria-hidden />
        Open as a copy
      </Button>
      {isOver ? (
        <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
          <Trash2 aria-hidden />
          Delete…
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          disabled={stop.isPending}
          onClick={() => stop.mutate(run.id)}
        >
          <Square aria-hidden />
          Stop
        </Button>
      )}
      <DeleteRun
        run={asks ? run : null}
        onClose={() => setAsks(false)}
        onDelete={(id) =>
          remove.mutate(id, { onSuccess: () => void navigate({ to: '/runs', replace: true }) })
        }
      />
    </>
  )
}

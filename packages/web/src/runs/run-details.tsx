import type { Execution, ExecutionSnapshot } from '@plainflow/contract'
import { Link } from '@tanstack/react-router'
import { OutputLinks } from '@/builder/tools/output-links.tsx'
import { Card } from '@/design/card.tsx'
import { Progress } from '@/design/progress.tsx'
import { Wide } from '@/design/wide.tsx'
import { MAIL_WORDS } from '@/outbox/mail-words.ts'
import { RunBlocks } from './run-blocks.tsx'
import { RunResults } from './run-results.tsx'
import { RunTold } from './run-told.tsx'

/** The blocks that ran, what they gave, the files there are of it, and what was told on the way. */
export function RunDetails({ run, snapshot }: { run: Execution; snapshot: ExecutionSnapshot }) {
  const hasFiles = run.outputKeys.length + run.artifacts.length + run.fileKeys.length > 0
  return (
    <>
      {run.finishedAt === null && (
        <div className="mt-4">
          <Progress value={run.progress} label="Progress of the run" />
          {run.waitsFor && <p className="mt-2 text-xs text-muted">{run.waitsFor}</p>}
        </div>
      )}
      {run.alerts && <Alerts alerts={run.alerts} />}
      <Card className="mt-6 p-0">
        <h2 className="px-5 pt-5 pb-3 text-base font-semibold">Blocks</h2>
        <Wide>
          <RunBlocks run={run} snapshot={snapshot} />
        </Wide>
      </Card>
      <RunResults run={run} snapshot={snapshot} />
      {hasFiles && (
        <Card className="mt-4">
          <OutputLinks execution={run} />
        </Card>
      )}
      {run.finishedAt !== null && <RunTold run={run} snapshot={snapshot} />}
    </>
  )
}

function Alerts({ alerts }: { alerts: NonNullable<Execution['alerts']> }) {
  return (
    <p className="mt-4 text-[0.8125rem]">
      {alerts
        .map(({ recipient, state }) => `Alert to ${recipient}: ${MAIL_WORDS[state].said}`)
        .join('; ')}
      .{' '}
      <Link to="/outbox" className="rounded-sm underline underline-offset-2">
        Outbox
      </Link>
    </p>
  )
}

import type { Diagnostic } from '@plainflow/core'
import { Wrench } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import type { OfferedMend } from './widget-props.ts'

/** What is wrong, what might help, and where it can be had, the help at one click. */
export function ProblemText({ problem, mend }: { problem: Diagnostic; mend: OfferedMend | null }) {
  const colour = problem.severity === 'error' ? 'text-danger' : 'text-warning'
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-xs">
      <span className="min-w-0 break-words">
        <span className={colour}>{problem.message}</span>{' '}
        <span className="text-muted">{problem.hint}</span>
      </span>
      {mend && (
        <Button variant="secondary" size="sm" className="h-6 px-2 text-xs" onClick={mend.apply}>
          <Wrench aria-hidden className="size-3.5!" />
          {mend.label}
        </Button>
      )}
    </span>
  )
}

import type { Diagnostic, Mend } from '@plainflow/core'
import { CircleAlert, CircleCheck, Info, PencilLine, TriangleAlert, Wrench } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { applyMend, useMends } from '../mends/use-mends.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { show } from '../state/workspace-store.ts'
import { CanvasPanel } from './canvas-panel.tsx'
import { useJump } from './use-jump.ts'
import { useFailures } from './use-failures.ts'

const LOOKS = {
  error: { icon: CircleAlert, colour: 'text-danger' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  info: { icon: Info, colour: 'text-muted' },
} satisfies Record<Diagnostic['severity'], unknown>
const TO_FILL_IN = { icon: PencilLine, colour: 'text-muted' }

/** Everything that is wrong, worst first; each leads to its place, some are mended from here. */
export function ProblemsPanel() {
  const { diagnostics, pipeline, toFillIn } = useAnalysis()
  const failures = useFailures()
  const mends = useMends()
  const problems =
    pipeline.blocks.length === 0 ? [] : [...failures, ...diagnostics.toSorted(bySeverity)]
  const labels = new Map(pipeline.blocks.map(({ id, label }) => [id, label]))
  return (
    <CanvasPanel title="Problems">
      {problems.length === 0 ? (
        <p className="flex items-center gap-2 px-3 py-4 text-[0.8125rem] text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          {pipeline.blocks.length === 0 ? 'The canvas is empty.' : 'Nothing is wrong.'}
        </p>
      ) : (
        <ul aria-label="Problems" className="min-h-0 flex-1 divide-y overflow-y-auto">
          {problems.map((problem, index) => (
            <Problem
              key={`${problem.code} ${problem.at.block} ${index}`}
              problem={problem}
              label={labels.get(problem.at.block ?? '')}
              isOpen={toFillIn.has(problem.at.block ?? '')}
              mend={mends.find((mend) => mend.mends.includes(problem))}
            />
          ))}
        </ul>
      )}
    </CanvasPanel>
  )
}

function Problem({
  problem,
  label,
  isOpen,
  mend,
}: {
  problem: Diagnostic
  label: string | undefined
  isOpen: boolean
  mend: Mend | undefined
}) {
  const jump = useJump()
  const { icon: Icon, colour } = isOpen ? TO_FILL_IN : LOOKS[problem.severity]
  const { block, field } = problem.at
  const body = (
    <>
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', colour)} />
      <span className="min-w-0">
        <span className="sr-only">{isOpen ? 'to fill in' : problem.severity}: </span>
        {label !== undefined && <span className="block text-xs text-muted">{label}</span>}
        <span className="block break-words">{problem.message}</span>
        {problem.hint && (
          <span className="block text-xs break-words text-muted">{problem.hint}</span>
        )}
      </span>
    </>
  )
  const look = 'flex w-full gap-2 px-3 py-2 text-left text-[0.8125rem]'
  return (
    <li>
      {block === undefined ? (
        <div className={look}>{body}</div>
      ) : (
        <button
          type="button"
          className={`${look} transition-colors hover:bg-hover focus-visible:-outline-offset-2`}
          onClick={() => {
            jump(block)
            show({ configuring: block, configuringField: field ?? null })
          }}
        >
          {body}
        </button>
      )}
      {mend && (
        <div className="flex items-start gap-2 px-3 pb-2 pl-9 text-xs">
          <span className="min-w-0 flex-1 break-words text-muted">{mend.title}</span>
          <Button
            size="sm"
            variant="secondary"
            className="h-7"
            aria-label={`Mend: ${mend.title}`}
            onClick={() => applyMend(mend)}
          >
            <Wrench aria-hidden />
            Mend
          </Button>
        </div>
      )}
    </li>
  )
}

const ORDER = { error: 0, warning: 1, info: 2 } satisfies Record<Diagnostic['severity'], number>

function bySeverity(left: Diagnostic, right: Diagnostic): number {
  return ORDER[left.severity] - ORDER[right.severity]
}

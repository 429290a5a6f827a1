import { compilePipeline, type Outlet, type Step } from '@plainflow/core'
import { useMemo, useState } from 'react'
import { formatNumber } from '@/app/format-number.ts'
import { Button } from '@/design/button.tsx'
import { useJump } from '../canvas/use-jump.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { useWorkspace } from '../state/workspace-store.ts'
import { explainRelation, type PlanNode } from './explain-relation.ts'

/** More are shown by a click. */
const FIRST = 20

/** What each block has become: its operations as a tree, in the order they run. */
export function PlanTree() {
  const { pipeline, catalogue } = useAnalysis()
  const selection = useWorkspace((state) => state.selection)
  const [all, setAll] = useState(false)
  const steps = useMemo(() => {
    const compiled = compilePipeline(pipeline, catalogue)
    return 'program' in compiled ? compiled.program.steps : []
  }, [pipeline, catalogue])
  const names = useMemo(() => new Map(steps.map(({ id, name }) => [id, name])), [steps])
  const labels = new Map(pipeline.blocks.map(({ id, label }) => [id, label]))
  if (steps.length === 0)
    return (
      <p className="text-[0.8125rem] text-muted">
        The plan appears here once the pipeline has blocks and no errors.
      </p>
    )
  const chosen = steps.filter(({ block }) => selection.includes(block))
  const shown = chosen.length > 0 ? chosen : all ? steps : steps.slice(0, FIRST)
  return (
    <>
      {chosen.length > 0 && (
        <p className="mb-2 text-xs text-muted">
          Of the selected block; without a selection all of them are listed.
        </p>
      )}
      <ol aria-label="Steps of the plan" className="space-y-2.5">
        {shown.map((step) => (
          <PlannedStep
            key={step.id}
            step={step}
            label={labels.get(step.block) ?? step.block}
            names={names}
          />
        ))}
      </ol>
      {chosen.length === 0 && shown.length < steps.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setAll(true)}>
          Show all {formatNumber(steps.length)} steps
        </Button>
      )}
    </>
  )
}

function PlannedStep({
  step,
  label,
  names,
}: {
  step: Step
  label: string
  names: ReadonlyMap<string, string>
}) {
  const jump = useJump()
  return (
    <li className="rounded-md border bg-raised p-2">
      <p className="flex items-baseline justify-between gap-2">
        <button
          type="button"
          className="min-w-0 truncate text-left text-[0.8125rem] font-medium hover:underline"
          onClick={() => jump(step.block)}
        >
          {label}
        </button>
        <code className="shrink-0 truncate font-mono text-2xs text-muted">{step.name}</code>
      </p>
      <ul className="mt-1">
        <Operation node={explainRelation(step.relation)} names={names} />
      </ul>
      {(step.outlet || step.check) && (
        <p className="mt-1 text-xs text-muted">
          {step.outlet
            ? outletWords(step.outlet)
            : `judged by ${step.check?.bounds.length ?? 0} bounds`}
        </p>
      )}
    </li>
  )
}

function outletWords(outlet: Outlet): string {
  if (outlet.kind === 'file') return `written as ${outlet.format} to ${outlet.name}`
  if (outlet.kind === 'artifact') return `made into the ${outlet.made.kind} ${outlet.name}`
  if (outlet.kind === 'again') return 'trained again by exported code'
  return `written to the table ${outlet.table} (${outlet.mode})`
}

function Operation({ node, names }: { node: PlanNode; names: ReadonlyMap<string, string> }) {
  const isStep = node.step !== undefined
  return (
    <li className="text-xs">
      <p className="break-words">
        <span className="font-mono font-semibold text-primary-text">
          {isStep ? 'read' : node.operation}
        </span>{' '}
        <span className="text-muted">
          {isStep ? (names.get(node.step ?? '') ?? node.step) : node.text}
        </span>
      </p>
      {node.inputs.length > 0 && (
        <ul className="ml-1 border-l pl-2.5">
          {node.inputs.map((input, index) => (
            <Operation key={index} node={input} names={names} />
          ))}
        </ul>
      )}
    </li>
  )
}

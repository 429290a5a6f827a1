import type { Finding } from '@plainflow/core'
import { BrainCircuit, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { countOf } from '@/app/count-of.ts'
import { formatNumber } from '@/app/format-number.ts'
import { Button } from '@/design/button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { propose, useChat } from '../state/chat-store.ts'
import { isRunning, useRun } from '../state/run-store.ts'
import { show } from '../state/workspace-store.ts'
import { FindingCard } from './finding-card.tsx'
import { ScoreRing } from './score-ring.tsx'
import { type Advised, useAdvice } from './use-advice.ts'

/** What could be better about the pipeline, what is good in it, and a score of both. */
export function Findings() {
  const { advised, again } = useAdvice()
  return (
    <section aria-labelledby="analysis-title" aria-busy={!advised} className="space-y-3">
      <div className="flex items-center justify-between gap-2">
        <h2 id="analysis-title" className="text-[0.8125rem] font-semibold">
          Analysis
        </h2>
        <Button variant="ghost" size="sm" disabled={!advised} onClick={again}>
          <RefreshCw aria-hidden className={advised ? '' : 'animate-spin'} />
          {advised ? 'Re-analyze' : 'Analyzing'}
        </Button>
      </div>
      {advised ? <Advice advised={advised} /> : <Looking />}
    </section>
  )
}

/** The gravest come first; the rest by a click. */
const FIRST = 15

function Looking() {
  return (
    <output aria-label="Analyzing the pipeline" className="block space-y-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </output>
  )
}

function Advice({ advised }: { advised: Advised }) {
  const { findings, score, waits } = advised.advice
  const proposing = useChat((state) => state.proposal !== null)
  const running = useRun(isRunning)
  const [all, setAll] = useState(false)
  if (score === null && waits) return <Waits />
  if (score === null)
    return (
      <p className="flex gap-2 text-[0.8125rem] text-muted">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        The analysis begins when the problems on the canvas are mended.
      </p>
    )
  const open = findings.filter(({ severity }) => severity !== 'success')
  const shown = all ? open : open.slice(0, FIRST)
  const good = findings.filter(({ severity }) => severity === 'success')
  const fixFor = ({ fix }: Finding) =>
    fix && !proposing && !running ? () => proposeFix(advised, fix.pipeline) : undefined
  return (
    <>
      <div className="flex items-center gap-3">
        <ScoreRing score={score} />
        <p className="min-w-0 text-[0.8125rem]">
          <span className="font-medium">
            {open.length === 0 ? 'Nothing to mend' : `${countOf(open.length, 'finding')}`}
          </span>
          <span className="block text-xs text-muted">
            {waits
              ? 'From what the last run has learned'
              : advised.isMeasured
                ? 'From the graph, the data and the last run'
                : 'From the graph and the data; a run adds measurements'}
          </span>
        </p>
      </div>
      <ul aria-label="Findings" className="space-y-2">
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.blocks.join(' ')} ${finding.title}`}>
            <FindingCard finding={finding} onFix={fixFor(finding)} />
          </li>
        ))}
      </ul>
      {shown.length < open.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
          Show all {formatNumber(open.length)} findings
        </Button>
      )}
      {good.length > 0 && (
        <details className="rounded-lg border bg-raised">
          <summary className="cursor-pointer px-3 py-2 text-[0.8125rem] font-medium text-success">
            {good.length === 1 ? '1 thing is fine' : `${good.length} things are fine`}
          </summary>
          <ul aria-label="What is fine" className="space-y-2 p-2 pt-0">
            {good.map((finding) => (
              <li key={finding.rule}>
                <FindingCard finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {waits && <Waits />}
    </>
  )
}

/** What is not judged here, and why. */
function Waits() {
  return (
    <p className="flex gap-2 text-[0.8125rem] text-muted">
      <BrainCircuit aria-hidden className="mt-0.5 size-4 shrink-0" />
      Where a model is trained or applied, only what the last run has learned is analyzed.
    </p>
  )
}

/** Laid over the canvas as any proposal: accepting it is one undo step. */
function proposeFix({ pipeline: base }: Advised, pipeline: Advised['pipeline']): void {
  propose({ base, pipeline, shouldExecute: false })
  show({ narrowView: 'canvas' })
}

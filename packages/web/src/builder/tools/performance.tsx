import type { Execution } from '@plainflow/contract'
import {
  describeBlocks,
  type Pipeline,
  tellApart,
  topologicalOrder,
  blockTitle,
} from '@plainflow/core'
import { Gauge } from 'lucide-react'
import { useMemo } from 'react'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { Progress } from '@/design/progress.tsx'
import { usePipeline } from '../state/pipeline-store.ts'
import { cancelRun, isRunning, useRun } from '../state/run-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { useRunFits } from '../state/use-run-fits.ts'
import { Findings } from './findings.tsx'
import { OutputLinks } from './output-links.tsx'
import { RunFigures } from './run-figures.tsx'
import { TimingChart } from './timing-chart.tsx'
import { TimingTable } from './timing-table.tsx'

/** The last run in figures, and what could be better about the pipeline. */
export function Performance() {
  const empty = usePipeline((state) => state.pipeline.blocks.length === 0)
  const running = useRun(isRunning)
  const hasRun = useRun((state) => state.execution !== null && state.pipeline !== null)
  return (
    <div className="space-y-5 p-3">
      {hasRun ? (
        <LastRun />
      ) : (
        <EmptyState icon={Gauge} title={running ? 'The run is starting' : 'No run yet'}>
          {running
            ? 'Figures appear here as blocks finish.'
            : 'Run the pipeline to see rows and milliseconds for each block.'}
        </EmptyState>
      )}
      {!empty && !running && <Findings />}
    </div>
  )
}

/** As the rows flow, not as the blocks were put on the canvas. */
function inOrder(blocks: Execution['blocks'], pipeline: Pipeline): Execution['blocks'] {
  const places = new Map(topologicalOrder(pipeline).order.map((id, place) => [id, place]))
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? 0
  return blocks.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const TONES = {
  queued: 'neutral',
  running: 'primary',
  completed: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const

const NOTHING: ReadonlyMap<string, string> = new Map()

function titled({ blocks }: Pipeline) {
  return blocks.map((block) => ({ id: block.id, label: blockTitle(block) }))
}

function LastRun() {
  const { execution, pipeline, status, lost } = useRun()
  const fits = useRunFits()
  const catalogue = useCatalogue()
  const apart = useMemo(
    () => (pipeline ? tellApart(titled(pipeline), describeBlocks(pipeline, catalogue)) : NOTHING),
    [pipeline, catalogue],
  )
  const running = isRunning({ status })
  if (!execution || !pipeline) return null
  const labels = new Map(titled(pipeline).map(({ id, label }) => [id, label]))
  const blocks = inOrder(execution.blocks, pipeline)
  const timed = blocks.map(({ id, ms, cached, status: state }) => ({
    id,
    label: [labels.get(id) ?? id, apart.get(id)].filter(Boolean).join(': '),
    ms,
    cached,
    failed: state === 'failed',
  }))
  return (
    <section aria-labelledby="run-title" className="space-y-4">
      <div className="flex items-center justify-between gap-2">
        <h2 id="run-title" className="text-[0.8125rem] font-semibold">
          Last run
        </h2>
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
      {execution.waitsFor && <p className="text-xs text-muted">{execution.waitsFor}</p>}
      {lost && (
        <output className="block text-xs text-warning">
          The server does not answer at the moment. Trying again.
        </output>
      )}
      {!fits && !running && (
        <p className="text-xs text-warning">The canvas has changed since this run.</p>
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
      {!running && <RunFigures execution={execution} />}
      <TimingChart blocks={timed} />
      <TimingTable blocks={blocks} labels={labels} apart={apart} running={running} />
      <OutputLinks execution={execution} />
      <a
        href={`/runs/${execution.id}`}
        target="_blank"
        className="inline-block rounded-sm text-[0.8125rem] underline underline-offset-2"
      >
        The page of this run
      </a>
    </section>
  )
}

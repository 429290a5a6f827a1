import { CircleCheck } from 'lucide-react'
import { MendList } from '../mends/mend-list.tsx'
import { useMends } from '../mends/use-mends.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { LineageGraph } from './lineage-graph.tsx'
import { PlanTree } from './plan-tree.tsx'
import { ProblemItem } from './problem-item.tsx'
import { RunLog } from './run-log.tsx'
import { Section } from './section.tsx'
import { SqlSection } from './sql-section.tsx'

/** The inside of the pipeline: what is wrong, what it compiles to, what the last run did. */
export function DevTools() {
  return (
    <div className="divide-y">
      <Section id="problems" title="Diagnostics" isOpen>
        <Problems />
      </Section>
      <Section id="plan" title="Compiled plan">
        <PlanTree />
      </Section>
      <Section id="sql" title="Generated SQL" isOpen>
        <SqlSection />
      </Section>
      <Section id="events" title="Events">
        <RunLog
          label="Events of the last run"
          empty="The run has told nothing yet."
          of={({ topic }) => topic === 'run' || topic === 'block'}
        />
      </Section>
      <Section id="log" title="Engine log">
        <RunLog
          label="Engine log of the last run"
          empty="The engine had nothing to say."
          of={({ topic, level }) => (topic !== 'run' && topic !== 'block') || level !== 'info'}
        />
      </Section>
      <Section id="lineage" title="Lineage">
        <LineageGraph />
      </Section>
    </div>
  )
}

function Problems() {
  const { diagnostics, pipeline } = useAnalysis()
  const mends = useMends()
  return (
    <>
      {mends.length > 0 && (
        <div className="mb-2">
          <MendList mends={mends} />
        </div>
      )}
      {diagnostics.length === 0 || pipeline.blocks.length === 0 ? (
        <p className="flex items-center gap-2 text-[0.8125rem] text-muted">
          <CircleCheck aria-hidden className="size-4 text-success" />
          {pipeline.blocks.length === 0 ? 'The canvas is empty.' : 'Nothing is wrong.'}
        </p>
      ) : (
        <ul aria-label="Problems" className="space-y-1.5">
          {diagnostics.map((diagnostic, index) => (
            <ProblemItem
              key={`${diagnostic.code} ${diagnostic.at.block} ${index}`}
              diagnostic={diagnostic}
              label={pipeline.blocks.find(({ id }) => id === diagnostic.at.block)?.label}
            />
          ))}
        </ul>
      )}
    </>
  )
}

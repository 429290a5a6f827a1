import { MousePointer2 } from 'lucide-react'
import { EmptyState } from '@/design/empty-state.tsx'
import { useChosenPort } from '../inspect/use-chosen-port.ts'
import { useShownBlock } from '../inspect/use-shown-block.ts'
import { useRun } from '../state/run-store.ts'
import { BlockRows } from './block-rows.tsx'
import { RunResult } from './run-result.tsx'
import { useResultKey } from './use-result-key.ts'

/** Rows of the selected block: its full result after a run, else a preview of the first rows. */
export function ResultsPanel() {
  const execution = useRun((state) => state.execution)
  const block = useShownBlock()
  const resultKey = useResultKey(block?.id ?? null)
  const isFirstPort = useChosenPort(block) === undefined
  if (execution && resultKey && isFirstPort)
    return (
      <RunResult
        key={`${execution.id} ${resultKey}`}
        execution={execution.id}
        resultKey={resultKey}
        block={block}
      />
    )
  if (block) return <BlockRows block={block} />
  return (
    <EmptyState icon={MousePointer2} title="Select a block to see its rows">
      The eye on a card shows what leaves that block, without running everything.
    </EmptyState>
  )
}

import { MousePointer2 } from 'lucide-react'
import { Suspense } from 'react'
import { lazy } from '@/app/lazy.ts'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { usePanel } from '../inspect/panel-store.ts'
import { useChosenPort } from '../inspect/use-chosen-port.ts'
import { useShownBlock } from '../inspect/use-shown-block.ts'
import { useRun } from '../state/run-store.ts'
import { BlockRows } from './block-rows.tsx'
import { useResultKey } from './use-result-key.ts'
import { useTrainedModel } from './use-trained-model.ts'

const RunResult = lazy(async () => ({ default: (await import('./run-result.tsx')).RunResult }))
const TrainedModelPanel = lazy(async () => ({
  default: (await import('./trained-model.tsx')).TrainedModelPanel,
}))

/** Of the selected block: what it has learned, else its full result after a run, else a preview of the first rows. */
export function ResultsPanel() {
  const execution = useRun((state) => state.execution)
  const block = useShownBlock()
  const resultKey = useResultKey(block?.id ?? null)
  const isFirstPort = useChosenPort(block) === undefined
  const model = useTrainedModel(block?.id ?? resultKey)
  const withModel = usePanel((state) => state.withModel)
  if (model && withModel)
    return (
      <Suspense fallback={<Skeleton className="m-3 h-24" />}>
        <TrainedModelPanel key={model} id={model} block={block} />
      </Suspense>
    )
  if (execution && resultKey && isFirstPort)
    return (
      <Suspense fallback={<Skeleton className="m-3 h-24" />}>
        <RunResult
          key={`${execution.id} ${resultKey}`}
          execution={execution.id}
          resultKey={resultKey}
          block={block}
        />
      </Suspense>
    )
  if (block) return <BlockRows block={block} />
  return (
    <EmptyState icon={MousePointer2} title="Select a block to see its rows">
      The eye on a card shows what leaves that block, without running everything.
    </EmptyState>
  )
}

import { blockTitle, configureBlock, mendTraining, type Block } from '@plainflow/core'
import { BrainCircuit, Table2 } from 'lucide-react'
import { ModelPanel, type MendTraining } from '@/data/model/model-panel.tsx'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { editPipeline } from '../state/pipeline-store.ts'
import { showModel } from '../inspect/panel-store.ts'
import { RunArtifacts } from './run-artifacts.tsx'
import { RunWarnings } from './run-warnings.tsx'

/** What a block has learned in the last run, in place of its rows. */
export function TrainedModelPanel({ id, block }: { id: string; block: Block | null }) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-b px-3 py-1 text-[0.8125rem]">
        <BrainCircuit aria-hidden className="size-4 text-muted" />
        <span className="min-w-0 truncate font-medium">{block ? blockTitle(block) : 'Model'}</span>
        <Badge
          tone="success"
          title="What the last run has learned; the canvas has not changed since."
        >
          Model
        </Badge>
        <Button variant="ghost" size="sm" className="ml-auto h-7" onClick={() => showModel(false)}>
          <Table2 aria-hidden />
          Show the rows
        </Button>
      </div>
      <RunArtifacts />
      <RunWarnings />
      <section
        aria-label="Model"
        // A scrolling region must be reachable without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto p-4"
      >
        <ModelPanel id={id} {...(block ? { mend: mendOf(block) } : {})} />
      </section>
    </div>
  )
}

/** Sets the block, as one undo step; it has to be run again to learn anew. */
function mendOf(block: Block): MendTraining {
  return (finding, training) => {
    const mend = mendTraining(finding, training, block.configuration)
    if (!mend) return null
    const { title, configuration } = mend
    return {
      title,
      apply: () => editPipeline((now) => configureBlock(now, block.id, configuration)),
    }
  }
}

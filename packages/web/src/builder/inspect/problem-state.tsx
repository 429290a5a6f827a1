import { blockTitle } from '@plainflow/core'
import { TriangleAlert } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { EmptyState } from '@/design/empty-state.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import type { ErrorUpstream } from '../state/error-upstream.ts'
import { selectBlock, show } from '../state/workspace-store.ts'

/** Why there is nothing to see of a block, and the way to where it can be mended. */
export function ProblemState({ of, problem }: { of: string; problem: ErrorUpstream }) {
  const { pipeline } = useAnalysis()
  const { block, diagnostic } = problem
  const wrong = pipeline.blocks.find(({ id }) => id === block)
  const label = wrong ? blockTitle(wrong) : block
  return (
    <EmptyState
      icon={TriangleAlert}
      title={block === of ? diagnostic.message : `${label}: ${diagnostic.message}`}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            selectBlock(block)
            show({ configuring: block })
          }}
        >
          Configure {label}
        </Button>
      }
    >
      {diagnostic.hint}
    </EmptyState>
  )
}

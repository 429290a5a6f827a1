import { blockTitle } from '@plainflow/core'
import { StepForward } from 'lucide-react'
import { Button } from '@/design/button.tsx'
import { useAnalysis } from '../state/analysis.tsx'
import { useChat } from '../state/chat-store.ts'
import { errorUpstream } from '../state/error-upstream.ts'
import { isRunning, useRun } from '../state/run-store.ts'
import { useActions } from '../shell/use-actions.ts'
import { useShownBlock } from './use-shown-block.ts'

/** Runs the selected block and what lies upstream of it, and nothing else. */
export function RunToHere() {
  const block = useShownBlock()
  const { pipeline, byBlock } = useAnalysis()
  const running = useRun(isRunning)
  const proposing = useChat((state) => state.proposal !== null)
  const { run } = useActions()
  const ready = block !== null && errorUpstream(block.id, pipeline, byBlock) === null
  return (
    <Button
      variant="ghost"
      size="sm"
      title={
        block ? `Run ${blockTitle(block)} and what feeds it (Ctrl Shift H)` : 'Select a block first'
      }
      className="ml-auto"
      disabled={!ready || running || proposing}
      onClick={() => block && void run(block.id)}
    >
      <StepForward aria-hidden />
      <span className="max-sm:sr-only">Run to here</span>
    </Button>
  )
}

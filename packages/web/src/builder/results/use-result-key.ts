import type { Execution } from '@plainflow/contract'
import { useChat } from '../state/chat-store.ts'
import { useRun } from '../state/run-store.ts'
import { useRunFits } from '../state/use-run-fits.ts'

/** The finished run's result for a block; without a block the first result there is. */
export function useResultKey(block: string | null): string | null {
  const execution = useRunAtHand()
  if (!execution) return null
  if (block === null) return execution.resultKeys[0] ?? null
  return execution.resultKeys.find((key) => key === block) ?? null
}

/** The run that is finished, as long as the canvas still is what was run. */
export function useRunAtHand(): Execution | null {
  const { execution, status } = useRun()
  const proposing = useChat((state) => state.proposal !== null)
  const fits = useRunFits()
  return status === 'completed' && fits && !proposing ? execution : null
}

import { useChat } from '../state/chat-store.ts'
import { useRun } from '../state/run-store.ts'
import { useRunFits } from '../state/use-run-fits.ts'

/**
 * The finished run's result for a block, as long as the canvas still is what was run. Without a block:
 * the first result there is.
 */
export function useResultKey(block: string | null): string | null {
  const { execution, status } = useRun()
  const proposing = useChat((state) => state.proposal !== null)
  const fits = useRunFits()
  if (status !== 'completed' || !execution || !fits || proposing) return null
  if (block === null) return execution.resultKeys[0] ?? null
  return execution.resultKeys.find((key) => key === block) ?? null
}

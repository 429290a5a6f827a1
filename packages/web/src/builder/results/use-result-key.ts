import { useAnalysis } from '../state/analysis.tsx'
import { useRun } from '../state/run-store.ts'

/**
 * The finished run's result for a block, as long as the canvas still is what was run. Without a block:
 * the first result there is.
 */
export function useResultKey(block: string | null): string | null {
  const { execution, status, pipeline: ran } = useRun()
  const { pipeline } = useAnalysis()
  if (status !== 'completed' || !execution || pipeline !== ran) return null
  if (block === null) return execution.resultKeys[0] ?? null
  return execution.resultKeys.find((key) => key === block) ?? null
}

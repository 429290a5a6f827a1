import type { Block } from '@plainflow/core'
import { useAnalysis } from '../state/analysis.tsx'
import { useWorkspace } from '../state/workspace-store.ts'

/** The one block that is selected, as the canvas shows it. */
export function useShownBlock(): Block | null {
  const { pipeline } = useAnalysis()
  const selection = useWorkspace((state) => state.selection)
  const [only, ...others] = selection
  return (others.length === 0 && pipeline.blocks.find(({ id }) => id === only)) || null
}

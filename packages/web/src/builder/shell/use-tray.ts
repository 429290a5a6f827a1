import { useEffect } from 'react'
import { useShownBlock } from '../inspect/use-shown-block.ts'
import { useResultKey } from '../results/use-result-key.ts'
import { useAnalysis } from '../state/analysis.tsx'
import { errorUpstream } from '../state/error-upstream.ts'
import { show, useWorkspace } from '../state/workspace-store.ts'

/** Whether the tray below the canvas is open: closed while there is nothing to see in it. */
export function useTray(): boolean {
  const tray = useWorkspace((state) => state.tray)
  const block = useShownBlock()
  const { pipeline, byBlock } = useAnalysis()
  const hasResult = useResultKey(block?.id ?? null) !== null
  const hasRows = hasResult || (block !== null && !errorUpstream(block.id, pipeline, byBlock))
  const opens = tray === 'by-itself' && hasRows
  // Once there it stays: a canvas that grew and shrank with every click would not hold still.
  useEffect(() => {
    if (opens) show({ tray: 'open' })
  }, [opens])
  return tray === 'open' || opens
}

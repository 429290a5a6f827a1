import type { Block } from '@plainflow/core'
import { useAnalysis } from '../state/analysis.tsx'
import { type RowsWanted, useRows } from './use-rows.ts'

/** The first rows that leave a block of the canvas. */
export function usePreview(block: Block, wanted: RowsWanted = {}) {
  return useRows(useAnalysis(), block.id, wanted)
}

import { blockTitle, type Connection } from '@plainflow/core'
import type { Analysis } from '../state/analysis.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { outputPort } from './output-port.ts'
import { useRows } from './use-rows.ts'

const ROWS = 50

/** What arrives at a block over one of its arrows. */
export function InputRows({
  analysis,
  connection: { source, sourceHandle },
}: {
  analysis: Analysis
  connection: Connection
}) {
  const block = analysis.pipeline.blocks.find(({ id }) => id === source)
  const port = block && outputPort(block, sourceHandle ?? undefined)
  const rows = useRows(analysis, source, { limit: ROWS, keep: true, port })
  return (
    <PreviewRows
      title={`Input: ${block ? blockTitle(block) : source}`}
      rows={rows}
      waiting={false}
    />
  )
}

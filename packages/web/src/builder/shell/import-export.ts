import { parsePipeline } from '@plainflow/core'
import { countOf } from '@/app/count-of.ts'
import { toast } from '@/design/toast.ts'
import { saveFile } from '@/app/save-file.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'

export function exportPipeline(): void {
  const { blocks, connections } = currentPipeline()
  saveFile('pipeline.json', JSON.stringify({ blocks, connections }, null, 2), 'application/json')
  toast('Pipeline Exported', 'pipeline.json', 'success')
}

/** As specified: a file without blocks and connections changes nothing, one that is no JSON says so. */
export async function importPipeline(file: File): Promise<void> {
  let value: unknown
  try {
    value = JSON.parse(await file.text())
  } catch {
    toast('Import Failed', 'Invalid pipeline file', 'danger')
    return
  }
  const parts = typeof value === 'object' && value !== null ? value : {}
  if (!('blocks' in parts) || !('connections' in parts)) {
    toast('Nothing imported', 'The file holds no blocks and connections.')
    return
  }
  const parsed = parsePipeline({ blocks: parts.blocks, connections: parts.connections })
  if (!('pipeline' in parsed)) {
    toast('Import Failed', parsed.diagnostics[0]?.message ?? 'Invalid pipeline file', 'danger')
    return
  }
  editPipeline(() => parsed.pipeline)
  toast('Pipeline Imported', countOf(parsed.pipeline.blocks.length, 'block'), 'success')
}

import { parsePipeline, type Pipeline, takePart } from '@plainflow/core'
import { useWorkspace } from '../state/workspace-store.ts'
import { currentPipeline } from '../state/pipeline-store.ts'

/** Blocks on the clipboard are JSON text, which a person may keep, send and paste elsewhere. */
const KIND = 'plainflow/blocks'
/** What is longer is not read at all. */
const MOST_CHARACTERS = 2_000_000

/** The selected blocks as text; null where none is selected. */
export function selectedAsText(): string | null {
  const part = takePart(currentPipeline(), useWorkspace.getState().selection)
  if (part.blocks.length === 0) return null
  return JSON.stringify({ kind: KIND, ...part }, null, 2)
}

/** Whether the text could be blocks at all; everything else on a clipboard is left alone. */
export function mayBePart(text: string): boolean {
  return text.length <= MOST_CHARACTERS && /^\s*\{/.test(text) && text.includes('"blocks"')
}

export type ReadPart = Pipeline | { readonly reason: string } | null

/** Blocks, the reason why what calls itself blocks cannot be read, or null for other text. */
export function readPart(text: string): ReadPart {
  if (!mayBePart(text)) return null
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || !('blocks' in value)) return null
  const connections = 'connections' in value ? value.connections : []
  const parsed = parsePipeline({ blocks: value.blocks, connections })
  if ('pipeline' in parsed) return parsed.pipeline.blocks.length > 0 ? parsed.pipeline : null
  const isOurs = 'kind' in value && value.kind === KIND
  return isOurs ? { reason: parsed.diagnostics[0]?.message ?? 'It cannot be read.' } : null
}

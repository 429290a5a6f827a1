import { Failure } from '@plainflow/contract'
import { parsePipeline, type Pipeline } from '@plainflow/core'
import { refuseCrowded } from '../http/bounded-json.ts'
import { invalidPipeline } from '../thinking/invalid-pipeline.ts'

/** A pipeline from outside, within the limits of a stored one. */
export function readPipeline(value: unknown): Pipeline {
  const parsed = parsePipeline(value)
  if ('diagnostics' in parsed) throw invalidPipeline(parsed.diagnostics)
  return parsed.pipeline
}

/** As specified, blocks and connections of a saved pipeline travel as JSON text. */
export function readPipelineText(body: { blocks: string; connections: string }): Pipeline {
  return readPipeline({
    blocks: parseText('blocks', body.blocks),
    connections: parseText('connections', body.connections),
  })
}

function parseText(field: string, text: string): unknown {
  refuseCrowded(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid_request', `${field} is not valid JSON text.`)
  }
}

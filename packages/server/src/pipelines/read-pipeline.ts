import { Failure } from '@plainflow/contract'
import { type Diagnostic, parsePipeline, type Pipeline } from '@plainflow/core'
import { refuseCrowded } from '../http/bounded-json.ts'

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

export function invalidPipeline(diagnostics: readonly Diagnostic[]): Failure {
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0]
  return new Failure('invalid_pipeline', first?.message, { diagnostics })
}

function parseText(field: string, text: string): unknown {
  refuseCrowded(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure('invalid_request', `${field} is not valid JSON text.`)
  }
}

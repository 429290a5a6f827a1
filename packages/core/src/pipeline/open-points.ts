import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Block, Pipeline } from './pipeline.ts'

const KEY = 'open'
const MOST = 20
const LONGEST = 500

/**
 * What a sentence left open about a block, in words: which rows were meant, where the data is. Kept in the
 * block's `data`, which everything that knows a pipeline carries along; gone once it is configured.
 */
export function openPointsOf({ data }: Pick<Block, 'data'>): readonly string[] {
  const stored = Object.hasOwn(data, KEY) ? data[KEY] : undefined
  if (!Array.isArray(stored)) return []
  return stored
    .filter((point): point is string => typeof point === 'string')
    .slice(0, MOST)
    .map((point) => point.slice(0, LONGEST))
}

export function writeOpenPoints(
  pipeline: Pipeline,
  blockId: string,
  points: readonly string[],
): Pipeline {
  const blocks = pipeline.blocks.map((block) => {
    if (block.id !== blockId) return block
    const settled = withoutOpenPoints(block)
    return points.length === 0
      ? settled
      : { ...settled, data: { ...settled.data, [KEY]: [...points] } }
  })
  return { ...pipeline, blocks }
}

/** The block with nothing left open, as somebody has configured it. */
export function withoutOpenPoints(block: Block): Block {
  if (!Object.hasOwn(block.data, KEY)) return block
  const { [KEY]: _, ...data } = block.data
  return { ...block, data }
}

/** A pipeline with open points does not run: what it would give is not what was asked for. */
export function openDiagnostics(block: Block): readonly Diagnostic[] {
  return openPointsOf(block).map((point) => ({
    code: 'pipeline/open-point',
    severity: 'error',
    at: { block: block.id },
    message: point,
    hint: 'Open the configuration of the block, fill it in and save it.',
  }))
}

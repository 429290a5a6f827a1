import { findBlock } from '../blocks/registry.ts'
import { connectBlocks, removeBlock } from '../pipeline/edit.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'

/**
 * Takes a block out of the middle: what it fed is fed by what fed its first input. What fed nothing but
 * its other inputs goes with it.
 */
export function removeBridged(pipeline: Pipeline, id: string): Pipeline {
  const ports = findBlock(pipeline.blocks.find((block) => block.id === id)?.type ?? '')?.inputs
  const before = pipeline.connections.filter(({ target }) => target === id)
  const after = pipeline.connections.filter(({ source }) => source === id)
  const first = ports?.[0]?.id
  const feeder =
    before.find(({ targetHandle }) => targetHandle === first) ??
    before.find(({ targetHandle }) => targetHandle == null)
  let result = removeBlock(pipeline, id)
  for (const { source } of before)
    if (source !== feeder?.source) result = removeUnused(result, source)
  if (!feeder) return result
  for (const { target, targetHandle } of after) {
    const { source, sourceHandle } = feeder
    result = connectBlocks(result, { source, sourceHandle, target, targetHandle })
  }
  return result
}

/** A block that nothing takes rows from any more, and those behind it. */
function removeUnused(pipeline: Pipeline, id: string): Pipeline {
  if (pipeline.connections.some(({ source }) => source === id)) return pipeline
  const sources = pipeline.connections.filter(({ target }) => target === id)
  const without = removeBlock(pipeline, id)
  return sources.reduce((rest, { source }) => removeUnused(rest, source), without)
}

import { placeBlocks } from '../pipeline/place-blocks.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { positionBeside } from '../plan-to-pipeline/place-block.ts'

/** New blocks stand beside what they take rows from; the others stay where they are. */
export function placeNew(before: Pipeline, after: Pipeline): Pipeline {
  const known = new Set(before.blocks.map(({ id }) => id))
  let placed: Pipeline = { ...after, blocks: after.blocks.filter(({ id }) => known.has(id)) }
  if (placed.blocks.length === 0) return placeBlocks(after)
  for (const block of after.blocks.filter(({ id }) => !known.has(id))) {
    const upstream = after.connections.find(({ target }) => target === block.id)?.source
    const position = positionBeside(placed, upstream ?? null)
    placed = { ...placed, blocks: [...placed.blocks, { ...block, position }] }
  }
  return placed
}

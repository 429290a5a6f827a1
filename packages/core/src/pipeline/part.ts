import { addBlock, connectBlocks } from './edit.ts'
import type { Block, Pipeline } from './pipeline.ts'

/** The blocks named and the connections between them: what a copy takes along. */
export function takePart(pipeline: Pipeline, ids: readonly string[]): Pipeline {
  const wanted = new Set(ids)
  return {
    blocks: pipeline.blocks.filter(({ id }) => wanted.has(id)),
    connections: pipeline.connections.filter(
      ({ source, target }) => wanted.has(source) && wanted.has(target),
    ),
  }
}

export interface AddedPart {
  readonly pipeline: Pipeline
  readonly ids: readonly string[]
}

/**
 * Adds copies of a part's blocks under ids of their own, moved by `by`, joined among each other as in
 * the part. A connection whose ends are not both in the part is left out.
 */
export function addPart(
  pipeline: Pipeline,
  part: Pipeline,
  by: Block['position'],
  now: number,
): AddedPart {
  const ids = new Map<string, string>()
  let result = pipeline
  for (const block of part.blocks) {
    const position = { x: block.position.x + by.x, y: block.position.y + by.y }
    const added = addBlock(result, block.type, position, now)
    const copies = added.pipeline.blocks.map((one) =>
      one.id === added.id ? { ...block, id: added.id, position } : one,
    )
    result = { ...added.pipeline, blocks: copies }
    ids.set(block.id, added.id)
  }
  for (const connection of part.connections) {
    const [source, target] = [ids.get(connection.source), ids.get(connection.target)]
    if (source !== undefined && target !== undefined)
      result = connectBlocks(result, { ...connection, source, target })
  }
  return { pipeline: result, ids: [...ids.values()] }
}

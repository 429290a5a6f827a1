import type { Pipeline } from '@plainflow/core'

interface Loose {
  readonly blocks: readonly (Omit<Pipeline['blocks'][number], 'position'> & {
    readonly position?: { readonly x: number; readonly y: number }
  })[]
  readonly connections: Pipeline['connections']
}

/** Blocks without a position stand in a row, 200 apart, as specified. */
export function placeBlocks(pipeline: Loose): Pipeline {
  return {
    blocks: pipeline.blocks.map((block, index) => ({
      ...block,
      position: block.position ?? { x: 100 + 200 * index, y: 100 },
    })),
    connections: pipeline.connections,
  }
}

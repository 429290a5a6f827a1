import { blockTitle, type Pipeline } from '@plainflow/core'

/** What the blocks are called, by their ids. */
export function titlesOf({ blocks }: Pick<Pipeline, 'blocks'>): ReadonlyMap<string, string> {
  return new Map(blocks.map((block) => [block.id, blockTitle(block)]))
}

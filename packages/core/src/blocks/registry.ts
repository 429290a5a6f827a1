import { BLOCK_CATEGORIES } from './block.ts'
import type { BlockDefinition } from './block.ts'
import { REGISTERED } from './blocks.gen.ts'

/** Every block type, in the order of the palette: by category, then by id. */
export const BLOCKS: readonly BlockDefinition[] = REGISTERED.toSorted(
  (left, right) =>
    BLOCK_CATEGORIES.indexOf(left.category) - BLOCK_CATEGORIES.indexOf(right.category) ||
    (left.type < right.type ? -1 : 1),
)

const byType = new Map(BLOCKS.map((block) => [block.type, block]))

export function findBlock(type: string): BlockDefinition | undefined {
  return byType.get(type)
}

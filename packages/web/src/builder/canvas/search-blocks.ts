import { BLOCKS, type BlockDefinition } from '@plainflow/core'
import type { Wanted } from './canvas-store.ts'

/**
 * Blocks that fit where one is wanted, best match first: `average` finds Aggregate. Without a word
 * they stand in the order of the palette.
 */
export function searchBlocks(query: string, wanted: Wanted): readonly BlockDefinition[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return BLOCKS.filter((block) => fits(block, wanted))
    .map((block) => ({ block, score: scoreOf(block, words) }))
    .filter(({ score }) => words.length === 0 || score > 0)
    .toSorted((left, right) => right.score - left.score)
    .map(({ block }) => block)
}

/** Only what the arrow can end in, start from, or pass through. */
function fits({ inputs, outputs }: BlockDefinition, { end, into }: Wanted): boolean {
  if (into !== undefined) return inputs.length > 0 && outputs.length > 0
  if (!end) return true
  return (end.kind === 'source' ? inputs : outputs).length > 0
}

function scoreOf(block: BlockDefinition, words: readonly string[]): number {
  const label = block.label.toLowerCase()
  const description = block.description.toLowerCase()
  // What cannot run yet comes last among equals.
  const base = block.unavailable === undefined ? 0 : -0.5
  return words.reduce((score, word) => {
    if (label.startsWith(word)) return score + 8
    if (label.includes(word)) return score + 5
    if (block.openers.includes(word)) return score + 4
    if (block.type.includes(word)) return score + 3
    if (block.openers.some((opener) => opener.startsWith(word))) return score + 2
    return description.includes(word) ? score + 1 : score
  }, base)
}

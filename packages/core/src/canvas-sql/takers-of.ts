import { reachesOutside } from '../blocks/reaches-outside.ts'
import { findBlock } from '../blocks/registry.ts'
import type { Block, Pipeline } from '../pipeline/pipeline.ts'

/** Blocks that rows end in: exports, and alerts that hand on rows which nobody takes. No query says them. */
export function takersOf({ blocks, connections }: Pipeline): ReadonlySet<string> {
  const sources = new Set(connections.map(({ source }) => source))
  const isTaker = ({ id, type }: Block) => {
    const definition = findBlock(type)
    if (!definition) return false
    const isOutlet = definition.outputs.length === 0
    const isSource = definition.inputs.length === 0
    return isOutlet || (!isSource && reachesOutside(definition) && !sources.has(id))
  }
  return new Set(blocks.filter(isTaker).map(({ id }) => id))
}

import type { BlockDefinition, Lowering } from './block.ts'
import { LOWERING } from './lowering.gen.ts'

export function loweringOf({ type }: Pick<BlockDefinition, 'type'>): Lowering {
  const lowering = LOWERING[type]
  if (!lowering) throw new Error(`No block is called ${type}`)
  return lowering
}

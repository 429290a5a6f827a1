import type { BlockDefinition } from './block.ts'

/**
 * Whether rows leave Plainflow through a block, or come from somewhere else than the datasets at hand.
 * What somebody else than the user proposes of these is looked at twice.
 */
export function reachesOutside({ category, reads, form }: BlockDefinition): boolean {
  if (category === 'outlets' || category === 'systems') return true
  if (category === 'sources') return reads === undefined
  return form.fields.some(({ holds }) => holds !== undefined)
}

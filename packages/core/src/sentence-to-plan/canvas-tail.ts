import type { GivenInput } from '../blocks/block.ts'
import type { Walk } from '../pipeline/walk-pipeline.ts'
import type { PlanInput } from './plan.ts'

/** Rows that a next block could take: whose they are, and what is known of them. */
export interface PlanPlace {
  readonly input: PlanInput
  readonly given: GivenInput
}

/** The last block on the canvas whose rows a new one would take. */
export function canvasTail(
  { walked, order }: Walk,
  without: readonly string[] = [],
): PlanPlace | null {
  const open = order.findLast((id) => {
    const there = walked.get(id)
    return !without.includes(id) && there?.columns[0] && there.definition.outputs.length > 0
  })
  const columns = open === undefined ? undefined : walked.get(open)?.columns[0]
  if (open === undefined || !columns) return null
  const relation = { kind: 'step', step: open, columns } as const
  return { input: { kind: 'block', block: open }, given: { relation, columns } }
}

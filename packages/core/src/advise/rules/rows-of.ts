import type { Relation } from '../../relation/relation.ts'
import type { Ground } from '../ground.ts'

/** Rows that arrived from another block, as they were measured there. */
export function rowsOf(ground: Ground, relation: Relation): number | null {
  if (relation.kind !== 'step') return null
  const step = ground.stepById(relation.step)
  // A port other than the first has rows of its own, which no block reports.
  return step && step.id === step.block ? ground.rows(step.block) : null
}

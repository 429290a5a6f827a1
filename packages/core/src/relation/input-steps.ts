import { leavesOf } from './leaves-of.ts'
import type { Relation } from './relation.ts'

/** A step's own inputs among the steps, by id. */
export function inputSteps(relation: Relation): readonly string[] {
  return leavesOf(relation).flatMap((leaf) => (leaf.kind === 'step' ? [leaf.step] : []))
}

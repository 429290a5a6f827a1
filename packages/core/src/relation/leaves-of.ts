import { inputsOf } from './inputs-of.ts'
import type { Relation } from './relation.ts'

/** Where rows come in, or those of an earlier step. */
export function leavesOf(relation: Relation): readonly Relation[] {
  const inputs = inputsOf(relation)
  return inputs.length === 0 ? [relation] : inputs.flatMap(leavesOf)
}

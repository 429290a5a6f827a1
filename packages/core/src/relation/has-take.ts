import { inputsOf } from './inputs-of.ts'
import type { Relation } from './relation.ts'

/**
 * Whether a relation takes rows by their order. DuckDB (1.5 among others) pushes the keys of a join
 * down through such a step and then takes other rows: its rows must be settled before a join sees them.
 */
export function hasTake(relation: Relation): boolean {
  return relation.kind === 'take' || inputsOf(relation).some(hasTake)
}

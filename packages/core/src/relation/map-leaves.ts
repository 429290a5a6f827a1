import type { Relation } from './relation.ts'

/** The same relation over other leaves: where rows come in, or those of an earlier step. */
export function mapLeaves(
  relation: Relation,
  change: (leaf: Extract<Relation, { kind: 'from' | 'step' }>) => Relation,
): Relation {
  switch (relation.kind) {
    case 'from':
    case 'step':
      return change(relation)
    case 'join':
      return {
        ...relation,
        left: mapLeaves(relation.left, change),
        right: mapLeaves(relation.right, change),
      }
    case 'append':
      return { ...relation, inputs: relation.inputs.map((input) => mapLeaves(input, change)) }
    default:
      return { ...relation, input: mapLeaves(relation.input, change) }
  }
}

import type { Relation } from './relation.ts'

/** The relations directly inside one, in order. */
export function inputsOf(relation: Relation): readonly Relation[] {
  switch (relation.kind) {
    case 'from':
    case 'step':
      return []
    case 'join':
      return [relation.left, relation.right]
    case 'append':
      return relation.inputs
    default:
      return [relation.input]
  }
}

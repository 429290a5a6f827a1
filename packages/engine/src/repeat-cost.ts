import { inputsOf, type Relation } from '@plainflow/core'

/** What it costs to compute a relation again, in tables read; Infinity where once has to be enough. */
export function repeatCost(relation: Relation, costOf: CostOfLeaf): number {
  switch (relation.kind) {
    case 'from':
    case 'step':
      return costOf(relation)
    case 'append':
      return relation.distinct ? Infinity : sumOf(relation, costOf)
    case 'join':
    case 'filter':
    case 'select':
    case 'compute':
    case 'unpivot':
      return sumOf(relation, costOf)
    default:
      return Infinity
  }
}

/** The same for counting its rows alone: nothing is sorted and no window computed for that. */
export function countCost(relation: Relation, costOf: CostOfLeaf): number {
  return relation.kind === 'sort' || relation.kind === 'window'
    ? countCost(relation.input, costOf)
    : repeatCost(relation, costOf)
}

export type CostOfLeaf = (leaf: Extract<Relation, { kind: 'from' | 'step' }>) => number

function sumOf(relation: Relation, costOf: CostOfLeaf): number {
  return inputsOf(relation).reduce((sum, input) => sum + repeatCost(input, costOf), 0)
}

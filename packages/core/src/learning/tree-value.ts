import type { Expression } from '../relation/expression.ts'
import { binary, choose, isNull, numberOf } from '../relation/make-expression.ts'
import type { Feature } from './feature.ts'
import type { TreeNode, TreeSplit } from './model.ts'

/**
 * The number of the leaf that a row ends in. Numbers and not integers, as whole ones are exact in both and
 * R has only the former beside its columns.
 */
export function treeValue(
  node: TreeNode,
  features: readonly Feature[],
  cells: readonly Expression[],
): Expression {
  if ('leaf' in node) return numberOf(node.leaf)
  const yes = treeValue(node.yes, features, cells)
  const no = treeValue(node.no, features, cells)
  const feature = features[node.feature]
  const cell = cells[node.feature]
  if (!feature || !cell) throw new Error(`A tree looks at feature ${node.feature} of fewer`)
  return choose([[goesYes(node, cell, isEverNull(feature)), yes]], no)
}

/** Null passes by, so that only those who go along with it have to be named. */
function goesYes({ test, empty }: TreeSplit, cell: Expression, isNullable: boolean): Expression {
  const passes =
    'most' in test
      ? binary('<=', cell, numberOf(test.most))
      : test.within.map((range) => liesWithin(cell, range)).reduce((a, b) => binary('or', a, b))
  return empty === 'yes' && isNullable ? binary('or', isNull(cell), passes) : passes
}

function isEverNull(feature: Feature): boolean {
  return 'fill' in feature ? false : NULLABLE.includes(feature.kind)
}

const NULLABLE: readonly Feature['kind'][] = ['number', 'flag', 'date']

function liesWithin(cell: Expression, [low, high]: readonly [number, number]): Expression {
  if (low === high) return binary('=', cell, numberOf(low))
  return binary('and', binary('>=', cell, numberOf(low)), binary('<=', cell, numberOf(high)))
}

/** The features that are looked at. */
export function featuresOfTree(node: TreeNode): readonly number[] {
  if ('leaf' in node) return []
  return [node.feature, ...featuresOfTree(node.yes), ...featuresOfTree(node.no)]
}

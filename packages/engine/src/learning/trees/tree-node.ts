import type { TreeNode } from '@plainflow/core'
import type { Bins } from './bin-columns.ts'
import type { GrownLeaf, GrownNode, GrownSplit } from './grow-tree.ts'

/** A grown tree as the model holds it: cuts in place of bins, whole numbers in place of sums. */
export function treeNode(
  node: GrownNode,
  bins: Bins,
  leafOf: (leaf: GrownLeaf) => number,
): TreeNode {
  if (node.kind === 'leaf') return { leaf: leafOf(node) }
  const yes = treeNode(node.yes, bins, leafOf)
  const no = treeNode(node.no, bins, leafOf)
  // Both sides say the same: of several labels this one may not be told apart here.
  if ('leaf' in yes && 'leaf' in no && yes.leaf === no.leaf) return yes
  return { feature: node.feature, ...testOf(node, bins.cuts[node.feature]!), yes, no }
}

function testOf({ goesYes }: GrownSplit, cuts: Float64Array | null) {
  if (!cuts) return { test: { within: rangesOf(goesYes) }, empty: 'no' } as const
  const last = goesYes.lastIndexOf(1, goesYes.length - 2)
  const empty = goesYes[goesYes.length - 1] === 1 ? 'yes' : 'no'
  // All numbers on one side, the nulls on the other.
  const most = last < cuts.length ? cuts[last]! : Number.MAX_VALUE
  return { test: { most }, empty } as const
}

function rangesOf(goesYes: Uint8Array): (readonly [number, number])[] {
  const ranges: [number, number][] = []
  for (const [code, goes] of goesYes.entries()) {
    if (goes === 0) continue
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

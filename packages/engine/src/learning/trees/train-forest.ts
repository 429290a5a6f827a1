import type { TreeNode } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Bins } from './bin-columns.ts'
import { growTree, type GrownLeaf } from './grow-tree.ts'
import { spreadOf, type TrainedTrees } from './train-boosting.ts'
import { treeNode } from './tree-node.ts'
import { baseOf, wholeLeaves } from './whole-leaves.ts'

export interface ForestOptions {
  readonly trees: number
  readonly depth: number
  readonly seed: number
  readonly weights: Float64Array
  readonly isClassification: boolean
  /** Each tree on rows drawn anew and with some of the features in each split; a single tree looks at all. */
  readonly isDrawn: boolean
  readonly onTree: (tree: number) => void
}

/** One decision tree, or many whose mean counts: leaves are shares of labels, or means. */
export function trainForest(table: FeatureTable, bins: Bins, options: ForestOptions): TrainedTrees {
  const { target, labels, trainRows, count, features } = table
  const { trees, isClassification, isDrawn } = options
  const random = seededRandom(options.seed)
  const channels = isClassification && labels.length > 2 ? labels.length : 1
  const gains = new Float64Array(features.length)
  const { mean, furthest } = spreadOf(target!, trainRows)
  // Shares are at most 1.
  const whole = wholeLeaves(
    isClassification ? 1 / 16 : furthest / 16,
    (isClassification ? 1 : furthest) / trees,
    trees,
  )
  const middle = isClassification ? 0.5 : mean
  const base = channels > 1 ? 0 : baseOf(middle, whole)
  const grown: TreeNode[][] = Array.from({ length: channels }, () => [])
  const weights = new Float64Array(count)
  const pulls = new Float64Array(count)
  for (let tree = 0; tree < trees; tree += 1) {
    weights.fill(0)
    if (isDrawn)
      for (let at = 0; at < trainRows.length; at += 1) {
        const row = trainRows[random.below(trainRows.length)]!
        weights[row] = weights[row]! + options.weights[row]!
      }
    else for (const row of trainRows) weights[row] = options.weights[row]!
    for (const row of trainRows)
      pulls[row] = channels > 1 ? target![row]! : weights[row]! * (target![row]! - base)
    const root = growTree({
      bins,
      rows: trainRows.filter((row) => weights[row]! > 0),
      channels,
      pulls,
      weights,
      depth: options.depth,
      leastWeight: leastWeight(isDrawn, trainRows.length),
      damping: 0,
      categoryDamping: 10,
      categoryLeast: 10,
      tries: triesOf(features.length, isClassification),
      random: isDrawn ? random : null,
      gains,
      onLeaf: () => {},
    })
    for (let output = 0; output < channels; output += 1) {
      const leafOf = ({ sums }: GrownLeaf) => whole.round(sums[output]! / sums[channels]! / trees)
      grown[output]!.push(treeNode(root, bins, leafOf))
    }
    options.onTree(tree + 1)
  }
  // Of two labels the score is the share of the second less a half; leaves are measured from there.
  const scores = grown.map((each) => ({ base: isClassification ? 0 : base, trees: each }))
  return { scorer: { kind: 'trees', step: whole.step, scores }, gains }
}

/** Few rows in a leaf are chance; a forest takes the mean of chances. */
function leastWeight(isDrawn: boolean, rows: number): number {
  if (isDrawn) return 1
  return Math.max(5, Math.min(20, rows / 200))
}

function triesOf(features: number, isClassification: boolean): number {
  return Math.max(1, Math.ceil(isClassification ? Math.sqrt(features) : features))
}

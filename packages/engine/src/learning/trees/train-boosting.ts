import type { TreeNode, TreeScorer } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { portableExp, portableLog } from '../portable-math.ts'
import type { Bins } from './bin-columns.ts'
import { growTree, type GrownLeaf, type GrownNode } from './grow-tree.ts'
import { leafOf } from './score-bins.ts'
import { treeNode } from './tree-node.ts'
import { baseOf, type WholeLeaves, wholeLeaves } from './whole-leaves.ts'

export interface BoostingOptions {
  readonly trees: number
  readonly depth: number
  readonly rate: number
  /** By row. */
  readonly weights: Float64Array
  readonly isClassification: boolean
  /** After each round; a curve costs a look at all rows. */
  readonly onRound: (round: number, losses: Losses | null) => void
  readonly hasCurve: boolean
}

export interface Losses {
  readonly train: number
  readonly test: number | null
}

export interface TrainedTrees {
  readonly scorer: TreeScorer
  /** By feature. */
  readonly gains: Float64Array
}

/**
 * Trees one after the other, each on what those before it left (as XGBoost, by histograms). A leaf is
 * rounded to its whole number at once, so that later trees mend what rounding cost.
 */
export function trainBoosting(
  table: FeatureTable,
  bins: Bins,
  options: BoostingOptions,
): TrainedTrees {
  const { trees, depth, rate } = options
  const outputs = options.isClassification && table.labels.length > 2 ? table.labels.length : 1
  const losses = lossesOf(table, options, outputs)
  const whole = losses.leaves
  const scores = losses.bases.map(() => new Float64Array(table.count))
  const grown: TreeNode[][] = losses.bases.map(() => [])
  const gains = new Float64Array(table.features.length)
  const pulls = new Float64Array(table.count)
  const weights = new Float64Array(table.count)
  for (let round = 0; round < trees; round += 1) {
    const before = outputs === 1 ? scores : scores.map((each) => each.slice())
    for (let output = 0; output < outputs; output += 1) {
      losses.pull(before, output, pulls, weights)
      const own = scores[output]!
      const leaves = new Map<GrownNode, number>()
      const valueOf = ({ sums }: GrownLeaf) =>
        whole.round((rate * sums[0]!) / (sums[1]! + losses.damping))
      const root = growTree({
        bins,
        rows: table.trainRows.slice(),
        channels: 1,
        pulls,
        weights,
        depth,
        leastWeight: losses.leastWeight,
        damping: losses.damping,
        categoryDamping: losses.categoryDamping,
        categoryLeast: losses.categoryLeast,
        tries: 0,
        random: null,
        gains,
        onLeaf(leaf, rows) {
          const value = valueOf(leaf)
          leaves.set(leaf, value)
          for (let at = 0; at < rows.length; at += 1) own[rows[at]!] = own[rows[at]!]! + value
        },
      })
      for (let at = 0; at < table.testRows.length; at += 1) {
        const row = table.testRows[at]!
        own[row] = own[row]! + leafOf(root, bins, row, leaves)
      }
      grown[output]!.push(treeNode(root, bins, valueOf))
    }
    const isLast = round === trees - 1
    const isPoint = isLast || round % Math.ceil(trees / 100) === 0
    options.onRound(round + 1, options.hasCurve && isPoint ? losses.measure(scores) : null)
  }
  const scored = losses.bases.map((base, output) => ({ base, trees: grown[output]! }))
  return { scorer: { kind: 'trees', step: whole.step, scores: scored }, gains }
}

/** What is to be made small, and what it pulls the score of each row to. */
interface Loss {
  readonly leaves: WholeLeaves
  readonly bases: readonly number[]
  readonly damping: number
  readonly categoryDamping: number
  readonly categoryLeast: number
  readonly leastWeight: number
  pull(
    scores: readonly Float64Array[],
    output: number,
    pulls: Float64Array,
    weights: Float64Array,
  ): void
  measure(scores: readonly Float64Array[]): Losses
}

function lossesOf(table: FeatureTable, options: BoostingOptions, outputs: number): Loss {
  if (!options.isClassification) return squares(table, options)
  return outputs === 1 ? logistic(table, options) : softmax(table, options)
}

function squares({ target, trainRows, testRows }: FeatureTable, options: BoostingOptions): Loss {
  const { rate, trees, weights: given } = options
  const { mean, deviation, furthest } = spreadOf(target!, trainRows)
  const leaves = wholeLeaves(deviation, rate * furthest * 2, trees)
  const base = baseOf(mean, leaves)
  const measured = (scores: Float64Array, rows: Int32Array) => {
    let sum = 0
    for (const row of rows) {
      const off = target![row]! - base - scores[row]! * leaves.step
      sum += off * off
    }
    return Math.sqrt(sum / rows.length)
  }
  return {
    leaves,
    bases: [base],
    damping: 1,
    categoryDamping: 10,
    categoryLeast: 10,
    leastWeight: Math.min(10, Math.max(2, trainRows.length / 100)),
    pull([scores], _, pulls, weights) {
      for (const row of trainRows) {
        pulls[row] = given[row]! * (target![row]! - base - scores![row]! * leaves.step)
        weights[row] = given[row]!
      }
    },
    measure: ([scores]) => ({
      train: measured(scores!, trainRows),
      test: testRows.length > 0 ? measured(scores!, testRows) : null,
    }),
  }
}

const CLASS_LOSS = { damping: 1, categoryDamping: 10, categoryLeast: 2, leastWeight: 1 }
/** A leaf of more would be certain of itself beyond what a double tells from 1. */
const MOST_LOGIT = 8

function logistic({ target, trainRows, testRows }: FeatureTable, options: BoostingOptions): Loss {
  const { weights: given, trees } = options
  const leaves = wholeLeaves(1, MOST_LOGIT, trees)
  let [ones, all] = [0, 0]
  for (const row of trainRows) {
    ones += given[row]! * target![row]!
    all += given[row]!
  }
  const base = Math.round(portableLog(ones / (all - ones)) / leaves.step) * leaves.step
  const chance = (score: number) => 1 / (1 + portableExp(-(base + score * leaves.step)))
  const measured = (scores: Float64Array, rows: Int32Array) => {
    let [sum, count] = [0, 0]
    for (const row of rows) {
      if (target![row]! < 0) continue
      const p = chance(scores[row]!)
      sum -= portableLog(Math.max(1e-15, target![row] === 1 ? p : 1 - p))
      count += 1
    }
    return sum / count
  }
  return {
    ...CLASS_LOSS,
    leaves,
    bases: [base],
    pull([scores], _, pulls, weights) {
      for (const row of trainRows) {
        const p = chance(scores![row]!)
        pulls[row] = given[row]! * (target![row]! - p)
        weights[row] = given[row]! * Math.max(1e-16, p * (1 - p))
      }
    },
    measure: ([scores]) => ({
      train: measured(scores!, trainRows),
      test: testRows.length > 0 ? measured(scores!, testRows) : null,
    }),
  }
}

function softmax(table: FeatureTable, options: BoostingOptions): Loss {
  const { target, trainRows, testRows, labels } = table
  const { weights: given, trees } = options
  const leaves = wholeLeaves(1, MOST_LOGIT, trees)
  const found = new Float64Array(labels.length)
  let all = 0
  for (const row of trainRows) {
    found[target![row]!] = found[target![row]!]! + given[row]!
    all += given[row]!
  }
  const bases = Array.from(
    found,
    (sum) => Math.round(portableLog(sum / all) / leaves.step) * leaves.step,
  )
  const chances = new Float64Array(labels.length)
  const spread = (scores: readonly Float64Array[], row: number) => {
    let most = -Infinity
    for (let at = 0; at < bases.length; at += 1) {
      chances[at] = bases[at]! + scores[at]![row]! * leaves.step
      most = Math.max(most, chances[at]!)
    }
    let sum = 0
    for (let at = 0; at < bases.length; at += 1) {
      chances[at] = portableExp(chances[at]! - most)
      sum += chances[at]!
    }
    return sum
  }
  const measured = (scores: readonly Float64Array[], rows: Int32Array) => {
    let [sum, count] = [0, 0]
    for (const row of rows) {
      if (target![row]! < 0) continue
      const total = spread(scores, row)
      sum -= portableLog(Math.max(1e-15, chances[target![row]!]! / total))
      count += 1
    }
    return sum / count
  }
  return {
    ...CLASS_LOSS,
    leaves,
    bases,
    pull(scores, output, pulls, weights) {
      for (const row of trainRows) {
        const total = spread(scores, row)
        const p = chances[output]! / total
        pulls[row] = given[row]! * ((target![row] === output ? 1 : 0) - p)
        // Scores of all labels move at once: twice the curvature holds each back, as in XGBoost.
        weights[row] = given[row]! * Math.max(1e-16, 2 * p * (1 - p))
      }
    },
    measure: (scores) => ({
      train: measured(scores, trainRows),
      test: testRows.length > 0 ? measured(scores, testRows) : null,
    }),
  }
}

export function spreadOf(values: Float64Array, rows: Int32Array) {
  let sum = 0
  for (const row of rows) sum += values[row]!
  const mean = sum / rows.length
  let [squared, furthest] = [0, 0]
  for (const row of rows) {
    const off = values[row]! - mean
    squared += off * off
    furthest = Math.max(furthest, Math.abs(off))
  }
  return { mean, deviation: Math.sqrt(squared / rows.length), furthest }
}

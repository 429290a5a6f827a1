import type { FeatureTable } from '../feature-table.ts'
import { portableExp, portableLog } from '../portable-math.ts'
import { cholesky, solve } from './cholesky.ts'
import { addColumns, products, projections } from './products.ts'
import { standardise, unscaled } from './standardise.ts'
import type { TrainedLines } from './train-linear.ts'

/** Holds weights back by half their squares; the intercept is free. */
export const PENALTY = 1
const MOST_ROUNDS = 100
/** Of the largest step in a weight. */
const STILL = 1e-10

/** Two labels: Newton's method on the penalised likelihood, halving steps that go too far. */
export function trainLogistic(table: FeatureTable, rowWeights: Float64Array): TrainedLines {
  const { columns: features, rows, ...scales } = standardise(table)
  const columns = [new Float64Array(rows.length).fill(1), ...features]
  const given = Float64Array.from(rows, (row) => rowWeights[row]!)
  const target = Float64Array.from(rows, (row) => table.target![row]!)
  let weights: Float64Array = new Float64Array(columns.length)
  let scores: Float64Array = new Float64Array(rows.length)
  let loss = lossOf(scores, weights, target, given)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const chances = scores.map((score) => 1 / (1 + portableExp(-score)))
    const rest = chances.map((chance, at) => given[at]! * (target[at]! - chance))
    const bends = chances.map((chance, at) => given[at]! * chance * (1 - chance))
    const slope = projections(columns, rest)
    const matrix = products(columns, bends)
    for (let at = 1; at < columns.length; at += 1) {
      slope[at] = slope[at]! - PENALTY * weights[at]!
      matrix[at * columns.length + at] = matrix[at * columns.length + at]! + PENALTY
    }
    const step = solve(cholesky(matrix, columns.length), slope)
    let share = 1
    for (; share > 1e-6; share /= 2) {
      const tried = weights.map((weight, at) => weight + share * step[at]!)
      const moved = addColumns(new Float64Array(rows.length), columns, tried)
      const less = lossOf(moved, tried, target, given)
      if (less > loss + 1e-9 * Math.abs(loss)) continue
      ;[weights, scores, loss] = [tried, moved, less]
      break
    }
    if (share * step.reduce((most, each) => Math.max(most, Math.abs(each)), 0) < STILL) break
  }
  const [intercept = 0, ...own] = weights
  return {
    scorer: { kind: 'linear', scores: [unscaled(scales, intercept, own)] },
    gains: Float64Array.from(own, Math.abs),
  }
}

function lossOf(
  scores: Float64Array,
  weights: Float64Array,
  target: Float64Array,
  given: Float64Array,
): number {
  let loss = 0
  for (let at = 0; at < scores.length; at += 1) {
    const score = target[at] === 1 ? scores[at]! : -scores[at]!
    const surprise = score > 0 ? log1pExp(-score) : log1pExp(score) - score
    loss += given[at]! * surprise
  }
  for (let at = 1; at < weights.length; at += 1) loss += 0.5 * PENALTY * weights[at]! * weights[at]!
  return loss
}

function log1pExp(negative: number): number {
  return portableLog(1 + portableExp(negative))
}

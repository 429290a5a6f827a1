import type { LinearScorer } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { cholesky, solve } from './cholesky.ts'
import { addColumns, products, projections } from './products.ts'
import { standardise, unscaled } from './standardise.ts'

export interface TrainedLines {
  readonly scorer: LinearScorer
  /** By feature: how much it moves the score, in deviations of its own. */
  readonly gains: Float64Array
}

/** Squaring the columns cost half the digits: the rest is solved for again. */
const REFINEMENTS = 3

/** Least squares by the normal equations; a column that others make up gets no weight. */
export function trainLinear(table: FeatureTable): TrainedLines {
  const { columns, rows, ...scales } = standardise(table)
  const target = Float64Array.from(rows, (row) => table.target![row]!)
  const mean = target.reduce((sum, value) => sum + value, 0) / target.length
  const factor = cholesky(products(columns, null), columns.length)
  const weights = new Float64Array(columns.length)
  for (let round = 0; round < REFINEMENTS; round += 1) {
    const predicted = addColumns(new Float64Array(rows.length).fill(mean), columns, weights)
    const rest = target.map((value, at) => value - predicted[at]!)
    const more = solve(factor, projections(columns, rest))
    for (let at = 0; at < weights.length; at += 1) weights[at] = weights[at]! + more[at]!
  }
  return {
    scorer: { kind: 'linear', scores: [unscaled(scales, mean, weights)] },
    gains: weights.map(Math.abs),
  }
}

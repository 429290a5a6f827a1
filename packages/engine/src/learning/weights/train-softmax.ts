import type { FeatureTable } from '../feature-table.ts'
import { portableExp, portableLog } from '../portable-math.ts'
import { minimise } from './minimise.ts'
import { addColumns, projections } from './products.ts'
import { standardise, unscaled } from './standardise.ts'
import type { TrainedLines } from './train-linear.ts'
import { PENALTY } from './train-logistic.ts'

/** Several labels: the penalised likelihood of their softmax, made least by L-BFGS. */
export function trainSoftmax(
  table: FeatureTable,
  rowWeights: Float64Array,
  onRound: (share: number) => void,
): TrainedLines {
  const { columns: features, rows, ...scales } = standardise(table)
  const columns = [new Float64Array(rows.length).fill(1), ...features]
  const width = columns.length
  const labels = table.labels.length
  const given = Float64Array.from(rows, (row) => rowWeights[row]!)
  const target = Int32Array.from(rows, (row) => table.target![row]!)
  const weights = minimise(new Float64Array(labels * width), lossAt, onRound)
  const weightsOf = (label: number) => weights.subarray(label * width, (label + 1) * width)
  const scores = table.labels.map((_, label) =>
    unscaled(scales, weightsOf(label)[0]!, weightsOf(label).subarray(1)),
  )
  const gains = new Float64Array(features.length)
  for (let label = 0; label < labels; label += 1)
    for (let at = 0; at < gains.length; at += 1)
      gains[at] = gains[at]! + Math.abs(weightsOf(label)[at + 1]!)
  return { scorer: { kind: 'linear', scores }, gains }

  function lossAt(point: Float64Array, slope: Float64Array): number {
    const scored = table.labels.map((_, label) =>
      addColumns(
        new Float64Array(rows.length),
        columns,
        point.subarray(label * width, (label + 1) * width),
      ),
    )
    let loss = 0
    for (let at = 0; at < rows.length; at += 1) {
      let most = -Infinity
      for (const own of scored) most = Math.max(most, own[at]!)
      let sum = 0
      for (const own of scored) sum += portableExp(own[at]! - most)
      loss += given[at]! * (portableLog(sum) + most - scored[target[at]!]![at]!)
      for (const [label, own] of scored.entries()) {
        const chance = portableExp(own[at]! - most) / sum
        own[at] = given[at]! * (chance - (target[at] === label ? 1 : 0))
      }
    }
    for (const [label, rest] of scored.entries()) {
      slope.set(projections(columns, rest), label * width)
      for (let at = label * width + 1; at < (label + 1) * width; at += 1) {
        loss += 0.5 * PENALTY * point[at]! * point[at]!
        slope[at] = slope[at]! + PENALTY * point[at]!
      }
    }
    return loss
  }
}

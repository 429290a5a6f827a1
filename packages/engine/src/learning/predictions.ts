import type { Chance } from '@plainflow/core'
import { portableExp } from './portable-math.ts'

/** What a model says of rows: the place of the label or cluster, and the chance of each label. */
export interface Predictions {
  readonly labels: Int32Array
  /** By label; none where there are no chances. */
  readonly chances: readonly Float64Array[]
}

/** Of two labels one score tells, of more the highest; of equal ones the first. */
export function predictLabels(
  scores: readonly Float64Array[],
  labelCount: number,
  chance: Chance | null,
): Predictions {
  const count = scores[0]?.length ?? 0
  const labels = new Int32Array(count)
  const chances = Array.from({ length: labelCount }, () => new Float64Array(count))
  for (let row = 0; row < count; row += 1) {
    if (labelCount <= 2) {
      const score = scores[0]![row]!
      labels[row] = score > 0 ? 1 : 0
      const second = chance === 'share' ? score + 0.5 : 1 / (1 + portableExp(-score))
      chances[1]![row] = second
      chances[0]![row] = 1 - second
      continue
    }
    let most = 0
    for (let at = 1; at < labelCount; at += 1)
      if (scores[at]![row]! > scores[most]![row]!) most = at
    labels[row] = most
    let sum = 0
    for (let at = 0; at < labelCount; at += 1) {
      const own = scores[at]![row]!
      chances[at]![row] = chance === 'share' ? own : portableExp(own - scores[most]![row]!)
      sum += chances[at]![row]!
    }
    for (let at = 0; at < labelCount; at += 1) chances[at]![row] = chances[at]![row]! / sum
  }
  return { labels, chances }
}

/** The nearest of the centres, by the distances. */
export function nearestClusters(distances: readonly Float64Array[]): Int32Array {
  return Int32Array.from(distances[0] ?? [], (_, row) => {
    let near = 0
    for (let at = 1; at < distances.length; at += 1)
      if (distances[at]![row]! < distances[near]![row]!) near = at
    return near
  })
}

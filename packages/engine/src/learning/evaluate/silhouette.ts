import type { ClusterScorer } from '@plainflow/core'
import type { FeatureColumn } from '../feature-table.ts'

/** Every row is compared with every other: so many show how it is with all. */
const MOST_ROWS = 2000

/**
 * How much nearer rows are to their own cluster than to the next one: 1 far apart, 0 not at all; null
 * where there are fewer than two.
 */
export function silhouette(
  { weights }: Pick<ClusterScorer, 'weights'>,
  columns: readonly FeatureColumn[],
  rows: Int32Array,
  clusters: Int32Array,
): number | null {
  const step = Math.max(1, Math.ceil(rows.length / MOST_ROWS))
  const places = Int32Array.from({ length: Math.ceil(rows.length / step) }, (_, at) => at * step)
  const width = columns.length
  const points = new Float64Array(places.length * width)
  for (const [feature, column] of columns.entries())
    for (const [at, place] of places.entries())
      points[at * width + feature] = column[rows[place]!]! * Math.sqrt(weights[feature]!)
  const own = places.map((place) => clusters[place]!)
  const most = own.reduce((left, right) => Math.max(left, right), 0)
  const sizes = new Int32Array(most + 1)
  for (const cluster of own) sizes[cluster] = sizes[cluster]! + 1
  if (sizes.filter((size) => size > 0).length < 2) return null
  let sum = 0
  for (let at = 0; at < own.length; at += 1) sum += valueOf(at)
  return sum / own.length

  function valueOf(at: number): number {
    if (sizes[own[at]!]! < 2) return 0
    const sums = new Float64Array(sizes.length)
    for (let other = 0; other < own.length; other += 1) {
      let squares = 0
      for (let place = 0; place < width; place += 1) {
        const off = points[at * width + place]! - points[other * width + place]!
        squares += off * off
      }
      sums[own[other]!] = sums[own[other]!]! + Math.sqrt(squares)
    }
    const inside = sums[own[at]!]! / (sizes[own[at]!]! - 1)
    let outside = Infinity
    for (let cluster = 0; cluster < sizes.length; cluster += 1)
      if (cluster !== own[at] && sizes[cluster]! > 0)
        outside = Math.min(outside, sums[cluster]! / sizes[cluster]!)
    return (outside - inside) / (Math.max(inside, outside) || 1)
  }
}

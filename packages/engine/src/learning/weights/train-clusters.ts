import type { ClusterScorer, Feature } from '@plainflow/core'
import type { FeatureTable } from '../feature-table.ts'
import { type Random, seededRandom } from '../seeded-random.ts'
import { standardise } from './standardise.ts'

export interface ClusterOptions {
  readonly clusters: number
  readonly seed: number
  readonly onRound: (share: number) => void
}

export interface TrainedClusters {
  readonly scorer: ClusterScorer
  readonly gains: Float64Array
}

/** The best of so many beginnings. */
const BEGINNINGS = 3
const MOST_ROUNDS = 300

/** k-means: beginnings far apart (k-means++), then centre and nearest in turn (Lloyd) until nothing moves. */
export function trainClusters(table: FeatureTable, options: ClusterOptions): TrainedClusters {
  const { columns, rows, deviations } = standardise(table)
  const weights = table.features.map((feature, place) => weightOf(feature, deviations[place]!))
  const width = columns.length
  const points = new Float64Array(rows.length * width)
  for (const [place, column] of table.columns.entries()) {
    const scale = Math.sqrt(weights[place]!)
    for (let at = 0; at < rows.length; at += 1)
      points[at * width + place] = column[rows[at]!]! * scale
  }
  const random = seededRandom(options.seed)
  let best: Settled | null = null
  for (let beginning = 0; beginning < BEGINNINGS; beginning += 1) {
    const start = farApart(points, width, options.clusters, random)
    const settled = settle(points, width, start)
    if (!best || settled.inertia < best.inertia) best = settled
    options.onRound((beginning + 1) / BEGINNINGS)
  }
  const centres = rowsOf(best!.centres, width).map((centre) =>
    centre.map((value, place) => (weights[place] === 0 ? 0 : value / Math.sqrt(weights[place]!))),
  )
  return { scorer: { kind: 'clusters', weights, centres }, gains: spreadOf(best!.centres, width) }
}

/** Numbers by their deviation; what is 0 or 1 already differs as much as a number does by 1. */
function weightOf({ kind }: Feature, deviation: number): number {
  const isNumber = kind === 'number' || kind === 'date'
  return isNumber ? 1 / (deviation * deviation) : 1
}

export interface Settled {
  readonly centres: Float64Array
  readonly inertia: number
}

/** From given centres until no row changes its cluster; a centre without rows goes to the row farthest off. */
export function settle(points: Float64Array, width: number, start: Float64Array): Settled {
  const count = points.length / width
  const centres = start.slice()
  const clusters = centres.length / width
  const nearest = new Int32Array(count).fill(-1)
  const distances = new Float64Array(count)
  for (let round = 0; ; round += 1) {
    let moved = 0
    for (let row = 0; row < count; row += 1) {
      const found = nearestTo(points, row * width, centres, width)
      distances[row] = found.distance
      if (found.cluster !== nearest[row]) moved += 1
      nearest[row] = found.cluster
    }
    if (moved === 0 || round === MOST_ROUNDS) break
    const rows = new Int32Array(clusters)
    centres.fill(0)
    for (let row = 0; row < count; row += 1) {
      const into = nearest[row]! * width
      rows[nearest[row]!] = rows[nearest[row]!]! + 1
      for (let at = 0; at < width; at += 1)
        centres[into + at] = centres[into + at]! + points[row * width + at]!
    }
    for (let cluster = 0; cluster < clusters; cluster += 1) {
      const into = cluster * width
      if (rows[cluster]! > 0) {
        for (let at = 0; at < width; at += 1)
          centres[into + at] = centres[into + at]! / rows[cluster]!
        continue
      }
      const far = farthest(distances)
      distances[far] = 0
      for (let at = 0; at < width; at += 1) centres[into + at] = points[far * width + at]!
    }
  }
  return { centres, inertia: distances.reduce((sum, distance) => sum + distance, 0) }
}

/** The first of the nearest centres, and the square of the distance. */
function nearestTo(points: Float64Array, from: number, centres: Float64Array, width: number) {
  let cluster = 0
  let distance = Infinity
  for (let centre = 0; centre * width < centres.length; centre += 1) {
    let sum = 0
    for (let at = 0; at < width && sum < distance; at += 1) {
      const off = points[from + at]! - centres[centre * width + at]!
      sum += off * off
    }
    if (sum < distance) [cluster, distance] = [centre, sum]
  }
  return { cluster, distance }
}

/** Each next centre a row drawn by the square of its distance to those before: the best of a few draws. */
function farApart(points: Float64Array, width: number, clusters: number, random: Random) {
  const count = points.length / width
  const centres = new Float64Array(clusters * width)
  const first = random.below(count)
  centres.set(points.subarray(first * width, (first + 1) * width))
  let distances = distancesTo(first, null)
  const draws = 2 + Math.floor(clusters / 4)
  for (let cluster = 1; cluster < clusters; cluster += 1) {
    let best: { row: number; distances: Float64Array; sum: number } | null = null
    const sum = distances.reduce((all, each) => all + each, 0)
    for (let draw = 0; draw < draws; draw += 1) {
      let left = random.next() * sum
      let row = 0
      while (row < count - 1 && (left -= distances[row]!) > 0) row += 1
      const tried = distancesTo(row, distances)
      const tally = tried.reduce((all, each) => all + each, 0)
      if (!best || tally < best.sum) best = { row, distances: tried, sum: tally }
    }
    centres.set(points.subarray(best!.row * width, (best!.row + 1) * width), cluster * width)
    distances = best!.distances
  }
  return centres

  function distancesTo(chosen: number, known: Float64Array | null): Float64Array {
    const found = new Float64Array(count)
    for (let row = 0; row < count; row += 1) {
      let sum = 0
      for (let at = 0; at < width; at += 1) {
        const off = points[row * width + at]! - points[chosen * width + at]!
        sum += off * off
      }
      found[row] = known ? Math.min(known[row]!, sum) : sum
    }
    return found
  }
}

function farthest(distances: Float64Array): number {
  let far = 0
  for (let row = 1; row < distances.length; row += 1)
    if (distances[row]! > distances[far]!) far = row
  return far
}

function rowsOf(centres: Float64Array, width: number): number[][] {
  return Array.from({ length: centres.length / width }, (_, row) =>
    Array.from(centres.subarray(row * width, (row + 1) * width)),
  )
}

/** By feature: how far the centres are apart in it. */
function spreadOf(centres: Float64Array, width: number): Float64Array {
  const rows = rowsOf(centres, width)
  return Float64Array.from({ length: width }, (_, at) => {
    const mean = rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length
    return rows.reduce((sum, row) => sum + (row[at]! - mean) * (row[at]! - mean), 0)
  })
}

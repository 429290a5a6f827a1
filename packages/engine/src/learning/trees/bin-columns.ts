import type { FeatureTable } from '../feature-table.ts'
import { shortestBetween } from './shortest-between.ts'

/** What trees look at: of each row the bin that its feature falls in. */
export interface Bins {
  /** By feature, of all rows. */
  readonly columns: readonly Uint8Array[]
  /** `cuts[i]` is the most that bin `i` holds; null where the bins are the codes of a category. */
  readonly cuts: readonly (Float64Array | null)[]
  /** How many bins a feature has; that of the nulls of a number is the last. */
  readonly sizes: readonly number[]
}

const MOST_CUTS = 254
/** Quantiles of so many rows are close enough to those of all. */
const LOOKED_AT = 200_000

/** Cut where the train rows alone say. */
export function binColumns({ features, columns, count, trainRows }: FeatureTable): Bins {
  const cuts = columns.map((column, place) =>
    features[place]?.kind === 'code' ? null : cutsOf(column, trainRows),
  )
  return {
    cuts,
    sizes: cuts.map((each, place) => (each ? each.length + 2 : largest(columns[place]!) + 1)),
    columns: columns.map((column, place) => {
      const own = cuts[place]
      return own ? binNumbers(column, own, count) : Uint8Array.from(column)
    }),
  }
}

function cutsOf(column: ArrayLike<number>, rows: Int32Array): Float64Array {
  const step = Math.max(1, Math.ceil(rows.length / LOOKED_AT))
  const seen = new Float64Array(Math.ceil(rows.length / step))
  let filled = 0
  for (let at = 0; at < rows.length; at += step) {
    const value = column[rows[at]!]!
    if (value === value) seen[filled++] = value
  }
  const sorted = seen.subarray(0, filled).toSorted()
  const different = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1])
  if (different.length <= MOST_CUTS + 1)
    return Float64Array.from(different.subarray(1), (value, at) =>
      shortestBetween(different[at]!, value),
    )
  return quantileCuts(sorted)
}

/** Each bin with about as many rows; a value that fills a bin alone has it for itself. */
function quantileCuts(sorted: Float64Array): Float64Array {
  const cuts: number[] = []
  let from = 0
  while (from < sorted.length && cuts.length < MOST_CUTS) {
    const share = (sorted.length - from) / (MOST_CUTS + 1 - cuts.length)
    let end = Math.min(sorted.length, from + Math.max(1, Math.round(share)))
    while (end < sorted.length && sorted[end] === sorted[end - 1]) end += 1
    if (end >= sorted.length) break
    cuts.push(shortestBetween(sorted[end - 1]!, sorted[end]!))
    from = end
  }
  return Float64Array.from(cuts)
}

function binNumbers(column: ArrayLike<number>, cuts: Float64Array, count: number): Uint8Array {
  const bins = new Uint8Array(count)
  const missing = cuts.length + 1
  for (let row = 0; row < count; row += 1) {
    const value = column[row]!
    if (value !== value) {
      bins[row] = missing
      continue
    }
    let low = 0
    let high = cuts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (value <= cuts[middle]!) high = middle
      else low = middle + 1
    }
    bins[row] = low
  }
  return bins
}

function largest(column: ArrayLike<number>): number {
  let most = 0
  for (let row = 0; row < column.length; row += 1) most = Math.max(most, column[row]!)
  return most
}

import type { Random } from '../seeded-random.ts'
import type { Bins } from './bin-columns.ts'
import { fillHistogram, Histograms } from './histograms.ts'
import { findSplit } from './find-split.ts'

/** What one tree is to learn: of each row a weight and what it pulls its leaf to. */
export interface TreeTask {
  readonly bins: Bins
  /** Put into another order while the tree grows. */
  readonly rows: Int32Array
  /** How many sums a leaf is made of: one, or one for each label. */
  readonly channels: number
  /** By row: what is added to the sum; with several channels the channel that the weight is added to. */
  readonly pulls: Float64Array
  readonly weights: Float64Array
  readonly depth: number
  /** A leaf has at least this weight. */
  readonly leastWeight: number
  /** Holds leaves of little weight back, those of categories more than others. */
  readonly damping: number
  readonly categoryDamping: number
  /** Values of a category with less weight than this are not told from the rest. */
  readonly categoryLeast: number
  /** Looked at in each split; all of them where there is no `random`. */
  readonly tries: number
  readonly random: Random | null
  /** By feature: what its splits have gained, added to. */
  readonly gains: Float64Array
  readonly onLeaf: (leaf: GrownLeaf, rows: Int32Array) => void
}

export type GrownNode = GrownLeaf | GrownSplit

export interface GrownLeaf {
  readonly kind: 'leaf'
  /** By channel, and the weight as the last. */
  readonly sums: Float64Array
}

export interface GrownSplit {
  readonly kind: 'split'
  readonly feature: number
  /** By bin: 1 where its rows go to `yes`. */
  readonly goesYes: Uint8Array
  readonly yes: GrownNode
  readonly no: GrownNode
}

/** A tree that splits where it gains most, by the histograms of its rows (sums of gradients, as XGBoost). */
export function growTree(task: TreeTask): GrownNode {
  const { bins, rows, channels, gains } = task
  const histograms = new Histograms(bins.sizes, channels)
  const moved = new Int32Array(rows.length)
  const everything = bins.columns.map((_, feature) => feature)
  const isWhole = task.random === null
  return grow(0, rows.length, task.depth, totals(task), null)

  function grow(
    from: number,
    to: number,
    depth: number,
    sums: Float64Array,
    known: Float64Array | null,
  ): GrownNode {
    const split = depth > 0 && sums[channels]! >= 2 * task.leastWeight ? look(known) : null
    if (!split) {
      if (known) histograms.giveBack(known)
      const leaf: GrownLeaf = { kind: 'leaf', sums }
      task.onLeaf(leaf, rows.subarray(from, to))
      return leaf
    }
    const { found, histogram } = split
    gains[found.feature] = gains[found.feature]! + found.gain
    const middle = part(from, to, bins.columns[found.feature]!, found.goesYes)
    const rest = sums.map((sum, at) => sum - found.sums[at]!)
    const [yesHistogram, noHistogram] = childHistograms(histogram, from, middle, to, depth - 1)
    return {
      kind: 'split',
      feature: found.feature,
      goesYes: found.goesYes,
      yes: grow(from, middle, depth - 1, found.sums, yesHistogram),
      no: grow(middle, to, depth - 1, rest, noHistogram),
    }

    function look(given: Float64Array | null) {
      const features = isWhole ? everything : drawn(everything, task.tries, task.random!)
      const counted = given ?? fill(from, to, features)
      const best = findSplit(task, { histogram: counted, histograms, sums, features })
      if (!best && !given) histograms.giveBack(counted)
      return best && { found: best, histogram: counted }
    }
  }

  function fill(from: number, to: number, features: readonly number[]): Float64Array {
    const histogram = histograms.take()
    fillHistogram(task, histograms, histogram, rows.subarray(from, to), features)
    return histogram
  }

  /** Only the smaller side is counted; the other is what is left. */
  function childHistograms(
    parent: Float64Array,
    from: number,
    middle: number,
    to: number,
    depth: number,
  ): readonly [Float64Array | null, Float64Array | null] {
    if (!isWhole || depth === 0) {
      histograms.giveBack(parent)
      return [null, null]
    }
    const isYesSmaller = middle - from <= to - middle
    const smaller = isYesSmaller ? fill(from, middle, everything) : fill(middle, to, everything)
    for (let at = 0; at < parent.length; at += 1) parent[at] = parent[at]! - smaller[at]!
    return isYesSmaller ? [smaller, parent] : [parent, smaller]
  }

  /** The rows that go to `yes` first; those of either side stay in their order. */
  function part(from: number, to: number, column: Uint8Array, goesYes: Uint8Array): number {
    let yes = from
    let no = 0
    for (let at = from; at < to; at += 1) {
      const row = rows[at]!
      if (goesYes[column[row]!] === 1) rows[yes++] = row
      else moved[no++] = row
    }
    rows.set(moved.subarray(0, no), yes)
    return yes
  }
}

function totals({ rows, channels, pulls, weights }: TreeTask): Float64Array {
  const sums = new Float64Array(channels + 1)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const weight = weights[row]!
    if (channels === 1) sums[0] = sums[0]! + pulls[row]!
    else sums[pulls[row]!] = sums[pulls[row]!]! + weight
    sums[channels] = sums[channels]! + weight
  }
  return sums
}

/** So many of all by chance, in their order. */
function drawn(all: readonly number[], count: number, random: Random): readonly number[] {
  const places = [...all]
  for (let at = 0; at < count; at += 1) {
    const other = at + random.below(places.length - at)
    const taken = places[other]!
    places[other] = places[at]!
    places[at] = taken
  }
  return places.slice(0, count).toSorted((left, right) => left - right)
}

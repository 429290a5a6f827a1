import type { TreeTask } from './grow-tree.ts'
import type { Histograms } from './histograms.ts'

export interface FoundSplit {
  readonly feature: number
  readonly gain: number
  readonly goesYes: Uint8Array
  /** Of the rows that go to `yes`. */
  readonly sums: Float64Array
}

interface Looked {
  readonly histogram: Float64Array
  readonly histograms: Histograms
  /** Of all rows of the node. */
  readonly sums: Float64Array
  readonly features: readonly number[]
}

/** A candidate: of the order in which the bins are tried, so many go to `yes`, and where the nulls go. */
interface Best {
  gain: number
  feature: number
  order: readonly number[]
  taken: number
  areNullsYes: boolean
}

/** Of a category on the shorter side of a split. */
const MOST_VALUES = 32

/** Less than this is what rounding makes. */
const LEAST_GAIN = 1e-9

/** Where the rows of a node are best told apart; null where nothing is gained. */
export function findSplit(task: TreeTask, looked: Looked): FoundSplit | null {
  const best: Best = { gain: 0, feature: -1, order: [], taken: 0, areNullsYes: false }
  for (const feature of looked.features) lookAt(task, looked, feature, best)
  const whole = worth(looked.sums, task.channels, task.damping)
  if (best.feature < 0 || best.gain <= LEAST_GAIN * Math.max(1e-12, whole)) return null
  return describe(task, looked, best)
}

function lookAt(task: TreeTask, looked: Looked, feature: number, best: Best): void {
  const { bins, channels, damping, leastWeight } = task
  const { histogram, histograms, sums } = looked
  const isCategory = bins.cuts[feature] === null
  const size = bins.sizes[feature]!
  const offset = histograms.offsets[feature]! * histograms.stride
  const order = isCategory ? categoryOrder(task, looked, feature) : numbersBelow(size - 1)
  const held = isCategory ? damping + task.categoryDamping : damping
  const before = worth(sums, channels, damping)
  const missing = isCategory ? -1 : offset + (size - 1) * histograms.stride
  const hasNulls = missing >= 0 && histogram[missing + channels]! > 0
  const yes = new Float64Array(channels + 1)
  for (let nulls = hasNulls ? 1 : 0; nulls >= 0; nulls -= 1) {
    for (let at = 0; at <= channels; at += 1) yes[at] = nulls === 1 ? histogram[missing + at]! : 0
    for (let taken = 1; taken <= order.length; taken += 1) {
      // All but the nulls on one side tells these apart; without nulls there is nothing left to tell.
      if (taken === order.length && !isCategory && (nulls === 1 || !hasNulls)) break
      // One of the two lists has to be short: long ones are made up of what chance has sorted.
      const isLong = isCategory && Math.min(taken, order.length - taken) > MOST_VALUES
      const place = offset + order[taken - 1]! * histograms.stride
      // Nothing in the bin: the cut before it says the same.
      if (histogram[place + channels] === 0) continue
      for (let at = 0; at <= channels; at += 1) yes[at] = yes[at]! + histogram[place + at]!
      const weight = yes[channels]!
      if (weight < leastWeight || isLong) continue
      if (sums[channels]! - weight < leastWeight) break
      const gain = worth(yes, channels, held) + worthOfRest(sums, yes, channels, held) - before
      // Of equal ones the first: sums of the same rows differ in their last bits by the order they came in.
      if (gain <= best.gain * (1 + 1e-10)) continue
      best.gain = gain
      best.feature = feature
      best.order = order
      best.taken = taken
      best.areNullsYes = nulls === 1
    }
  }
}

function worth(sums: Float64Array, channels: number, damping: number): number {
  let squares = 0
  for (let at = 0; at < channels; at += 1) squares += sums[at]! * sums[at]!
  return squares / (sums[channels]! + damping)
}

function worthOfRest(
  all: Float64Array,
  yes: Float64Array,
  channels: number,
  damping: number,
): number {
  let squares = 0
  for (let at = 0; at < channels; at += 1) {
    const sum = all[at]! - yes[at]!
    squares += sum * sum
  }
  return squares / (all[channels]! - yes[channels]! + damping)
}

/** The codes that are there, by what their rows pull to: the best two groups are a begin and an end of it. */
function categoryOrder(
  { bins, channels, categoryDamping, categoryLeast }: TreeTask,
  { histogram, histograms, sums }: Looked,
  feature: number,
): readonly number[] {
  const offset = histograms.offsets[feature]! * histograms.stride
  const main = channels === 1 ? 0 : largestAt(sums, channels)
  const mean = sums[main]! / sums[channels]!
  const found: { code: number; pull: number }[] = []
  for (let code = 0; code < bins.sizes[feature]!; code += 1) {
    const place = offset + code * histograms.stride
    const weight = histogram[place + channels]!
    if (weight < categoryLeast) continue
    found.push({
      code,
      pull: (histogram[place + main]! + categoryDamping * mean) / (weight + categoryDamping),
    })
  }
  return found
    .toSorted((left, right) => left.pull - right.pull || left.code - right.code)
    .map(({ code }) => code)
}

function largestAt(sums: Float64Array, channels: number): number {
  let most = 0
  for (let at = 1; at < channels; at += 1) if (sums[at]! > sums[most]!) most = at
  return most
}

const COUNTED: (readonly number[])[] = []

function numbersBelow(end: number): readonly number[] {
  return (COUNTED[end] ??= Array.from({ length: end }, (_, at) => at))
}

/** Bins that no row of the node falls in go where most rows go. */
function describe(task: TreeTask, looked: Looked, best: Best): FoundSplit {
  const { bins, channels } = task
  const { histogram, histograms, sums } = looked
  const { feature, order, taken } = best
  const size = bins.sizes[feature]!
  const goesYes = new Uint8Array(size)
  for (const bin of order.slice(0, taken)) goesYes[bin] = 1
  const isCategory = bins.cuts[feature] === null
  if (!isCategory) goesYes[size - 1] = best.areNullsYes ? 1 : 0
  const offset = histograms.offsets[feature]! * histograms.stride
  const yes = sumsOf(goesYes)
  if (isCategory && yes[channels]! * 2 > sums[channels]!) {
    const others = new Uint8Array(size)
    for (const code of order) others[code] = 1 - goesYes[code]!
    // All that are told are on one side: the rare ones are left, and go where new ones go.
    if (taken < order.length)
      return { feature, gain: best.gain, goesYes: others, sums: sumsOf(others) }
  }
  const missing = offset + (size - 1) * histograms.stride
  if (!isCategory && histogram[missing + channels] === 0)
    goesYes[size - 1] = yes[channels]! * 2 > sums[channels]! ? 1 : 0
  return { feature, gain: best.gain, goesYes, sums: yes }

  function sumsOf(goes: Uint8Array): Float64Array {
    const found = new Float64Array(channels + 1)
    for (let bin = 0; bin < size; bin += 1) {
      if (goes[bin] === 0) continue
      const place = offset + bin * histograms.stride
      for (let at = 0; at <= channels; at += 1) found[at] = found[at]! + histogram[place + at]!
    }
    return found
  }
}

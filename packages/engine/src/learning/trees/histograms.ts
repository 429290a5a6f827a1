import type { TreeTask } from './grow-tree.ts'

/** Room for histograms: by feature and bin the sums of the rows there and, last, their weight. */
export class Histograms {
  /** By feature: the place of its first bin. */
  readonly offsets: readonly number[]
  readonly stride: number
  readonly #length: number
  readonly #free: Float64Array[] = []

  constructor(sizes: readonly number[], channels: number) {
    this.stride = channels + 1
    let end = 0
    this.offsets = sizes.map((size) => {
      end += size
      return end - size
    })
    this.#length = end * this.stride
  }

  take(): Float64Array {
    const used = this.#free.pop()
    return used ? used.fill(0) : new Float64Array(this.#length)
  }

  giveBack(histogram: Float64Array): void {
    this.#free.push(histogram)
  }
}

/** Rows are many: what they bring is laid side by side once, and then added for one feature after the other. */
export function fillHistogram(
  { bins, channels, pulls, weights }: TreeTask,
  { offsets }: Histograms,
  histogram: Float64Array,
  rows: Int32Array,
  features: readonly number[],
): void {
  const count = rows.length
  const ownPulls = new Float64Array(count)
  const ownWeights = new Float64Array(count)
  for (let at = 0; at < count; at += 1) {
    ownPulls[at] = pulls[rows[at]!]!
    ownWeights[at] = weights[rows[at]!]!
  }
  const add = channels === 1 ? addPulls : addLabels
  for (const feature of features)
    add(histogram, offsets[feature]!, channels, bins.columns[feature]!, rows, ownPulls, ownWeights)
}

function addPulls(
  histogram: Float64Array,
  offset: number,
  _: number,
  column: Uint8Array,
  rows: Int32Array,
  pulls: Float64Array,
  weights: Float64Array,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const place = (offset + column[rows[at]!]!) * 2
    histogram[place] = histogram[place]! + pulls[at]!
    histogram[place + 1] = histogram[place + 1]! + weights[at]!
  }
}

function addLabels(
  histogram: Float64Array,
  offset: number,
  channels: number,
  column: Uint8Array,
  rows: Int32Array,
  labels: Float64Array,
  weights: Float64Array,
): void {
  for (let at = 0; at < rows.length; at += 1) {
    const place = (offset + column[rows[at]!]!) * (channels + 1)
    const weight = weights[at]!
    const own = place + labels[at]!
    histogram[own] = histogram[own]! + weight
    histogram[place + channels] = histogram[place + channels]! + weight
  }
}

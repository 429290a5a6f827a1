import { portableLog } from '../portable-math.ts'
import type { Predictions } from '../predictions.ts'

/** How well labels were told. */
export interface LabelMetrics {
  readonly accuracy: number
  readonly auc: number | null
  readonly f1: number
  readonly log_loss: number
}

/** @param actual The place of the label of each row. */
export function labelMetrics(
  actual: Int32Array,
  { labels, chances }: Predictions,
  labelCount: number,
): LabelMetrics {
  let [right, surprise] = [0, 0]
  for (let row = 0; row < actual.length; row += 1) {
    if (actual[row] === labels[row]) right += 1
    surprise -= portableLog(Math.max(1e-15, chances[actual[row]!]![row]!))
  }
  return {
    accuracy: right / actual.length,
    auc: areaOf(actual, chances, labelCount),
    f1: macroF1(confusionOf(actual, labels, labelCount)),
    log_loss: surprise / actual.length,
  }
}

/** What always saying the most frequent label reaches; `shares` are those of the train rows. */
export function labelBaseline(actual: Int32Array, shares: Float64Array): LabelMetrics {
  const most = shares.indexOf(shares.reduce((left, right) => Math.max(left, right), 0))
  const labels = new Int32Array(actual.length).fill(most)
  const chances = Array.from(shares, (share) => new Float64Array(actual.length).fill(share))
  return { ...labelMetrics(actual, { labels, chances }, shares.length), auc: 0.5 }
}

/** `counts[actual][predicted]`. */
export function confusionOf(actual: Int32Array, predicted: Int32Array, size: number): number[][] {
  const counts = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (let row = 0; row < actual.length; row += 1) counts[actual[row]!]![predicted[row]!]! += 1
  return counts
}

/** The mean over the labels that are there or were said. */
function macroF1(counts: readonly (readonly number[])[]): number {
  const scores = counts.flatMap((row, label) => {
    const said = counts.reduce((sum, each) => sum + each[label]!, 0)
    const there = row.reduce((sum, each) => sum + each, 0)
    return said + there === 0 ? [] : [(2 * row[label]!) / (said + there)]
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

/** Of two labels that of the second; of more the mean of each against the rest. Null where a side is empty. */
export function areaOf(
  actual: Int32Array,
  chances: readonly Float64Array[],
  labelCount: number,
): number | null {
  const labels = labelCount === 2 ? [1] : chances.map((_, label) => label)
  const areas = labels.flatMap((label) => areaBelow(actual, label, chances[label]!) ?? [])
  return areas.length === 0 ? null : areas.reduce((sum, area) => sum + area, 0) / areas.length
}

/** By ranks; equal chances count half. */
export function areaBelow(actual: Int32Array, label: number, chances: Float64Array): number | null {
  const order = rowsByChance(chances)
  let [ones, above] = [0, 0]
  for (let from = order.length - 1; from >= 0;) {
    let to = from
    while (to >= 0 && chances[order[to]!] === chances[order[from]!]) to -= 1
    let [own, others] = [0, 0]
    for (let at = from; at > to; at -= 1) {
      if (actual[order[at]!] === label) own += 1
      else others += 1
    }
    above += others * (ones + own / 2)
    ones += own
    from = to
  }
  const zeros = actual.length - ones
  return ones === 0 || zeros === 0 ? null : above / (ones * zeros)
}

/** The lowest chance first. */
export function rowsByChance(chances: Float64Array): Int32Array {
  return Int32Array.from(chances, (_, row) => row).toSorted(
    (left, right) => chances[left]! - chances[right]! || left - right,
  )
}

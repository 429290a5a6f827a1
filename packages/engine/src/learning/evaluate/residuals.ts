import type { ModelCharts } from '@plainflow/core'

const BARS = 21

/** How far off predictions are, counted in bars of equal width; the middle one is around 0. */
export function residualsOf(
  actual: Float64Array,
  predicted: Float64Array,
): NonNullable<ModelCharts['residuals']> {
  const off = actual.map((value, row) => value - predicted[row]!)
  const furthest = off.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  if (furthest === 0) return [{ from: 0, to: 0, count: off.length }]
  const width = (2 * furthest) / BARS
  const counts = Array.from({ length: BARS }, () => 0)
  for (const each of off) {
    const bar = Math.min(BARS - 1, Math.max(0, Math.floor((each + furthest) / width)))
    counts[bar]! += 1
  }
  return counts.map((count, bar) => ({
    from: bar * width - furthest,
    to: (bar + 1) * width - furthest,
    count,
  }))
}

/** Exact as long as it fits on a card or an arrow: `99,999`, then `1.2M`. */
export function shortCount(count: number): string {
  return count < 100_000
    ? count.toLocaleString()
    : count.toLocaleString(undefined, { notation: 'compact', maximumFractionDigits: 1 })
}

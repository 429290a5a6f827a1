import { formatNumber } from '@/app/format-number.ts'
/** Exact as long as it fits on a card or an arrow: `99,999`, then `1.2M`. */
export function shortCount(count: number): string {
  return count < 100_000
    ? formatNumber(count)
    : count.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })
}

import type { Cron } from './read-cron.ts'

const A_DAY = 24 * 60

/** The fewest minutes between two times of a day that it names, over midnight too. */
export function shortestGap({ minute, hour }: Cron): number {
  const minutes = minute.isAny ? upTo(60) : minute.items.map(Number)
  const hours = hour.isAny ? upTo(24) : hour.items.map(Number)
  const times = hours.flatMap((h) => minutes.map((m) => h * 60 + m))
  const next = [...times.slice(1), (times[0] ?? 0) + A_DAY]
  return Math.min(...times.map((time, index) => (next[index] ?? 0) - time))
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

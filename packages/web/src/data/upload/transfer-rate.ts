const SMOOTHING = 0.3
const SHORTEST_MS = 150

export interface TransferRate {
  /** Per second. */
  readonly rate: number | null
  readonly amount: number
  readonly at: number
}

/** A speed that follows the line without jumping at every part. */
export function measured(before: TransferRate | null, amount: number, now: number): TransferRate {
  if (!before || amount < before.amount) return { rate: null, amount, at: now }
  const ms = now - before.at
  if (ms < SHORTEST_MS) return before
  const rate = ((amount - before.amount) / ms) * 1000
  const smooth = before.rate === null ? rate : before.rate + (rate - before.rate) * SMOOTHING
  return { rate: smooth, amount, at: now }
}

/** "about 20 s left"; null where nothing can be said. */
export function timeLeft(rate: number | null, left: number): string | null {
  if (rate === null || rate <= 0 || left <= 0) return null
  const seconds = left / rate
  if (seconds > 24 * 3600) return null
  if (seconds < 5) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} s left`
  if (seconds < 3600) return `about ${Math.ceil(seconds / 60)} min left`
  return `about ${Math.ceil(seconds / 3600)} h left`
}

import { clamp } from './scroll-scale.ts'

const SLOWEST = 2
const FASTEST = 240

/** Pixels to scroll at a frame for a pointer past an edge: the further away, the faster. */
export function edgePull(at: number, low: number, high: number): number {
  const past = at < low ? at - low : at > high ? at - high : 0
  if (past === 0) return 0
  return Math.sign(past) * clamp(Math.abs(past) / 2, SLOWEST, FASTEST)
}

import type { Block } from '@plainflow/core'
import { CARD } from './card-size.ts'

type Point = Block['position']

export interface Snapped {
  readonly position: Point
  /** Where lines are drawn: the edges or middles that meet, on the canvas. */
  readonly x: number | null
  readonly y: number | null
}

/** All cards have one size: where the left edges meet, so do the middles and the right ones. */
export function snapLines(position: Point, others: readonly Point[], tolerance: number): Snapped {
  const x = nearest(position.x, others, 'x', tolerance)
  const y = nearest(position.y, others, 'y', tolerance)
  return {
    position: { x: x ?? position.x, y: y ?? position.y },
    x: x === null ? null : x + CARD.width / 2,
    y: y === null ? null : y + CARD.height / 2,
  }
}

function nearest(
  at: number,
  others: readonly Point[],
  axis: 'x' | 'y',
  tolerance: number,
): number | null {
  let best: number | null = null
  let distance = tolerance
  for (const other of others) {
    const gap = Math.abs(other[axis] - at)
    if (gap > distance) continue
    best = other[axis]
    distance = gap
  }
  return best
}

export const ROW_HEIGHT = 30
/** Browsers stop laying out at 17 to 33 million pixels: a taller table shares out the scroll bar. */
const TALLEST = 8_000_000
/** Rows move by script alone: none is needed before it is in sight, but for a rounding. */
const AROUND = 1

/** How a scroll position stands for a place in a table of any length. */
export interface ScrollScale {
  /** Height of the scrolled area. */
  readonly height: number
  /** The furthest place: the last row at the bottom. */
  readonly end: number
  /** Whether one pixel of the scroll bar is more than one pixel of the table. */
  readonly isScaled: boolean
  toOffset(scrollTop: number): number
  toScrollTop(offset: number): number
}

export function scrollScale(rowCount: number, viewport: number): ScrollScale {
  const full = rowCount * ROW_HEIGHT
  const height = Math.min(full, TALLEST)
  const end = Math.max(0, full - viewport)
  const room = Math.max(0, height - viewport)
  const isScaled = full > height
  return {
    height,
    end,
    isScaled,
    toOffset: (scrollTop) =>
      clamp(isScaled ? Math.round((scrollTop / room) * end) : scrollTop, 0, end),
    toScrollTop: (offset) => (isScaled ? (clamp(offset, 0, end) / end) * room : offset),
  }
}

/** The rows to draw at a place: from `first`, up to but without `last`. */
export function rowsAt(rowCount: number, offset: number, viewport: number) {
  const at = Math.floor(offset / ROW_HEIGHT)
  return {
    first: Math.max(0, at - AROUND),
    last: Math.min(rowCount, at + Math.ceil(viewport / ROW_HEIGHT) + AROUND + 1),
  }
}

/** Far from where a layer begins, browsers place things by whole pixels or worse. */
const FARTHEST = 50_000

/**
 * The row at which the layer of drawn rows begins. It stays while some of them stay in sight; after a
 * jump it goes along, so that the new rows take the places of the old ones.
 */
export function originAfter(origin: number, before: Rows, after: Rows): number {
  if (
    Math.abs(after.first - origin) < FARTHEST &&
    after.first < before.last &&
    after.last > before.first
  )
    return origin
  const place = before.first - origin
  return after.first - (Math.abs(place) < FARTHEST ? place : 0)
}

interface Rows {
  readonly first: number
  readonly last: number
}

/** The nearest place from which a row is whole in sight. */
export function offsetShowing(row: number, offset: number, viewport: number): number {
  const top = row * ROW_HEIGHT
  if (top < offset) return top
  return Math.max(offset, top + ROW_HEIGHT - viewport)
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

export const ROW_HEIGHT = 30
/** Browsers stop laying out at 17 to 33 million pixels: a taller table shares out the scroll bar. */
const TALLEST = 8_000_000
const AROUND = 6

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

/** The nearest place from which a row is whole in sight. */
export function offsetShowing(row: number, offset: number, viewport: number): number {
  const top = row * ROW_HEIGHT
  if (top < offset) return top
  return Math.max(offset, top + ROW_HEIGHT - viewport)
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

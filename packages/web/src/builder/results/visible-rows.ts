export const ROW_HEIGHT = 30
/** Browsers stop laying out at some 33 million pixels: beyond this the scroll bar stands for a share. */
const TALLEST = 8_000_000
const AROUND = 12

export interface VisibleRows {
  /** Height of the scrolled area. */
  readonly height: number
  /** Rows to draw: from `first`, up to but without `end`. */
  readonly first: number
  readonly end: number
  /** Where row `first` stands. */
  readonly top: number
}

/** Which of any number of rows are in sight. */
export function visibleRows(rowCount: number, scrollTop: number, viewport: number): VisibleRows {
  const full = rowCount * ROW_HEIGHT
  const height = Math.min(full, TALLEST)
  const shown = Math.ceil(viewport / ROW_HEIGHT)
  // In pixels of the full height: the same as scrollTop unless that height was cut.
  const offset =
    full === height
      ? scrollTop
      : Math.floor(Math.min(1, scrollTop / Math.max(1, height - viewport)) * (full - viewport))
  const at = Math.max(0, Math.min(rowCount, Math.floor(offset / ROW_HEIGHT)))
  const first = Math.max(0, at - AROUND)
  const end = Math.min(rowCount, at + shown + AROUND + 1)
  return { height, first, end, top: scrollTop - (offset - first * ROW_HEIGHT) }
}

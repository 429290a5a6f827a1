import type { Cell } from '@plainflow/core'

/**
 * A cell for reading; whole and bare where it is looked at alone or copied. All that 13 digits tell: a
 * sum of cents is read as cents. Thousands stand apart, except in what only looks like an amount.
 */
export function shownText(value: Cell, column: string): string {
  if (typeof value !== 'number') return String(value)
  const text = String(Number.isInteger(value) ? value : Number(value.toPrecision(13)))
  if (text.includes('e') || isName(column)) return text
  if (Math.abs(value) < (isFigure(column) ? 1_000 : SHORTEST_GROUPED)) return text
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(THOUSANDS, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Below, a number may be a year, a room or a time of day, and is read at a glance anyway. */
const SHORTEST_GROUPED = 10_000
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** Columns that end so hold numbers by which something is called: order 10003 is not ten thousand orders. */
const NAMES: ReadonlySet<string> = new Set(
  'id ids key code no nr num number ref reference zip zipcode postcode postal plz phone sku ean isbn'.split(
    ' ',
  ),
)

/** Columns with such a word hold amounts: all of one column are written alike, however small. */
const FIGURES: ReadonlySet<string> = new Set(
  `total sum count number average avg mean median amount revenue sales turnover profit margin cost costs
  price value budget salary income spend spent balance fee fees bonus tax payment payments quantity qty
  stock units orders deliveries customers users items rows visits views clicks votes population attendance
  points distance weight area size bytes minutes seconds hours`.split(/\s+/),
)
/** The year of sales is a year, and the time of a payment a time. */
const MOMENTS: ReadonlySet<string> = new Set(['year', 'years', 'time', 'date', 'day', 'month'])

export function isName(column: string): boolean {
  return NAMES.has(wordsOf(column).at(-1) ?? '')
}

function isFigure(column: string): boolean {
  const words = wordsOf(column)
  return words.some((word) => FIGURES.has(word)) && !words.some((word) => MOMENTS.has(word))
}

const known = new Map<string, readonly string[]>()

export function wordsOf(column: string): readonly string[] {
  let words = known.get(column)
  if (words === undefined) {
    const spaced = column.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
    words = spaced.split(/[^a-z]+/).filter((word) => word !== '')
    known.set(column, words)
  }
  return words
}

import type { Cell } from '@plainflow/core'

/**
 * A cell for reading; whole and bare where it is looked at alone or copied. All that 13 digits tell: a
 * sum of cents is read as cents. Thousands stand apart, except in what only looks like an amount.
 */
export function shownText(value: Cell, column: string): string {
  if (typeof value !== 'number') return String(value)
  const text = String(Number.isInteger(value) ? value : Number(value.toPrecision(13)))
  if (Math.abs(value) < SHORTEST_GROUPED || text.includes('e') || isName(column)) return text
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(THOUSANDS, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Below, a figure is read at a glance; and a year stays a year, whatever its column is called. */
const SHORTEST_GROUPED = 10_000
const THOUSANDS = /\B(?=(?:\d{3})+$)/g

/** Columns that end so hold numbers by which something is called: order 10003 is not ten thousand orders. */
const NAMES: ReadonlySet<string> = new Set(
  'id ids key code no nr num number ref reference zip zipcode postcode postal plz phone sku ean isbn'.split(
    ' ',
  ),
)
const known = new Map<string, boolean>()

function isName(column: string): boolean {
  let answer = known.get(column)
  if (answer === undefined) {
    const words = column.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
    answer = NAMES.has(words.split(/[^a-z]+/).findLast((word) => word !== '') ?? '')
    known.set(column, answer)
  }
  return answer
}

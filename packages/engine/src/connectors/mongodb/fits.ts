import type { Decimal128 } from 'mongodb'

/** So many digits survive the way into a binary number and back. */
export const MOST_DIGITS = 15

/** The digits that count: how many a number would have to keep; none where it is no number. */
export function digitsOf(value: Decimal128): number {
  const text = value.toString()
  const [, whole = '', places = '', power = '0'] = DECIMAL.exec(text) ?? []
  if (whole === '') return 0
  // Beyond what a binary number reaches, none would do.
  if (Math.abs(Number(power)) > 290) return Infinity
  return `${whole}${places}`.replace(/^0+/, '').replace(/0+$/, '').length
}

const DECIMAL = /^-?(\d+)(?:\.(\d+))?(?:E([-+]?\d+))?$/

const FIRST_DAY = Date.UTC(2001, 0, 1) - 2000 * 365.2425 * 86_400_000
const AFTER_LAST_DAY = Date.UTC(10_000, 0, 1)

/** From the year 1 to 9999, as docs/semantics.md has it. */
export function isInCalendar(moment: Date): boolean {
  const at = moment.getTime()
  return at >= FIRST_DAY && at < AFTER_LAST_DAY
}

import type { Cell } from '../../../relation/column.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** How the parts of a day are found in a text like "March 3, 1994". */
export const MONTH = `(${MONTHS.join('|')})`
export const DAY = '(?:^|[^0-9])([0-9]{1,2})(?:[^0-9]|$)'
export const YEAR = '[0-9]{4}'

/**
 * The months in the order in which a column of texts like "March 3, 1994" goes through them; null where
 * its cells are no days. Without years, a season from November to March begins with November.
 */
export function monthOrder(cells: readonly Cell[]): readonly string[] | null {
  const texts = cells.map(String)
  const days = texts.filter((text) => new RegExp(MONTH).test(text) && new RegExp(DAY).test(text))
  if (days.length === 0 || days.length < 0.5 * texts.length) return null
  if (texts.some((text) => new RegExp(YEAR).test(text))) return MONTHS
  const said = days.map((text) => MONTHS.indexOf(new RegExp(MONTH).exec(text)?.[1] ?? ''))
  const first = said[0] ?? 0
  const fromFirst = said.map((month) => (month - first + MONTHS.length) % MONTHS.length)
  return !rises(said) && rises(fromFirst)
    ? [...MONTHS.slice(first), ...MONTHS.slice(0, first)]
    : MONTHS
}

function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? number))
}

const SLASHED = /^\W*(\d{1,2})\/(\d{1,2})\/\d{4}\W*$/

/** Which comes first in a column of texts like "11/09/2012*"; null where its cells are no such days. */
export function slashedFirst(cells: readonly Cell[]): 'month' | 'day' | null {
  const days = cells.flatMap((cell) => {
    const [, first, second] = SLASHED.exec(String(cell)) ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }]
  })
  if (days.length === 0 || days.length < 0.8 * cells.length) return null
  return days.some(({ first }) => first > MONTHS.length) ? 'day' : 'month'
}

/** Days written as text, which can be put in their order. */
export function isDays(cells: readonly Cell[]): boolean {
  return monthOrder(cells) !== null || slashedFirst(cells) !== null
}

import type { Customs } from './column-form.ts'

const COMMA = /^-?(\d{1,3}(\.\d{3})+,\d+|\d+,(\d{1,2}|\d{4,}))$/
const POINT = /^-?(\d{1,3}(,\d{3})+\.\d+|\d+\.(\d{1,2}|\d{4,}))$/
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/\d{4}/

/**
 * How this file writes numbers and dates, from the cells that can be read in one way only. Where none
 * tells: a semicolon between cells comes from where the comma is the decimal mark and days come first.
 */
export function findCustoms(
  rows: readonly (readonly (string | null)[])[],
  delimiter: string,
): Customs {
  const cells = rows.slice(0, 500).flatMap((row) => row.flatMap((cell) => cell ?? []))
  const comma = cells.some((cell) => COMMA.test(cell))
  const point = cells.some((cell) => POINT.test(cell))
  const days = cells.flatMap((cell) => {
    const [, first, second] = SLASHES.exec(cell) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  const monthFirst = days.some(([, second]) => second > 12)
  const dayFirst = days.some(([first]) => first > 12)
  const semicolon = delimiter === ';'
  return {
    decimalComma: comma && !point ? 'seen' : semicolon && !point ? 'likely' : 'no',
    isMarkSeen: comma !== point,
    monthFirst: monthFirst === dayFirst ? !(comma || semicolon) : monthFirst,
  }
}

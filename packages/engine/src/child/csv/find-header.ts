import type { ReadingOverrides } from '@plainflow/core'
import { looksLikeData } from './looks-like-data.ts'
import { joinHeaders } from './second-header.ts'

export interface FoundHeader {
  readonly header: boolean
  /** Rows before the header or the first row of data. */
  readonly before: number
  readonly width: number
  /** What the header says, one for each column; empty where there is none. */
  readonly headers: string[]
  /** What the columns are to be called: as the header says, with what stands above it where it has two rows. */
  readonly titles: string[]
  /** Set where the header has two rows, of which the first is among the rows before it. */
  readonly isDouble: boolean
}

export const TWO_ROWS = 'The header has two rows; the columns are called by what both say.'

/** Titles are short; a table that begins far down is better told by a person. */
const MOST_BEFORE = 20

/** Where the table begins in rows of text, whether its first row names the columns, and how wide it is. */
export function findHeader(
  rows: readonly (readonly string[])[],
  overrides: Pick<ReadingOverrides, 'header' | 'skip'>,
): FoundHeader {
  const usual = usualWidth(rows)
  const above = overrides.skip === undefined ? titleRows(rows, usual) : 0
  const joined = isGuessed(overrides) ? twoRows(rows.slice(above)) : null
  const before = above + (joined ? 1 : 0)
  const [first = [], ...rest] = rows.slice(before)
  const header = joined ? true : (overrides.header ?? isHeader(first, rest))
  // A header that names fewer columns than nearly every row has: the others go without a name.
  const width = Math.max(first.length, usual)
  const named = (names: readonly string[]) =>
    Array.from({ length: width }, (_, index) => (header ? (names[index] ?? '') : ''))
  return {
    header,
    before,
    width,
    headers: named(first),
    titles: named(joined ?? first),
    isDouble: joined !== null,
  }
}

function isGuessed({ header, skip }: Pick<ReadingOverrides, 'header' | 'skip'>): boolean {
  return header === undefined && skip === undefined
}

function twoRows([upper = [], lower = [], ...rest]: readonly (readonly string[])[]) {
  return joinHeaders(upper, lower, rest)
}

/** The width of nearly all rows; 0 where they disagree. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(filled(row), (counts.get(filled(row)) ?? 0) + 1)
  const [width = 0, count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const isUsual = rows.length >= 3 && count >= Math.ceil(rows.length * 0.6)
  return isUsual ? width : 0
}

/** Cells up to the last that holds something: a row may end in delimiters. */
function filled(row: readonly string[]): number {
  let width = row.length
  while (width > 0 && row[width - 1] === '') width -= 1
  return width
}

/** A title has one cell, where the table has several. */
function titleRows(rows: readonly (readonly string[])[], usual: number): number {
  const start = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1)
  if (start <= 0 || start > MOST_BEFORE) return 0
  return usual > 1 || namesAll(rows, start) ? start : 0
}

/** Where many cells are empty no width is usual: then the first full row of names is the header. */
function namesAll(rows: readonly (readonly string[])[], at: number): boolean {
  const widest = Math.max(...rows.map(filled))
  const names = rows[at] ?? []
  const isFull = widest > 2 && filled(names) === widest && rows.length > at + 1
  return (
    isFull && names.slice(0, widest).every((cell) => cell.trim() !== '' && !looksLikeData(cell))
  )
}

function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (rest.length === 0) return true
  const column = (index: number) =>
    rest.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  const isData = first.map((cell) => looksLikeData(cell))
  const overData = first.map((_, index) => {
    const cells = column(index)
    return cells.length > 0 && cells.every(looksLikeData)
  })
  if (first.some((cell, index) => cell !== '' && !isData[index] && overData[index])) return true
  // Years head columns as often as they stand in them.
  if (first.some((cell, index) => isData[index] && overData[index] && !/^\d{4}$/.test(cell)))
    return false
  return !isData.every(Boolean)
}

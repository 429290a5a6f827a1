import { isMeasure } from './is-measure.ts'
import type { Column } from '../relation/column.ts'
import type { SortKey } from '../relation/relation.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { EARLIEST, HIGHEST, LATEST, LOWEST } from '../words/order-words.ts'
import { saysAge, saysBirth } from './tells-when.ts'
import { likeliestDates } from './which-date.ts'
import { takeColumn, takeList } from './read-names.ts'
import type { TableWords } from './table-words.ts'

const HIGH = [...HIGHEST, ...LATEST]
const LOW = [...LOWEST, ...EARLIEST]
const DOWN =
  phrases(`descending, desc, in descending order, from high to low, high to low, decreasing,
  ${firstOf(HIGH)}, z to a, from z to a, in reverse, reversed, backwards`)
const UP = phrases(`ascending, asc, in ascending order, from low to high, low to high, increasing,
  ${firstOf(LOW)}, a to z, from a to z, alphabetically,
  in alphabetical order`)
const EMPTY_FIRST = phrases('with empty cells first, with nulls first, nulls first, empty first')
const EMPTY_LAST = phrases('with empty cells last, with nulls last, nulls last, empty last')

/** Takes keys as people say them; the direction may stand before the column or behind it. */
export function takeSortKeys(
  reader: ClauseReader,
  table: TableWords,
  usual: SortKey['direction'] = 'ascending',
): readonly SortKey[] {
  let isFirst = true
  return takeList(reader, () => {
    const young = isFirst ? null : takeYoungest(reader, table)
    isFirst = false
    if (young) return young
    reader.takeAny(['by', 'then by'])
    reader.takeAny(['the'])
    const before = takeDirection(reader)
    reader.takeAny(['by', 'on'])
    const column = takeColumn(reader, table)
    if (!column) return null
    reader.take('first')
    const from = reader.at
    const said =
      takeDirection(reader) ?? takeAside(reader) ?? takeYoung(reader, column) ?? before ?? usual
    // "By age, oldest first" begins with the highest.
    const isOldest = /\boldest\b/i.test(reader.slice(from, reader.at)) && saysAge(column.name)
    const direction = isOldest ? 'descending' : said
    const first = reader.takeAny(EMPTY_FIRST) !== null
    if (!first) reader.takeAny(EMPTY_LAST)
    return { column: column.name, direction, nulls: first ? 'first' : 'last' }
  })
}

/** Takes "descending", "newest first", "highest": the direction alone. */
export function takeDirection(reader: ClauseReader): SortKey['direction'] | null {
  if (reader.take('(')) {
    const inside = takeDirection(reader)
    reader.take(')')
    return inside
  }
  if (reader.takeAny(DOWN) !== null || reader.takeAny(HIGH) !== null) return 'descending'
  if (reader.takeAny(UP) !== null || reader.takeAny(LOW) !== null) return 'ascending'
  return null
}

/** ", newest first": said of the key before it. */
function takeAside(reader: ClauseReader): SortKey['direction'] | null {
  const start = reader.at
  if (reader.take(',') && reader.takeAny(DOWN) !== null) return 'descending'
  reader.at = start
  if (reader.take(',') && reader.takeAny(UP) !== null) return 'ascending'
  reader.at = start
  return null
}

const YOUNGEST = ['youngest first', 'the youngest first']

/** ", youngest first", said of an age or a day before it. */
function takeYoung(reader: ClauseReader, column: Column): SortKey['direction'] | null {
  const start = reader.at
  reader.take(',')
  const isOfKey = saysAge(column.name) || isDate(column)
  if (isOfKey && reader.takeAny(YOUNGEST) !== null)
    return isDate(column) ? 'descending' : 'ascending'
  reader.at = start
  return null
}

/** "By town, youngest first": behind a key that tells no age it is a key of its own. */
function takeYoungest(reader: ClauseReader, { columns }: TableWords): SortKey | null {
  const start = reader.at
  reader.take('then')
  const dates = columns.filter(isDate)
  const key =
    dates.find(({ name }) => saysBirth(name)) ??
    columns.find((one) => isMeasure(one) && saysAge(one.name)) ??
    likeliestDates(dates)[0]
  if (key && reader.takeAny(YOUNGEST) !== null)
    return { column: key.name, direction: isDate(key) ? 'descending' : 'ascending', nulls: 'last' }
  reader.at = start
  return null
}

function isDate({ type }: Column): boolean {
  return type === 'date' || type === 'timestamp'
}

/** The one column that a bare "highest first" can be about. */
export function onlyMeasure(table: TableWords): Column | null {
  const measures = table.columns.filter(isMeasure)
  return measures.length === 1 ? (measures[0] ?? null) : null
}

/** "Newest first". */
function firstOf(words: readonly string[]): string {
  return words.map((word) => `${word} first`).join(', ')
}

function phrases(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .toSorted((one, other) => other.length - one.length)
}

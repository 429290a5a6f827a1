import { isMeasure } from '../conditions/is-measure.ts'
import type { Column } from '../relation/column.ts'
import type { SortKey } from '../relation/relation.ts'
import type { ClauseReader } from './clause-reader.ts'
import { takeColumn, takeList } from './read-names.ts'
import { sayName } from './say.ts'
import type { TableWords } from './table-words.ts'

/** Keys in words: "region, amount descending with empty cells first". */
export function saySortKeys(keys: readonly SortKey[], columns: readonly Column[]): string {
  return keys
    .map(({ column, direction, nulls }) => {
      const down = direction === 'descending' ? ' descending' : ''
      return `${sayName(column, columns)}${down}${nulls === 'first' ? ' with empty cells first' : ''}`
    })
    .join(', ')
}

const DOWN =
  phrases(`descending, desc, in descending order, from high to low, high to low, decreasing,
  highest first, largest first, biggest first, newest first, latest first, most recent first, z to a,
  from z to a, in reverse, reversed, backwards`)
const UP = phrases(`ascending, asc, in ascending order, from low to high, low to high, increasing,
  lowest first, smallest first, oldest first, earliest first, a to z, from a to z, alphabetically`)
const EMPTY_FIRST = phrases('with empty cells first, with nulls first, nulls first, empty first')
const EMPTY_LAST = phrases('with empty cells last, with nulls last, nulls last, empty last')
const HIGH = ['highest', 'largest', 'biggest', 'newest', 'latest', 'most recent', 'greatest']
const LOW = ['lowest', 'smallest', 'oldest', 'earliest', 'least', 'fewest']

/** Takes keys as people say them; the direction may stand before the column or behind it. */
export function takeSortKeys(
  reader: ClauseReader,
  table: TableWords,
  usual: SortKey['direction'] = 'ascending',
): readonly SortKey[] {
  return takeList(reader, () => {
    reader.takeAny(['by', 'then by'])
    reader.takeAny(['the'])
    const before = takeDirection(reader)
    reader.takeAny(['by', 'on'])
    const column = takeColumn(reader, table)
    if (!column) return null
    reader.take('first')
    const direction = takeDirection(reader) ?? takeAside(reader) ?? before ?? usual
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

/** The one column that a bare "highest first" can be about. */
export function onlyMeasure(table: TableWords): Column | null {
  const measures = table.columns.filter(isMeasure)
  return measures.length === 1 ? (measures[0] ?? null) : null
}

function phrases(text: string): readonly string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .toSorted((one, other) => other.length - one.length)
}

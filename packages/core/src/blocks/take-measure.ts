import { linkColumn } from '../tables/link-column.ts'
import { takeColumn } from '../tables/read-names.ts'
import type { TableWords } from '../tables/table-words.ts'
import type { ClauseReader } from '../words/clause-reader.ts'
import { readNumber } from '../words/read-number.ts'
import { needsOrder } from './measure.ts'
import type { StoredMeasure } from './measure.ts'
import { SAID } from './say-measure.ts'

export interface TakenMeasure {
  readonly measure: StoredMeasure
  readonly assumption?: string
}

/** Takes a measure off the front; nothing is taken where none begins there. */
export function takeMeasure(reader: ClauseReader, table: TableWords): TakenMeasure | null {
  const start = reader.at
  const taken = readMeasure(reader, table)
  if (!taken) reader.at = start
  return taken
}

/** The function a word alone stands for: "average", "sum". Those that need more than a column are no such. */
export function measureCalled(said: string): Said['name'] | null {
  const found = PHRASES.find(({ phrase }) => phrase === said || phrase === `${said} of`)
  return found && ALONE.has(found.name) ? found.name : null
}

const ALONE: ReadonlySet<string> = new Set(['sum', 'mean', 'median', 'min', 'max', 'stddev'])

interface Said {
  readonly phrase: string
  readonly name: keyof typeof SAID
}

/** What is understood besides the words that are said. */
const FURTHER: Readonly<Record<Said['name'], readonly string[]>> = {
  count_distinct:
    phrases(`number of distinct, number of unique, distinct count of, count of distinct,
    count of unique, count of different, count distinct, count unique, unique, how many different,
    how many distinct, how many unique`),
  count: phrases('count of values of, count of, number of values in'),
  sum: phrases('sum of, sum, totals, total of'),
  mean: phrases('mean, avg, average of, mean of'),
  median: phrases('median of'),
  min: phrases('minimum, min, lowest, least, earliest, minimum of, cheapest'),
  max: phrases('maximum, max, highest, biggest, greatest, latest, maximum of'),
  stddev: phrases('standard deviation, stddev of, stddev, deviation of'),
  quantile: phrases('quantile'),
  first: phrases('first of'),
  last: phrases('last of'),
  list: phrases('list of values of'),
}

const ROW_COUNTS = phrases(`number of rows, number of records, number of entries, count of rows,
  row count, how many rows, count the rows, count rows, count all rows, count of records`)

const PHRASES: readonly Said[] = Object.entries(SAID)
  .flatMap(([key, said]) => {
    const name = key as Said['name'] // Object.entries forgets that the keys are functions.
    return [said, ...FURTHER[name]].map((phrase) => ({ phrase, name }))
  })
  .toSorted((one, other) => other.phrase.length - one.phrase.length)

function readMeasure(reader: ClauseReader, table: TableWords): TakenMeasure | null {
  reader.takeAny(['the', 'their', 'its', 'a'])
  if (reader.takeAny(ROW_COUNTS) !== null) return rows()
  const fraction = takeFraction(reader)
  for (const { phrase, name } of PHRASES) {
    if ((fraction !== null) !== (name === 'quantile')) continue
    const start = reader.at
    if (!reader.take(phrase)) continue
    reader.takeAny(['the', 'value of'])
    const column = takeColumn(reader, table)
    if (column) {
      const measure = {
        function: name,
        column: column.name,
        ...(fraction === null ? {} : { fraction }),
      }
      return { measure: withOrder(measure, reader, table) }
    }
    reader.at = start
  }
  return fraction === null ? countOfRows(reader, table) : null
}

function withOrder(measure: StoredMeasure, reader: ClauseReader, table: TableWords): StoredMeasure {
  if (!needsOrder(measure.function)) return measure
  const start = reader.at
  if (reader.takeAny(['by', 'in order of', 'ordered by']) !== null) {
    const by = takeColumn(reader, table)
    if (by) return { ...measure, by: by.name }
    reader.at = start
  }
  return measure
}

/** "number of orders", "how many customers": what is counted is the rows. */
function countOfRows(reader: ClauseReader, table: TableWords): TakenMeasure | null {
  const counts = ['number of', 'how many', 'count of', 'count the', 'count']
  const said = reader.takeAny(counts)
  if (said === null) return null
  const word = reader.peek()
  if (reader.done || word?.value === 'by' || word?.value === 'per' || word?.value === 'for') {
    return said === 'count' ? rows() : null
  }
  if (word?.kind !== 'word' || linkColumn(reader, table) || !/\p{L}s$/u.test(word.value))
    return null
  reader.at += 1
  reader.takeAny(['are there', 'there are', 'do we have'])
  const noun = reader.slice(reader.at - 1, reader.at)
  return table.isTable(word.value)
    ? rows()
    : { ...rows(), assumption: `Counted the rows as "${noun}".` }
}

function takeFraction(reader: ClauseReader): number | null {
  const start = reader.at
  const number = readNumber(reader)
  if (number && (reader.sees('quantile') || reader.sees('percentile'))) {
    const share = number.percent ? Number(number.digits) / 100 : Number(number.digits)
    if (share >= 0 && share <= 1) return share
  }
  reader.at = start
  return null
}

function rows(): TakenMeasure {
  return { measure: { function: 'count_rows', column: '' } }
}

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
}

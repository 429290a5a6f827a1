import { isMeasure } from '../conditions/is-measure.ts'
import { cellsOf } from '../pipeline/catalogue.ts'
import type { CatalogueDataset } from '../pipeline/catalogue.ts'
import type { MeasureFunction } from '../relation/aggregate.ts'
import type { Column } from '../relation/column.ts'
import type { ClauseReader } from '../sentence-to-plan/clause-reader.ts'
import { linkColumn } from '../sentence-to-plan/link-column.ts'
import { takeColumn } from '../sentence-to-plan/read-names.ts'
import { readNumber } from '../sentence-to-plan/read-number.ts'
import { sayName } from '../sentence-to-plan/say.ts'
import type { TableWords } from '../sentence-to-plan/table-words.ts'
import { needsOrder } from './measure.ts'
import type { StoredMeasure } from './measure.ts'

/** A measure in words: "total amount", "first price by ordered_on", "0.9 quantile of amount". */
export function sayMeasure(measure: StoredMeasure, columns: readonly Column[]): string {
  const { function: name, column, fraction, by } = measure
  if (name === 'count_rows') return 'number of rows'
  const share = name === 'quantile' ? `${fraction ?? 0} ` : ''
  const order = needsOrder(name) && by ? ` by ${sayName(by, columns)}` : ''
  return `${share}${SAID[name][0] ?? name} ${sayName(column, columns)}${order}`
}

/** The first of each is the one said; the others are understood as well. */
const SAID: Readonly<Record<Exclude<MeasureFunction, 'count_rows'>, readonly string[]>> = {
  count_distinct:
    phrases(`number of different, number of distinct, number of unique, distinct count of,
    count of distinct, count of unique, count of different, count distinct, count unique, unique,
    how many different, how many distinct, how many unique`),
  count: phrases('number of values of, count of values of, count of, number of values in'),
  sum: phrases('total, sum of, sum, totals, total of'),
  mean: phrases('average, mean, avg, average of, mean of'),
  median: phrases('median, median of'),
  min: phrases('smallest, minimum, min, lowest, least, earliest, minimum of, cheapest'),
  max: phrases('largest, maximum, max, highest, biggest, greatest, latest, maximum of'),
  stddev: phrases('standard deviation of, standard deviation, stddev of, stddev, deviation of'),
  quantile: phrases('quantile of, quantile'),
  first: phrases('first, first of'),
  last: phrases('last, last of'),
  list: phrases('list of, list of values of'),
}

const ROW_COUNTS = phrases(`number of rows, number of records, number of entries, count of rows,
  row count, how many rows, count the rows, count rows, count all rows, count of records`)

interface Said {
  readonly phrase: string
  readonly name: Exclude<MeasureFunction, 'count_rows'>
}

const PHRASES: readonly Said[] = Object.entries(SAID)
  .flatMap(([name, said]) =>
    // Object.entries forgets that the keys are functions.
    said.map((phrase) => ({ phrase, name: name as Said['name'] })),
  )
  .toSorted((one, other) => other.phrase.length - one.phrase.length)

/** The function a word alone stands for: "average", "sum". Those that need more than a column are no such. */
export function measureCalled(said: string): Said['name'] | null {
  const found = PHRASES.find(({ phrase }) => phrase === said || phrase === `${said} of`)
  return found && ALONE.has(found.name) ? found.name : null
}

const ALONE: ReadonlySet<string> = new Set(['sum', 'mean', 'median', 'min', 'max', 'stddev'])

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

/** What a measure is called where nobody names it: `total_amount`, `count`. */
export function usualName({ function: name, column }: StoredMeasure): string {
  return name === 'count_rows' ? 'count' : `${USUAL[name]}_${column}`
}

const USUAL: Readonly<Record<Exclude<MeasureFunction, 'count_rows'>, string>> = {
  count: 'count',
  count_distinct: 'distinct',
  sum: 'total',
  mean: 'average',
  median: 'median',
  min: 'min',
  max: 'max',
  stddev: 'stddev',
  quantile: 'quantile',
  first: 'first',
  last: 'last',
  list: 'list',
}

/** A number worth a total, for examples, as it is said. */
export function exampleMeasure(columns: readonly Column[]): string | undefined {
  const numbers = columns.filter(isMeasure)
  // The total of "Trip No" says nothing.
  const amounts = numbers.filter(({ name }) => !NAMES_ONE.test(name))
  const worth = amounts.length > 0 ? amounts : numbers
  return plainest(worth.map(({ name }) => sayName(name, columns)))
}

/** A name that needs no quotation marks, where there is one: an example should read like a sentence. */
function plainest(names: readonly string[]): string | undefined {
  return names.find((name) => !name.startsWith('"')) ?? names[0]
}

/** What is usually asked of a number: amounts add up, temperatures and rates do not. */
export function exampleFigure(said: string): string {
  // Nobody asks for the total total_amount of a table that was summed up already.
  if (FIGURED.test(said)) return `highest ${said}`
  return `${LEVELS.test(said) ? 'average' : 'total'} ${said}`
}

/** What an earlier step computed is called so. */
const FIGURED = /^"?(?:total|sum|average|avg|count|number|highest|lowest|max|min)(?:$|[_ ])/i

const LEVELS =
  /(?:^|[_\b"])(?:temperature|temp|humidity|pressure|price|rate|rating|ratio|score|rank|level|age|year|share|percent|percentage|pct|speed|height|depth|latitude|longitude)(?:$|[_\b"])/i

/** A text worth grouping by, for examples: few different cells make groups, an id one for each row. */
export function exampleGroup(dataset: CatalogueDataset): string | undefined {
  const { columns } = dataset
  const variety = ({ name }: Column) =>
    new Set(cellsOf(dataset, name)).size + (NAMES_ONE.test(name) ? 1_000 : 0)
  const groups = columns
    .filter(({ type }) => type === 'text')
    .toSorted((one, other) => variety(one) - variety(other))
  return plainest(groups.map(({ name }) => sayName(name, columns)))
}

/** What tells one thing from all others. */
export const NAMES_ONE =
  /(^|_|\b)(id|key|code|name|title|email|phone|address|number|no|nr|url)\.?$/i

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
}

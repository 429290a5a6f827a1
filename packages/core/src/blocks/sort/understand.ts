import { isMeasure } from '../../tables/is-measure.ts'
import { listNames } from '../../words/list-names.ts'
import type { Column } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { linkColumn } from '../../tables/link-column.ts'
import { noSuchColumn, skipLead } from '../../tables/read-names.ts'
import { readNumber } from '../../words/read-number.ts'
import { onlyMeasure, takeDirection, takeSortKeys } from '../../tables/take-sort-keys.ts'
import { saysAge, saysBirth } from '../../tables/tells-when.ts'
import { likeliestDates } from '../../tables/which-date.ts'
import { rowsOfDates } from '../../tables/rows-of-dates.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import type { SortConfiguration } from './config.ts'
import { OTHER_WAY } from './other-way.ts'
import { COUNTED } from './describe.ts'

type Answer = Understood<SortConfiguration> | Misunderstood | null

const SORTING = ['sort', 'order', 'arrange', 'rank']

const TAKING =
  phrases(`take, keep only, keep, show me only, show only, show me, show, give me, get me, get,
  find, only, limit to, return, select, list, pick, what are, which are`)

export function understand(clause: string, given: Given): Answer {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  // Where rows are sorted, the block that sorts them has taken the remark.
  if (OTHER_WAY.test(reader.rest().toLowerCase()))
    return { problem: `Nothing is sorted yet. ${byWhich(table)}`, confidence: 0.8 }
  return (
    readDate(reader, table, given) ??
    readSort(reader, table) ??
    readCut(reader, table) ??
    readDirection(reader, table)
  )
}

const DATE = ['the date', 'date', 'dates', 'the time', 'time']
const OLD = phrases('oldest first, youngest first')
const AGED = [...phrases('newest first, latest first, most recent first, earliest first'), ...OLD]
const MOST_INSTEAD = 2

/** "sort by date", "newest first", where the date has another name: the likeliest there is. */
function readDate(reader: ClauseReader, table: TableWords, { catalogue }: Given): Answer {
  const start = reader.at
  const isSort = reader.takeAny(SORTING) !== null
  if (isSort) reader.skip(ROW_WORDS)
  const isAged = AGED.some((phrase) => reader.sees(phrase))
  const isOld = OLD.some((phrase) => reader.sees(phrase))
  const isYoungest = reader.sees('youngest first')
  const early = isAged ? null : takeDirection(reader)
  const isBy = !isAged && reader.take('by') && !linkColumn(reader, table)
  const isDated = isBy && reader.takeAny(DATE) !== null
  if (isDated) reader.take(',')
  const young = isYoungest && reader.take('youngest first') ? 'descending' : null
  const direction = young ?? takeDirection(reader) ?? early ?? 'ascending'
  const dates = table.columns.filter(isDate)
  const likeliest = likeliestDates(dates, { rows: rowsOfDates(dates, catalogue) })
  const [date, ...others] = isOld ? likeliest.toSorted(bornFirst) : likeliest
  const age =
    isOld && reader.done && !(date && saysBirth(date.name)) ? table.columns.find(tellsAge) : null
  if (age)
    return understood(
      [{ column: age.name, direction: young ? 'ascending' : 'descending', nulls: 'last' }],
      {},
      0.9,
    )
  if (!(isDated || isAged) || !reader.done || !date) {
    reader.at = start
    return null
  }
  const by = (column: string) => understood([{ column, direction, nulls: 'last' }], {}, 0.9)
  const names = others.map(({ name }) => name).join(', ')
  const also = others.length === 0 ? '' : `; ${names} would fit as well`
  return {
    ...by(date.name),
    assumptions: [`Took ${date.name} as the date${also}.`],
    instead: others.slice(0, MOST_INSTEAD).map(({ name }) => by(name).configuration),
  }
}

/** The oldest was born first, where the newest is who came last. */
function bornFirst(one: Column, other: Column): number {
  return Number(saysBirth(other.name)) - Number(saysBirth(one.name))
}

function tellsAge(column: Column): boolean {
  return isMeasure(column) && saysAge(column.name)
}

function isDate({ type }: Column): boolean {
  return type === 'date' || type === 'timestamp'
}

function isText({ type }: Column): boolean {
  return type === 'text'
}

function onlyText({ columns }: TableWords): Column | null {
  const [only, ...others] = columns.filter(isText)
  return only && others.length === 0 ? only : null
}

const ROW_WORDS = ['it', 'them', 'the', 'rows', 'row', 'data', 'results', 'result', 'everything']

/** "sort by amount descending". */
function readSort(reader: ClauseReader, table: TableWords): Answer {
  if (reader.takeAny(SORTING) === null) return null
  if (reader.take('by nothing') && reader.done) return understood([], {}, 0.95)
  const early = readEarlyDirection(reader)
  const keys = takeSortKeys(reader, table, early ?? 'ascending')
  if (keys.length > 0) return finished(reader, keys, {})
  if (early === null) {
    return { problem: noSuchColumn(reader, table), confidence: reader.done ? 0.6 : 0.8 }
  }
  return readDirection(reader, table, early)
}

/** "sort descending by amount", "sort the rows by". */
function readEarlyDirection(reader: ClauseReader): SortKey['direction'] | null {
  reader.skip(ROW_WORDS)
  const direction = takeDirection(reader)
  reader.takeAny(['by', 'on'])
  return direction
}

function byWhich({ columns }: TableWords, isKey = isMeasure): string {
  const likely = columns.filter(isKey)
  const names = (likely.length > 0 ? likely : columns).map(({ name }) => name)
  return `Which column should the rows be sorted by? There are: ${listNames(names)}.`
}

/** "highest first": the only number there is. */
function readDirection(
  reader: ClauseReader,
  table: TableWords,
  said: SortKey['direction'] | null = null,
): Answer {
  const direction = said ?? takeDirection(reader)
  if (direction === null) return null
  if (!reader.done) {
    const keys = takeSortKeys(reader, table, direction)
    const first = reader.words.at(-1)?.value === 'first'
    return keys.length === 0 || (said === null && !first) ? null : finished(reader, keys, {})
  }
  const isOfTexts = reader.words.some(({ value }) => LETTERED.has(value))
  const column = isOfTexts ? onlyText(table) : onlyMeasure(table)
  if (!column) {
    return { problem: byWhich(table, isOfTexts ? isText : isMeasure), confidence: 0.6 }
  }
  const answer = understood([{ column: column.name, direction, nulls: 'last' }], {}, 0.8)
  const kind = isOfTexts ? 'text' : 'number'
  return { ...answer, assumptions: [`Sorted by ${column.name}, the only ${kind} to sort by.`] }
}

/** "Alphabetically", "a to z": numbers are in no such order. */
const LETTERED = new Set(['alphabetically', 'alphabetical', 'z'])

type Cut = Pick<SortConfiguration['parameters'], 'limit' | 'offset'>

/** "top 10 by revenue", "the first 5 rows", "the 3 highest amounts". */
function readCut(reader: ClauseReader, table: TableWords): Answer {
  const start = reader.at
  reader.takeAny(TAKING)
  if (reader.take('all rows after the first')) {
    const offset = takeCount(reader)
    return offset === null ? null : finished(reader, readBy(reader, table, 'ascending'), { offset })
  }
  reader.takeAny(['the', 'only the'])
  const before = reader.takeAny(COUNTED)
  const limit = takeCount(reader)
  const word = before ?? (limit === null ? null : reader.takeAny(COUNTED))
  const plain = limit !== null && word === null && isRowsEnd(reader)
  if (limit === null || (word === null && !plain)) {
    reader.at = start
    return null
  }
  const direction = DIRECTIONS[word ?? 'first'] ?? 'descending'
  const noun = linkColumn(reader, table) ? null : takeNoun(reader)
  const after = reader.take('after the first') ? takeCount(reader) : null
  const keys = readBy(reader, table, direction)
  const cut: Cut = { limit, ...(after === null ? {} : { offset: after }) }
  const ranked = word !== null && word !== 'first'
  const only = keys.length === 0 && ranked && reader.done ? onlyMeasure(table) : null
  if (ranked && keys.length === 0 && !only) {
    return { problem: whichMeasure(reader, table), confidence: 0.7 }
  }
  const found: readonly SortKey[] = only ? [{ column: only.name, direction, nulls: 'last' }] : keys
  const answer = finished(reader, found, cut)
  const assumptions = [
    ...(noun === null ? [] : [`Took "${noun}" as a word for the rows.`]),
    ...(only ? [`Ranked by ${only.name}, the only number to rank by.`] : []),
  ]
  return { ...answer, assumptions }
}

/** "top 3", where several numbers could rank the rows. */
function whichMeasure(reader: ClauseReader, table: TableWords): string {
  const names = table.columns.filter(isMeasure).map(({ name }) => name)
  return reader.done && names.length > 0
    ? `Which column is meant? The number columns are: ${listNames(names)}.`
    : noSuchColumn(reader, table)
}

const DIRECTIONS: Readonly<Record<string, SortKey['direction']>> = {
  first: 'ascending',
  bottom: 'ascending',
  lowest: 'ascending',
  smallest: 'ascending',
}

function isRowsEnd(reader: ClauseReader): boolean {
  const ends = (ahead: number) =>
    reader.at + ahead >= reader.words.length || reader.sees('by', ahead)
  return ['rows', 'row', 'records', 'lines'].some((word) => reader.sees(word) && ends(1))
}

/** "customers" in "top 10 customers by revenue"; plain words for rows need no remark. */
function takeNoun(reader: ClauseReader): string | null {
  if (reader.takeAny(['rows', 'row', 'records', 'lines', 'entries']) !== null) return null
  const word = reader.peek()
  const behind = reader.peek(1)
  const ends = behind === undefined || behind.value === 'by' || behind.value === 'with'
  if (word?.kind !== 'word' || !ends || word.value === 'by') return null
  reader.at += 1
  return reader.slice(reader.at - 1, reader.at)
}

function readBy(
  reader: ClauseReader,
  table: TableWords,
  direction: SortKey['direction'],
): readonly SortKey[] {
  reader.takeAny(['by', 'with the highest', 'with the most', 'with', 'on', 'of'])
  return takeSortKeys(reader, table, direction)
}

function takeCount(reader: ClauseReader): number | null {
  const start = reader.at
  const number = readNumber(reader)
  if (number && !number.percent && /^\d{1,9}$/.test(number.digits)) return Number(number.digits)
  reader.at = start
  return null
}

function finished(
  reader: ClauseReader,
  keys: readonly SortKey[],
  cut: Cut,
): Understood<SortConfiguration> {
  const rest = reader.rest()
  const answer = understood(keys, cut, rest === '' ? 0.96 : 0.8)
  return rest === '' ? answer : { ...answer, rest }
}

function understood(
  keys: readonly SortKey[],
  cut: Cut,
  confidence: number,
): Understood<SortConfiguration> {
  return { configuration: { parameters: { keys: [...keys], ...cut } }, confidence, assumptions: [] }
}

function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
}

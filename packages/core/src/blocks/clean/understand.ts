import { ClauseReader } from '../../words/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumn,
  takeColumns,
  takeList,
} from '../../tables/read-names.ts'
import { readNumber } from '../../words/read-number.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Column } from '../../relation/column.ts'
import { findTypeWord } from '../../relation/type-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { columnsAfter } from './columns.ts'
import type { CleanConfiguration, Cleaning, CleaningRule } from './config.ts'
import { PLAIN_NUMBER } from './describe.ts'

export function understand(
  clause: string,
  given: Given,
): Understood<CleanConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  let columns = given.inputs[0]?.columns ?? []
  const rules: CleaningRule[] = []
  const listed = reader.takeAny(['clean up (', 'clean (']) !== null
  if (!listed && reader.take('clean up nothing') && reader.done) return understood([])
  for (;;) {
    const table = tableWords(columns, given.catalogue)
    const rule = readRule(reader, table, listed)
    if (rule === null) {
      return listed ? { problem: noSuchColumn(reader, table), confidence: 0.7 } : null
    }
    if ('problem' in rule) return rule
    rules.push(rule)
    columns = columnsAfter(rule, columns)
    if (!listed || !reader.take(';')) break
  }
  if (!listed) rules.push(...readFurther(reader))
  if (listed && !reader.take(')')) return null
  return reader.done
    ? understood(rules)
    : { ...understood(rules), confidence: 0.7, rest: reader.rest() }
}

function understood(rules: readonly CleaningRule[]): Understood<CleanConfiguration> {
  return { configuration: { parameters: { rules: [...rules] } }, confidence: 0.97, assumptions: [] }
}

/** Phrases that open a rule, and whether it must name columns. */
const OPENINGS: readonly (readonly [string, Cleaning, 'named' | 'free'])[] = [
  ['drop rows with missing', 'drop_missing', 'free'],
  ['remove rows with missing', 'drop_missing', 'free'],
  ['drop rows with empty', 'drop_missing', 'free'],
  ['remove rows with empty', 'drop_missing', 'free'],
  ['drop rows with nulls', 'drop_missing', 'free'],
  ['remove rows with nulls', 'drop_missing', 'free'],
  ['drop nulls', 'drop_missing', 'free'],
  ['remove nulls', 'drop_missing', 'free'],
  ['drop null', 'drop_missing', 'free'],
  ['remove null', 'drop_missing', 'free'],
  ['remove duplicate rows', 'deduplicate', 'free'],
  ['drop duplicate rows', 'deduplicate', 'free'],
  ['remove duplicates', 'deduplicate', 'free'],
  ['remove all duplicates', 'deduplicate', 'free'],
  ['drop duplicates', 'deduplicate', 'free'],
  ['deduplicate', 'deduplicate', 'free'],
  ['drop outliers of', 'drop_outliers', 'free'],
  ['remove outliers of', 'drop_outliers', 'free'],
  ['drop outliers in', 'drop_outliers', 'free'],
  ['remove outliers in', 'drop_outliers', 'free'],
  ['drop outliers', 'drop_outliers', 'free'],
  ['remove outliers', 'drop_outliers', 'free'],
  ['cap outliers of', 'cap_outliers', 'free'],
  ['cap outliers in', 'cap_outliers', 'free'],
  ['cap outliers', 'cap_outliers', 'free'],
  ['fill missing values in', 'fill', 'named'],
  ['fill missing', 'fill', 'named'],
  ['fill empty', 'fill', 'named'],
  ['fill', 'fill', 'named'],
  ['trim', 'trim', 'free'],
  ['uppercase', 'uppercase', 'free'],
  ['lowercase', 'lowercase', 'free'],
  ['titlecase', 'titlecase', 'free'],
  ['capitalize', 'titlecase', 'free'],
]

/** What can be taken out of rows behind a verb that was said already: "remove duplicates and nulls". */
const TAKEN_OUT: readonly (readonly [string, Cleaning])[] = [
  ['duplicate rows', 'deduplicate'],
  ['duplicates', 'deduplicate'],
  ['null values', 'drop_missing'],
  ['nulls', 'drop_missing'],
  ['missing values', 'drop_missing'],
  ['empty rows', 'drop_missing'],
  ['outliers', 'drop_outliers'],
]

function readFurther(reader: ClauseReader): readonly CleaningRule[] {
  const start = reader.at
  reader.takeAny([','])
  reader.takeAny(['and'])
  const found = reader.at > start && TAKEN_OUT.find(([phrase]) => reader.take(phrase))
  if (found) return [{ action: found[1], columns: [] }, ...readFurther(reader)]
  reader.at = start
  return []
}

const BEFORE = ['by', 'based on', 'on', 'of', 'in', 'spaces in', 'spaces around', 'the']

const ALL = [
  'values',
  'cells',
  'all columns',
  'any column',
  'rows',
  'everything',
  'spaces',
  'whitespace',
]

function readRule(
  reader: ClauseReader,
  table: TableWords,
  listed: boolean,
): CleaningRule | Misunderstood | null {
  if (reader.take('replace')) return readReplace(reader, table)
  if (reader.takeAny(['read dates in', 'parse dates in', 'read dates of']) !== null) {
    return readDates(reader, table)
  }
  // Alone, converting is for the block that is about columns.
  if (listed && reader.take('convert')) return readConvert(reader, table)
  const opening = OPENINGS.find(([phrase]) => reader.take(phrase))
  if (!opening) return null
  const [, action, needs] = opening
  reader.takeAny(BEFORE)
  if (action === 'drop_missing' && reader.takeAny(ALL) !== null) {
    reader.takeAny(['in'])
  }
  const names = takeColumns(reader, table).map(({ name }) => name)
  if (names.length === 0) reader.takeAny(ALL)
  if (action !== 'fill') {
    if (names.length === 0 && needs === 'named') {
      return { problem: noSuchColumn(reader, table), confidence: 0.8 }
    }
    return { action, columns: names, ...(action.endsWith('outliers') ? readFar(reader) : {}) }
  }
  if (!reader.takeAny(['with', 'by', 'using'])) {
    return { problem: `What should be filled in? ${noSuchColumn(reader, table)}`, confidence: 0.6 }
  }
  if (reader.takeAny(['the average', 'the mean', 'average', 'mean']) !== null) {
    return { action: 'fill_average', columns: names }
  }
  if (reader.takeAny(['the median', 'median']) !== null) {
    return { action: 'fill_median', columns: names }
  }
  if (names.length > 0 && reader.takeAny(FREQUENT) !== null) {
    return { action: 'fill_frequent', columns: names }
  }
  if (names.length > 0 && reader.takeAny(PREVIOUS) !== null) {
    const by = reader.takeAny(['by', 'in the order of']) && takeColumn(reader, table)
    if (!by)
      return { problem: 'In which order is the value before to be looked for?', confidence: 0.8 }
    return { action: 'fill_previous', columns: names, by: by.name }
  }
  const value = takeGiven(reader)
  if (value === null || names.length === 0) {
    return { problem: noSuchColumn(reader, table), confidence: 0.8 }
  }
  return { action, columns: names, value }
}

const FREQUENT = ['the most frequent value', 'the most common value', 'the mode']
const PREVIOUS = ['the value before', 'the previous value', 'the last value before']

/** "read dates in joined as "%d.%m.%Y", "%Y/%m/%d"". */
function readDates(reader: ClauseReader, table: TableWords): CleaningRule | Misunderstood | null {
  const columns = takeColumns(reader, table).map(({ name }) => name)
  if (columns.length === 0) return { problem: noSuchColumn(reader, table), confidence: 0.8 }
  if (reader.takeAny(['as', 'like', 'in the format', 'with']) === null) {
    const problem = 'How are the dates written? For example: read dates in joined as "%d.%m.%Y".'
    return { problem, confidence: 0.8 }
  }
  const formats = takeList(reader, () => takeGiven(reader)).map((format) => ({ format }))
  return formats.length === 0 ? null : { action: 'parse_dates', columns, formats }
}

/** "by standard deviations beyond 2.5". */
function readFar(reader: ClauseReader): Pick<CleaningRule, 'method' | 'factor'> {
  const deviations = ['by standard deviations', 'by deviations']
  const method =
    reader.takeAny(deviations) !== null
      ? ('deviations' as const)
      : reader.take('by quartiles')
        ? ('quartiles' as const)
        : undefined
  const factor = reader.take('beyond') ? Number(readNumber(reader)?.digits) : Number.NaN
  return {
    ...(method === undefined ? {} : { method }),
    ...(Number.isNaN(factor) ? {} : { factor }),
  }
}

/** "replace "n/a" in region with nothing". */
function readReplace(reader: ClauseReader, table: TableWords): CleaningRule | null {
  const value = takeGiven(reader)
  if (value === null || reader.takeAny(['in']) === null) return null
  const columns = takeColumns(reader, table).map(({ name }) => name)
  if (columns.length === 0 || reader.takeAny(['with', 'by']) === null) return null
  if (reader.take('nothing')) return { action: 'replace', columns, value }
  const replacement = takeGiven(reader)
  return replacement === null ? null : { action: 'replace', columns, value, with: replacement }
}

function readConvert(reader: ClauseReader, table: TableWords): CleaningRule | null {
  const columns = takeColumns(reader, table).map(({ name }) => name)
  const word = reader.take('to') ? reader.peek() : undefined
  const type: Column['type'] | undefined =
    word?.kind === 'word' ? findTypeWord(word.value) : undefined
  if (columns.length === 0 || type === undefined) return null
  reader.at += 1
  return { action: 'convert', columns, type }
}

function takeGiven(reader: ClauseReader): string | null {
  const word = reader.peek()
  if (!word || word.kind === 'symbol' || word.kind === 'formula') return null
  if (word.kind === 'number' && !PLAIN_NUMBER.test(word.value)) {
    return readNumber(reader)?.digits ?? null
  }
  reader.at += 1
  return word.kind === 'word' ? reader.slice(reader.at - 1, reader.at) : word.value
}

import type { Catalogue } from '../../tables/catalogue.ts'
import type { Column } from '../../relation/column.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { PERIODS, sayPeriod } from '../../tables/compute-period.ts'
import type { Period } from '../../tables/compute-period.ts'
import { takeColumn, takeList } from '../../tables/read-names.ts'
import { sayName, sayNew } from '../../words/say.ts'
import { likeliestDates } from '../../tables/which-date.ts'
import { rowsOfDates } from '../../tables/rows-of-dates.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import { freeName } from '../free-name.ts'
import { measureCalled, takeMeasure } from '../take-measure.ts'
import type { Remark, Revise, Revised } from '../revise.ts'
import { type AggregateConfiguration, isPlain } from './config.ts'

/** "also by month", "by status instead", "no longer by city", "average instead of sum", "also the average". */
export const revise: Revise = (
  remark,
  { configuration: given, given: { inputs, catalogue }, kept },
) => {
  const configuration = given as AggregateConfiguration // read through this block's schema
  const columns = inputs[0]?.columns ?? []
  const reader = new ClauseReader(remark.text)
  if (reader.takeAny(['group', 'grouped', 'split', 'break', 'show', 'divide', 'do']) !== null) {
    reader.takeAny(['it', 'them', 'that', 'this', 'those', 'everything'])
    reader.take('down')
  }
  if (reader.takeAny(['by', 'per', 'for each', 'for every']) === null)
    return (
      ungroup(remark.text, configuration, tableWords(columns, catalogue)) ??
      addMeasure(remark, configuration, tableWords(columns, catalogue)) ??
      reviseMeasure(remark, configuration)
    )
  const keys = takeList(reader, () => takeKey(reader, columns, catalogue, kept))
  const gone = reader.take('instead of')
    ? takeList(reader, () => takeColumn(reader, tableWords(columns, catalogue)))
    : []
  if (keys.length === 0 || !reader.done) return null
  return regroup(configuration, keys, gone, remark, columns)
}

const NO_LONGER =
  /^(?:do not group by|don't group by|don’t group by|no longer (?:group )?by|not by|ungroup|stop grouping by|without grouping by|without the grouping by|remove the grouping by|forget) (.+)$|^(?:remove|drop|take) (.+?) (?:from|out of) the (?:groups?|grouping)$/i

function ungroup(
  text: string,
  configuration: AggregateConfiguration,
  table: TableWords,
): Revised | null {
  const said = NO_LONGER.exec(text)
  const reader = new ClauseReader(said?.[1] ?? said?.[2] ?? '')
  const gone = takeList(reader, () => takeColumn(reader, table))
  const before = configuration.parameters.keys
  const keys = before.filter((key) => !isAmong(key, gone))
  if (gone.length === 0 || !reader.done || keys.length === before.length) return null
  const parameters = { ...configuration.parameters, keys }
  return { configuration: { ...configuration, parameters }, assumptions: [] }
}

const ADDING = /^(?:add|include|show|give me|compute|calculate|with|plus)(?: also| me)? (?=\S)/i

/** "also the average price", "add the number of orders": one figure more for each group. */
function addMeasure(
  { text, also }: Remark,
  configuration: AggregateConfiguration,
  table: TableWords,
): Revised | null {
  const isAdded = also || /^(?:add|include|plus)\b/i.test(text)
  if (!isAdded) return null
  const reader = new ClauseReader(text.replace(ADDING, ''))
  const taken = takeList(reader, () => takeMeasure(reader, table))
  const { measures } = configuration.parameters
  const fresh = taken.filter(
    ({ measure }) =>
      !measures.some((one) => one.function === measure.function && one.column === measure.column),
  )
  reader.takeAny(['of each', 'for each', 'per group'])
  if (fresh.length === 0 || !reader.done) return null
  const added = fresh.map(({ measure }) => ({ ...measure, name: '' }))
  const parameters = { ...configuration.parameters, measures: [...measures, ...added] }
  const assumptions = fresh.flatMap(({ assumption }) => assumption ?? [])
  return { configuration: { ...configuration, parameters }, assumptions }
}

/** A column, or a part of a date that no column holds yet. */
type Key = { readonly column: Column } | PeriodKey

interface PeriodKey {
  readonly unit: Period
  readonly of: Column
  /** The other dates that could have been meant. */
  readonly others: readonly Column[]
}

function takeKey(
  reader: ClauseReader,
  columns: readonly Column[],
  catalogue: Catalogue,
  kept: readonly string[],
): Key | null {
  const start = reader.at
  const table = tableWords(columns, catalogue)
  const column = takeColumn(reader, table)
  if (column) return { column }
  reader.takeAny(['the', 'each'])
  const unit = PERIODS.find((one) => reader.take(one) || reader.take(`${one}s`))
  const dates = columns.filter(({ type }) => type === 'date' || type === 'timestamp')
  const [first, ...others] = likeliestDates(dates, { rows: rowsOfDates(dates, catalogue), kept })
  const named = unit && reader.take('of') ? takeColumn(reader, table) : null
  if (unit && named) return { unit, of: named, others: [] }
  if (unit && first) return { unit, of: first, others }
  reader.at = start
  return null
}

function regroup(
  configuration: AggregateConfiguration,
  wanted: readonly Key[],
  gone: readonly Column[],
  { instead, also }: Remark,
  columns: readonly Column[],
): Revised {
  const computed: string[] = []
  const names = wanted.map((key) => {
    if ('column' in key) return key.column.name
    const isTaken = columns.some(({ name: one }) => one.toLowerCase() === key.unit)
    const name = isTaken ? freeName(`${key.unit}_of_${key.of.name}`, columns) : key.unit
    const date = sayName(key.of.name, columns)
    computed.push(sayPeriod(key.unit, sayNew(name), date))
    return name
  })
  const before = configuration.parameters.keys
  const replaced = gone.length > 0 ? before.filter((key) => !isAmong(key, gone)) : []
  const kept = gone.length > 0 ? replaced : instead ? [] : before
  const keys = [...new Set([...kept, ...names])]
  const parameters = { ...configuration.parameters, keys }
  const said = names.join(' and ')
  return {
    configuration: { ...configuration, parameters },
    assumptions: [
      ...wanted.flatMap(sayWhichDate),
      ...(also || instead || gone.length > 0 || before.length === 0
        ? []
        : [`Added ${said} to the groups; "by ${said} instead" takes it alone.`]),
    ],
    ...(computed.length > 0 ? { first: computed.join(', ') } : {}),
  }
}

/** Of several dates one was taken, and how to say another. */
function sayWhichDate(key: Key): readonly string[] {
  if (!('unit' in key)) return []
  const [other] = key.others
  if (!other) return []
  return [
    `Took the ${key.unit} of ${key.of.name}; say "by ${key.unit} of ${other.name}" for the other.`,
  ]
}

function isAmong(name: string, columns: readonly Column[]): boolean {
  return columns.some((column) => column.name === name)
}

const CHANGING =
  /^(?:(?:use|show|take|make (?:it|that)|change (?:it|that) to|give me|compute) )?(?:the )?(.+?)(?: instead of (?:the )?(.+))?$/

const COUNT = /^(?:count|counts|number of (?:rows|records|orders)|how many)$/

/** The one measure there is, with another function; where there are more it has to be said in full. */
function reviseMeasure(
  { text, instead: isInstead }: Remark,
  configuration: AggregateConfiguration,
): Revised | null {
  const [, said = '', instead] = CHANGING.exec(text.toLowerCase()) ?? []
  const isCount = COUNT.test(said) && (isInstead || instead !== undefined)
  const name = isCount ? 'count_rows' : measureCalled(said)
  const before = instead === undefined ? null : measureCalled(instead)
  const { measures } = configuration.parameters
  const meant = measures.filter(
    (one) => isPlain(one) && one.column !== '' && (before === null || one.function === before),
  )
  const [only] = meant
  if (name === null || !only || meant.length > 1 || only.function === name) return null
  const changed = { ...only, function: name, ...(name === 'count_rows' ? { column: '' } : {}) }
  const parameters = {
    ...configuration.parameters,
    measures: measures.map((one) => (one === only ? changed : one)),
  }
  const named = only.name === '' ? [] : [`The column keeps its name, ${only.name}.`]
  return { configuration: { ...configuration, parameters }, assumptions: named }
}

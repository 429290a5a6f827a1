import type { Column } from '../../relation/column.ts'
import { ClauseReader } from '../../sentence-to-plan/clause-reader.ts'
import { takeColumn, takeList } from '../../sentence-to-plan/read-names.ts'
import { sayName, sayNew } from '../../sentence-to-plan/say.ts'
import { tableWords } from '../../sentence-to-plan/table-words.ts'
import type { TableWords } from '../../sentence-to-plan/table-words.ts'
import { freeName } from '../free-name.ts'
import { measureCalled } from '../measure-words.ts'
import type { Remark, Revise, Revised } from '../revise.ts'
import { type AggregateConfiguration, isPlain } from './config.ts'

/** "also by month", "by status instead", "average instead of sum". */
export const revise: Revise = (remark, { configuration: given, given: { inputs, catalogue } }) => {
  const configuration = given as AggregateConfiguration // read through this block's schema
  const columns = inputs[0]?.columns ?? []
  const reader = new ClauseReader(remark.text)
  reader.takeAny([
    'group it',
    'group them',
    'group',
    'grouped',
    'split it',
    'break it down',
    'split',
  ])
  if (reader.takeAny(['by', 'per', 'for each', 'for every']) === null)
    return reviseMeasure(remark, configuration)
  const keys = takeList(reader, () => takeKey(reader, tableWords(columns, catalogue)))
  const gone = reader.take('instead of')
    ? takeList(reader, () => takeColumn(reader, tableWords(columns, catalogue)))
    : []
  if (keys.length === 0 || !reader.done) return null
  return regroup(configuration, keys, gone, remark, columns)
}

type Unit = 'year' | 'quarter' | 'month' | 'week' | 'day'
const UNITS: readonly Unit[] = ['year', 'quarter', 'month', 'week', 'day']

/** A column, or a part of a date that no column holds yet. */
type Key = { readonly column: Column } | { readonly unit: Unit; readonly of: Column }

function takeKey(reader: ClauseReader, table: TableWords): Key | null {
  const start = reader.at
  const column = takeColumn(reader, table)
  if (column) return { column }
  reader.takeAny(['the', 'each'])
  const unit = UNITS.find((one) => reader.take(one) || reader.take(`${one}s`))
  const dates = table.columns.filter(({ type }) => type === 'date' || type === 'timestamp')
  const named = unit && reader.take('of') ? takeColumn(reader, table) : null
  const of = named ?? (dates.length === 1 ? dates[0] : undefined)
  if (unit && of) return { unit, of }
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
    computed.push(`compute ${sayNew(name)} as \`date_trunc('${key.unit}', ${date})\``)
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
    assumptions:
      also || instead || gone.length > 0 || before.length === 0
        ? []
        : [`Added ${said} to the groups; "by ${said} instead" takes it alone.`],
    ...(computed.length > 0 ? { first: computed.join(', ') } : {}),
  }
}

function isAmong(name: string, columns: readonly Column[]): boolean {
  return columns.some((column) => column.name === name)
}

const CHANGING =
  /^(?:(?:use|show|take|make (?:it|that)|change (?:it|that) to|give me|compute) )?(?:the )?(.+?)(?: instead of (?:the )?(.+))?$/

/** The one measure there is, with another function; where there are more it has to be said in full. */
function reviseMeasure({ text }: Remark, configuration: AggregateConfiguration): Revised | null {
  const [, said = '', instead] = CHANGING.exec(text.toLowerCase()) ?? []
  const name = measureCalled(said)
  const before = instead === undefined ? null : measureCalled(instead)
  const { measures } = configuration.parameters
  const meant = measures.filter(
    (one) => isPlain(one) && one.column !== '' && (before === null || one.function === before),
  )
  const [only] = meant
  if (name === null || !only || meant.length > 1 || only.function === name) return null
  const parameters = {
    ...configuration.parameters,
    measures: measures.map((one) => (one === only ? { ...one, function: name } : one)),
  }
  const named = only.name === '' ? [] : [`The column keeps its name, ${only.name}.`]
  return { configuration: { ...configuration, parameters }, assumptions: named }
}

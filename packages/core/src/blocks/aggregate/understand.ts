import { understandConditions } from '../../conditions/understand-conditions.ts'
import type { ConditionGroup } from '../../conditions/condition.ts'
import type { Column } from '../../relation/column.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import {
  noSuchColumn,
  skipLead,
  takeColumns,
  takeList,
  takeNewName,
} from '../../tables/read-names.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { takeMeasure } from '../take-measure.ts'
import { leavingColumns } from './columns.ts'
import { initial } from './config.ts'
import type { AggregateConfiguration, NamedMeasure } from './config.ts'
import { takeFigure } from './take-figure.ts'

type Parameters = AggregateConfiguration['parameters']

type Answer = Understood<AggregateConfiguration> | Misunderstood | null

const GROUPING = ['group the rows by', 'group rows by', 'group it by', 'group them by', 'group by']
const SUMMING = ['summarize all rows', 'aggregate all rows']

const VERBS =
  `show me, show, calculate, compute, get me, get, give me, find, what is, what are, list,
  return, i need, see, tell me, report`
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))

const BY = [
  'grouped by',
  'by',
  'per',
  'for each',
  'for every',
  'in each',
  'broken down by',
  'across',
]

const GETTING =
  `to get, and get, and compute, and calculate, and show, and count, to compute, giving, with,
  showing, : , and`
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))

export function understand(clause: string, given: Given): Answer {
  const reader = new ClauseReader(clause)
  skipLead(reader)
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  reader.takeAny(['aggregate', 'summarize by'])
  if (reader.takeAny(SUMMING) !== null) return readMeasures(reader, table, [], given)
  if (reader.takeAny(GROUPING) !== null) return readGroups(reader, table, given)
  reader.takeAny(VERBS)
  return readPlain(reader, table, given)
}

/** "group by region to get total amount". */
function readGroups(reader: ClauseReader, table: TableWords, given: Given): Answer {
  const keys = takeColumns(reader, table).map(({ name }) => name)
  if (keys.length === 0) return { problem: noSuchColumn(reader, table), confidence: 0.85 }
  return readMeasures(reader, table, keys, given)
}

function readMeasures(
  reader: ClauseReader,
  table: TableWords,
  keys: readonly string[],
  given: Given,
): Answer {
  const start = reader.at
  reader.take(',')
  const linked = reader.takeAny(GETTING) !== null
  const { measures, assumptions } = takeMeasures(reader, table)
  if (measures.length === 0) {
    if (linked && !reader.done && keys.length === 0) return null
    reader.at = start
  }
  return finished(reader, { keys: [...keys], measures }, assumptions, given, 0.96)
}

/** "total amount and number of rows by region", "average price per category". */
function readPlain(reader: ClauseReader, table: TableWords, given: Given): Answer {
  const { measures, assumptions } = takeMeasures(reader, table)
  if (measures.length === 0) return readFigure(reader, table, given)
  if (reader.takeAny(BY) === null) {
    // Without groups all of it has to be measures, or "the first 10 rows" would be one.
    if (!reader.done) return null
    return finished(reader, { keys: [], measures }, assumptions, given, 0.7)
  }
  const keys = takeColumns(reader, table).map(({ name }) => name)
  if (keys.length === 0) return { problem: noSuchColumn(reader, table), confidence: 0.75 }
  return finished(reader, { keys, measures }, assumptions, given, 0.95)
}

/** "revenue by region", "amount per customer": without groups it could be anything. */
function readFigure(reader: ClauseReader, table: TableWords, given: Given): Answer {
  const figure = takeFigure(reader, table)
  if (!figure || reader.takeAny(BY) === null) return null
  const keys = takeColumns(reader, table).map(({ name }) => name)
  if (keys.length === 0) return null
  return finished(reader, { keys, measures: [figure.measure] }, [figure.assumption], given, 0.9)
}

function takeMeasures(reader: ClauseReader, table: TableWords) {
  const assumptions: string[] = []
  const measures = takeList(reader, (): NamedMeasure | null => {
    const formula = takeFormula(reader)
    const taken = formula ? { measure: formula } : takeMeasure(reader, table)
    if (!taken) return null
    if ('assumption' in taken) assumptions.push(taken.assumption)
    const name = reader.takeAny(['as', 'called', 'named']) === null ? '' : takeNewName(reader)
    return { ...taken.measure, name: name ?? '' }
  })
  return { measures: [...measures], assumptions }
}

/** A formula in backticks: `sum(price * pieces)`. */
function takeFormula(reader: ClauseReader): Omit<NamedMeasure, 'name'> | null {
  const word = reader.peek()
  if (word?.kind !== 'formula') return null
  reader.at += 1
  return { function: 'formula', column: '', formula: word.value }
}

const HAVING = ['keeping groups where', 'keeping only groups where', 'having', 'keep groups where']

function finished(
  reader: ClauseReader,
  found: Pick<Parameters, 'keys' | 'measures'>,
  assumptions: readonly string[],
  given: Given,
  confidence: number,
): Answer {
  const parameters: Parameters = { ...initial.parameters, ...found }
  const having = readHaving(reader, parameters, given)
  if (having && 'problem' in having) return { problem: having.problem, confidence }
  const rest = reader.rest()
  return {
    configuration: { parameters: having ? { ...parameters, having: having.where } : parameters },
    confidence: rest === '' ? confidence : confidence - 0.15,
    assumptions,
    ...(rest === '' ? {} : { rest }),
  }
}

function readHaving(
  reader: ClauseReader,
  parameters: Parameters,
  given: Given,
): { readonly where: ConditionGroup } | { readonly problem: string } | null {
  const start = reader.at
  reader.take(',')
  if (reader.takeAny(HAVING) === null) {
    reader.at = start
    return null
  }
  const leaving: readonly Column[] = leavingColumns(parameters, given.inputs[0]?.columns ?? [])
  const understood = understandConditions(reader, tableWords(leaving, { datasets: [] }))
  return understood ?? { problem: 'It is not clear which groups should be kept.' }
}

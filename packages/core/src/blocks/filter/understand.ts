import { readOperator } from '../../conditions/read-operator.ts'
import { takeRowNoun } from '../../conditions/take-row-noun.ts'
import { understandConditions } from '../../conditions/understand-conditions.ts'
import type { Column } from '../../relation/column.ts'
import { parseExpression } from '../../relation/parse-expression.ts'
import { typeOfExpression } from '../../relation/type-of-expression.ts'
import { ClauseReader } from '../../words/clause-reader.ts'
import { foldName } from '../../words/fold.ts'
import { linkColumn } from '../../tables/link-column.ts'
import { readPeriod } from '../../words/read-period.ts'
import { likeliestDates } from '../../tables/which-date.ts'
import { rowsOfDates } from '../../tables/rows-of-dates.ts'
import { tableWords } from '../../tables/table-words.ts'
import type { TableWords } from '../../tables/table-words.ts'
import type { Given, Misunderstood, Understood } from '../block.ts'
import { initial } from './config.ts'
import type { FilterConfiguration } from './config.ts'
import { OPENERS, JOINING, phrases } from './describe.ts'
import type { Parameters } from './describe.ts'

const ROW_WORDS =
  phrases(`the, those, all, every, each, any, me, only, us, rows, row, records, record,
  entries, entry, lines, line, everything, ones, data, items, results, things, from it, of them`)

const LINKS =
  phrases(`where, whose, which, that have, that has, that are, that is, that, who, when, if,
  for which, having, with, by, on, such that, in which, so that, to`)

export function understand(
  clause: string,
  given: Given,
): Understood<FilterConfiguration> | Misunderstood | null {
  const reader = new ClauseReader(clause)
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const rows = takeOpeners(reader, table)
  const said = rows !== null
  if (said && isEveryRow(reader))
    return { configuration: initial, confidence: 0.9, assumptions: [] }
  skipRowWords(reader, table)
  const noun = takeRowNoun(reader, table)
  const linked = reader.takeAny(LINKS) !== null || said
  const found =
    (said ? readMoment(reader, given, rows) : null) ??
    readFormula(reader, rows ?? 'keep', linked) ??
    readConditions(reader, given, rows ?? 'keep', linked)
  if (!noun?.assumption || !found || 'problem' in found) return found
  return { ...found, assumptions: [...found.assumptions, noun.assumption] }
}

/** "filter it to keep only": the last of them counts. Null where the clause opens with none. */
function takeOpeners(reader: ClauseReader, table: TableWords): Parameters['rows'] | null {
  let rows: Parameters['rows'] | null = null
  for (;;) {
    const opener = OPENERS.find(([phrase]) => reader.sees(phrase))
    if (!opener || isColumn(reader, table)) return rows
    const [phrase, meaning] = opener
    // "with no email" and "without a region" carry their own meaning into the condition.
    if (phrase === 'with' || phrase === 'without') return rows ?? 'keep'
    // "keep with", "drop except" are no second opening.
    if (rows !== null && JOINING.includes(phrase)) return rows
    reader.take(phrase)
    rows = meaning
    reader.skip(['it', 'them', 'this', 'to'])
  }
}

/** "list is over 5": a word that opens clauses may name a column too, if something is asked of it. */
function isColumn(reader: ClauseReader, table: TableWords): boolean {
  const start = reader.at
  const linked = linkColumn(reader, table)
  reader.at += linked?.words ?? 0
  const asked = linked !== null && readOperator(reader) !== null
  reader.at = start
  return asked
}

function readConditions(
  reader: ClauseReader,
  given: Given,
  rows: Parameters['rows'],
  said: boolean,
): Understood<FilterConfiguration> | Misunderstood | null {
  const start = reader.at
  const table = tableWords(given.inputs[0]?.columns ?? [], given.catalogue)
  const understood = understandConditions(reader, table)
  if (!understood) return readBareFormula(reader, given, rows)
  if ('problem' in understood) {
    reader.at = start
    const formula = readBareFormula(reader, given, rows)
    return formula ?? { problem: understood.problem, confidence: said ? 0.8 : 0.3 }
  }
  skipRowWords(reader, table)
  const rest = reader.rest()
  const share = (reader.at - start) / Math.max(1, reader.words.length - start)
  if (rest !== '') {
    const end = reader.at
    reader.at = start
    const formula = readBareFormula(reader, given, rows)
    if (formula) return formula
    reader.at = end
  }
  return {
    configuration: configured({ rows, where: understood.where }),
    confidence: (said ? 0.95 : 0.7) * (0.4 + 0.6 * share),
    assumptions: understood.assumptions,
    instead: understood.instead.map((where) => configured({ rows, where })),
    ...(rest === '' ? {} : { rest }),
  }
}

const MOST_INSTEAD = 2

/** "only 2024", "just March 2024": the date of the rows. */
function readMoment(
  reader: ClauseReader,
  given: Given,
  rows: Parameters['rows'],
): Understood<FilterConfiguration> | Misunderstood | null {
  const start = reader.at
  const named = readPeriod(reader) !== null && (reader.done || reader.sees(','))
  reader.at = start
  const [input] = given.inputs
  const dates = input?.columns.filter(isDated) ?? []
  const [column, ...others] = likeliestDates(dates, { rows: rowsOfDates(dates, given.catalogue) })
  if (!named || !input || !column) return null
  const of = (date: Column) => {
    const dated = { ...given, inputs: [{ ...input, columns: [date] }] }
    return readConditions(new ClauseReader(`in ${reader.rest()}`), dated, rows, true)
  }
  const found = of(column)
  if (!found || 'problem' in found) return found
  const instead = others.slice(0, MOST_INSTEAD).flatMap((date) => {
    const other = of(date)
    return other && 'configuration' in other ? [other.configuration] : []
  })
  const also = others.length === 0 ? '' : `, not ${others.map(({ name }) => name).join(' or ')}`
  return { ...found, assumptions: [`Took ${column.name} as the date${also}.`], instead }
}

function isDated({ name, type }: Column): boolean {
  return type === 'date' || type === 'timestamp' || foldName(name) === 'year'
}

/** A formula between backquotes, as `describe` writes it. */
function readFormula(
  reader: ClauseReader,
  rows: Parameters['rows'],
  said: boolean,
): Understood<FilterConfiguration> | null {
  const word = reader.peek()
  if (!said || word?.kind !== 'formula') return null
  reader.at += 1
  const rest = reader.rest()
  return {
    configuration: configured({ mode: 'expression', rows, expression: word.value }),
    confidence: 0.95,
    assumptions: [],
    ...(rest === '' ? {} : { rest }),
  }
}

/** Not a phrase of English, yet perhaps a formula: "price * quantity > 100". */
function readBareFormula(
  reader: ClauseReader,
  given: Given,
  rows: Parameters['rows'],
): Understood<FilterConfiguration> | null {
  const expression = reader.rest()
  const parsed = parseExpression(expression)
  if ('problem' in parsed) return null
  const { type, problems } = typeOfExpression(parsed.expression, given.inputs[0]?.columns ?? [])
  if (problems.length > 0 || type !== 'boolean') return null
  return {
    configuration: configured({ mode: 'expression', rows, expression }),
    confidence: 0.85,
    assumptions: [],
  }
}

function isEveryRow(reader: ClauseReader): boolean {
  const start = reader.at
  const whole =
    reader.takeAny(['every row', 'all rows', 'all the rows', 'everything', 'all']) !== null &&
    reader.done
  if (!whole) reader.at = start
  return whole
}

/** "rows", "records", "everything": unless such a word names a column. */
function skipRowWords(reader: ClauseReader, table: TableWords): void {
  for (;;) {
    if (reader.sees('all of (') || reader.sees('any of (') || linkColumn(reader, table)) return
    if (reader.takeAny(ROW_WORDS) === null) return
  }
}

function configured(parameters: Partial<Parameters>): FilterConfiguration {
  return { parameters: { ...initial.parameters, ...parameters } }
}

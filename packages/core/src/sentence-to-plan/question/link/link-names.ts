import { DATE_WORDS } from '../../../words/column-words.ts'
import { FILLER_WORDS, FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import { matchName } from '../../../words/match-name.ts'
import type { NameMatch } from '../../../words/match-name.ts'
import { isDateWord, linkDateWord } from './link-date-word.ts'
import type { ColumnLink, TableLink } from './mention.ts'
import { keyBase } from '../../../tables/relate/key-names.ts'
import { numberingColumn } from '../tables/row-names.ts'
import { saysRevenue } from '../../../tables/revenue-of.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { foldText, tokenize } from '../../../words/tokens.ts'
import type { Token } from '../../../words/tokens.ts'

const INNER = wordSet("of the in for and 's - / . ( ) # ' to per a : &")
const WORST = 0.3
/** Better than a word of like meaning, not as good as a column's own name. */
const AS_REVENUE = 0.75
/** "What number is the harbour race", where the rows are numbered as rounds. */
const AS_NUMBER = 0.6

/** The stems by which a stretch of a question may name something; null where it cannot be a name. */
export function saidWords(tokens: readonly Token[]): readonly string[] | null {
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!first || !last || isLoose(first) || isLoose(last)) return null
  const said: string[] = []
  for (const token of tokens) {
    if (token.fold === 'no' && token === last && token !== first) {
      said.push('number')
      continue
    }
    if (INNER.has(token.fold)) {
      if (token.fold === '#') said.push('number')
      continue
    }
    if (token.sign || FUNCTION_WORDS.has(token.fold)) return null
    said.push(token.stem)
  }
  return said.length > 0 ? said : null
}

function isLoose(token: Token): boolean {
  return (
    token.fold === 'per' ||
    (token.sign && token.fold !== '#' && token.fold !== '%') ||
    (FUNCTION_WORDS.has(token.fold) && token.fold !== 'no')
  )
}

export function linkColumns(
  said: readonly string[],
  tables: readonly SchemaTable[],
): readonly ColumnLink[] {
  const links: ColumnLink[] = []
  for (const table of tables) {
    const named = table.columns.flatMap((column) => {
      const match = matchName(said, column.words) ?? matchYear(said, column)
      const score = match ? (0.4 + 0.6 * match.cover) * match.fit : 0
      return score >= WORST ? [{ column, score }] : []
    })
    links.push(...(isDateWord(said) ? linkDateWord(named, table) : named))
    if (table.revenue && saysRevenue(said)) links.push({ column: table.revenue, score: AS_REVENUE })
  }
  if (links.length > 0 || tables.length !== 1 || said.join(' ') !== 'number') return nearBest(links)
  return tables.flatMap((table) => {
    const column = numberingColumn(table)
    return column ? [{ column, score: AS_NUMBER }] : []
  })
}

/** "Which month": the months of the days there are. */
export function linkCalendar(
  said: readonly string[],
  tables: readonly SchemaTable[],
): readonly ColumnLink[] {
  const links = tables.flatMap(({ calendar }) =>
    calendar.flatMap((column) => {
      const isUnit = column.words[0] !== undefined && said.includes(column.words[0].stem)
      const match = isUnit ? matchName(said, column.words) : null
      return match ? [{ column, score: (0.4 + 0.6 * match.cover) * match.fit }] : []
    }),
  )
  return nearBest(links)
}

/** "The opening year" where a column of years is called "Opened" or "Open date". */
function matchYear(said: readonly string[], { words, yearly }: SchemaColumn): NameMatch | null {
  if (!yearly || said.length < 2 || !said.includes(YEAR)) return null
  const others = said.filter((word) => word !== YEAR)
  const told = words.filter(({ stem }) => !DATE_WORDS.has(stem))
  return told.length === words.length || told.length === words.length - 1
    ? matchName(others, told)
    : null
}

const YEAR = 'year'

/**
 * Columns that are called exactly so, whatever their words are elsewhere: "no in season", "you and I",
 * "top 5", "%". What stands in brackets may be left out.
 */
export function linkWhole(
  span: readonly Token[],
  tables: readonly SchemaTable[],
): readonly ColumnLink[] {
  const [first] = span
  const last = span.at(-1)
  if (!first || !last || (span.length > 1 && (first.sign || (last.sign && last.fold !== ')'))))
    return []
  const text = wholeText(span)
  const isLong = span.filter(({ sign }) => !sign).length > 1 || text === '%' || text === '#'
  if (!isLong) return linkCompound(first.fold, tables)
  return tables.flatMap(({ columns }) =>
    columns.flatMap((column) => (spellingsOf(column).includes(text) ? [{ column, score: 1 }] : [])),
  )
}

/** "The losingteam" where a heading was written without a space: "LosingTeam". */
function linkCompound(said: string, tables: readonly SchemaTable[]): readonly ColumnLink[] {
  if (said.length < SHORTEST_COMPOUND) return []
  return tables.flatMap(({ columns }) =>
    columns.flatMap((column) =>
      column.words.length > 1 && foldText(column.name) === said ? [{ column, score: 1 }] : [],
    ),
  )
}

const SHORTEST_COMPOUND = 3

const SPELLINGS = new WeakMap<SchemaColumn, readonly string[]>()

function spellingsOf(column: SchemaColumn): readonly string[] {
  const known = SPELLINGS.get(column)
  if (known) return known
  const spaced = column.name.replaceAll('_', ' ')
  // "The number of guests", where it is written "Num_of_Guests".
  const whole = spaced.replace(/^(?:num|nr|no|nbr)\.? of /i, 'number of ')
  const names = [spaced, whole, spaced.replaceAll(/[([].*?[)\]]/g, ' ')]
  const spellings = names.map((name) => wholeText(tokenize(name)))
  SPELLINGS.set(column, spellings)
  return spellings
}

/** Words by their stems; signs only where there is nothing else. */
function wholeText(tokens: readonly Token[]): string {
  const words = tokens.filter(({ sign }) => !sign)
  return (words.length > 0 ? words : tokens).map(({ stem }) => stem).join(' ')
}

export function linkTables(
  said: readonly string[],
  tables: readonly SchemaTable[],
): readonly TableLink[] {
  const links: TableLink[] = []
  // "Pilots without any record": a word that says nothing elsewhere tells `pilot_record` from the other tables.
  const isFiller = said.every((word) => FILLER_WORDS.has(word))
  if (isFiller && tables.length === 1) return []
  const called = isFiller ? tables.filter((table) => isToldBy(table, said)) : tables
  if (isFiller && called.length !== 1) return []
  for (const table of called) {
    const match = matchName(said, table.words)
    if (!match || isReferredTo(said, table)) continue
    const score = (0.4 + 0.6 * match.cover) * match.fit
    if (score >= 0.45) links.push({ table, score })
  }
  return nearBest(links)
}

/**
 * "By sensor" over `sensor_readings`: the rows are readings, each of which has its `sensor_id`. A word of a
 * table's name that is not what its rows are called names the column that tells those things apart.
 */
function isReferredTo(said: readonly string[], { words, columns }: SchemaTable): boolean {
  const rows = words.at(-1)?.stem
  if (words.length < 2 || rows === undefined || said.includes(rows)) return false
  return columns.some(
    ({ key, name, unique, words: called }) =>
      (key || keyBase(name) !== '') && !unique && matchName(said, called) !== null,
  )
}

function isToldBy({ words }: SchemaTable, said: readonly string[]): boolean {
  return words.some(({ stem }) => said.includes(stem))
}

function nearBest<Link extends { readonly score: number }>(
  links: readonly Link[],
): readonly Link[] {
  const sorted = links.toSorted((a, b) => b.score - a.score)
  const best = sorted[0]?.score ?? 0
  return sorted.filter(({ score }) => score >= best - 0.45).slice(0, 12)
}

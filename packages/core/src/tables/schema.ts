import { cellsOf, columnsSeen } from './catalogue.ts'
import type { CatalogueDataset } from './catalogue.ts'
import type { Cell, ColumnType } from '../relation/column.ts'
import { expandAbbreviation } from '../words/abbreviations.ts'
import { ORDINAL_WORDS, RANK_WORDS } from '../words/column-words.ts'
import { CONCEPTS } from '../words/concepts.ts'
import { GENERIC_WORDS } from '../words/empty-words.ts'
import type { Concept } from '../words/concepts.ts'
import { isInitialKey, isKey } from './relate/is-key.ts'
import { isUnique } from './relate/is-unique.ts'
import { withoutRole } from './relate/key-names.ts'
import type { NameWord } from '../words/match-name.ts'
import { calendarOf } from './calendar-columns.ts'
import { lastingUnits } from './lasting.ts'
import { withLimitWords } from './limit-words.ts'
import { revenueOf } from './revenue-of.ts'
import { spansOf } from './spans.ts'
import { stem } from '../words/stem.ts'
import type { ColumnRef, LookUp } from './column-ref.ts'
import { foldText } from '../words/tokens.ts'
import { unfolded } from './unfolded.ts'

/** A table as questions see it: what its name and its columns say, and what kind of thing each holds. */
export interface SchemaTable {
  readonly id: string
  readonly name: string
  readonly words: readonly NameWord[]
  readonly columns: readonly SchemaColumn[]
  readonly rowCount: number | null
  /** What can be computed between two of its columns: how long something lasted. */
  readonly spans: readonly SchemaColumn[]
  /** The months, quarters, weeks of its days. */
  readonly calendar: readonly SchemaColumn[]
  /** What revenue is here: a column by another name, or one to be computed. */
  readonly revenue: SchemaColumn | null
}

export interface SchemaColumn {
  readonly table: string
  readonly name: string
  readonly type: ColumnType
  readonly words: readonly NameWord[]
  readonly place: number
  readonly cells: readonly Cell[]
  /** Whether its cells are numbers, or texts that hold one: `1,234`, `$5`, `12th`. */
  readonly numeric: 'native' | 'text' | null
  readonly dated: boolean
  /** Its numbers are years, whatever it is called: "Completed", "Founded". */
  readonly yearly: boolean
  /** Holds a different value in every row, as far as the reader of the file, the samples or the name tell. */
  readonly unique: boolean
  /** A key or a reference to one. */
  readonly key: boolean
  /** Its numbers tell things apart or order them: nobody adds them up. */
  readonly ordinal: boolean
  /** It is none of the file: the time between two that are. */
  readonly span?: Span
  /** It is none of the file either: computed of others that are. */
  readonly formula?: string
  /** The date whose month, quarter or weekday it is. */
  readonly partOf?: SchemaColumn
  /** Nor is this: what is told of the row that a column refers to. */
  readonly lookedUp?: Omit<LookUp, 'name'>
}

export interface Span {
  readonly from: string
  /** The same column where a cell says both: "1923–1929". */
  readonly to: string
  readonly unit: 'year' | 'day'
  /** Which of the two are texts that hold a year. */
  readonly inText: readonly string[]
}

const SCHEMAS = new WeakMap<CatalogueDataset, SchemaTable>()

export function schemaOf(dataset: CatalogueDataset): SchemaTable {
  const known = SCHEMAS.get(dataset)
  if (known) return known
  const words = nameWords(withoutRole(dataset.name), new Set())
  const own = new Set([...words.map((word) => word.stem), ...leadOf(dataset)])
  const columns = columnsSeen(dataset).map(({ name, type }, place): SchemaColumn => {
    const cells = cellsOf(dataset, name)
    const parts = nameWords(name, own)
    const numeric = numericKind(type, cells)
    const key = isKey(name, parts) || (place === 0 && isInitialKey(name, own))
    // Orders numbered from 1001 on are no years.
    const yearly = (isYearly(type, cells) && !(key && !/year/i.test(name))) || isSeason(cells)
    const dated =
      type === 'date' ||
      type === 'timestamp' ||
      looksDated(cells) ||
      isSeason(cells) ||
      beginsWithYear(cells)
    return {
      table: dataset.id,
      name,
      type,
      words: dated ? withLimitWords(name, parts) : parts,
      place,
      cells,
      numeric,
      dated,
      yearly,
      unique: isUnique(dataset, name, cells),
      key,
      ordinal: isOrdinal(name, parts) || isYearly(type, cells) || isLabelled(cells),
    }
  })
  const table: SchemaTable = {
    id: dataset.id,
    name: dataset.name,
    words,
    rowCount: dataset.rowCount ?? null,
    columns,
    spans: spansOf(columns),
    calendar: calendarOf(columns),
    revenue: revenueOf(dataset, columns),
  }
  SCHEMAS.set(dataset, table)
  return table
}

/** `CLI_LNAME`, `CLI_CITY`, `CLI_PHONE` of clients: a short form of the table, said before most of its columns. */
function leadOf({ name, columns }: CatalogueDataset): readonly string[] {
  const leads = columns.map((column) => /^(\p{L}{2,4})_/u.exec(column.name)?.[1]?.toLowerCase())
  return [...new Set(leads)].flatMap((lead) => {
    const led = leads.filter((one) => one === lead).length
    const isMost = led >= FEWEST_LED && led > columns.length / 2
    return lead !== undefined && isMost && isShortOf(lead, name.toLowerCase()) ? [lead] : []
  })
}

const FEWEST_LED = 3

function isShortOf(short: string, name: string): boolean {
  return new RegExp(`^${[...short].join('.*')}`, 'u').test(name)
}

export function hasConcept(column: SchemaColumn, concept: Concept): boolean {
  if ((concept === 'date' || concept === 'year') && (column.dated || column.yearly)) return true
  if (concept === 'person' && isAgent(column)) return true
  // An area in square kilometres is no place, and the votes of Queens are no person.
  if (concept === 'place' && column.numeric !== null) return false
  if (concept === 'person' && column.numeric !== null) return false
  return column.words.some(({ stem: root, weight }) => weight > 0.25 && CONCEPTS[concept].has(root))
}

const AGENT = /(?:[^aeiou](?:er|or)|ist|ian|ent|ant|man)s?$|\bby$/i
const FULL_NAME = /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){1,3}(?: \(.*\))?$/u

/** "Councillor", "Gymnast", "Trained by": a word for who does something, and cells that are written as people's names. */
function isAgent({ name, type, cells }: SchemaColumn): boolean {
  if (type !== 'text' || !AGENT.test(name) || cells.length === 0) return false
  const names = cells.filter((cell) => FULL_NAME.test(String(cell).trim()))
  return names.length >= 0.7 * cells.length
}

/** Its cells are places in an order: by its name, or because they are written so, "1st", "12th". */
export function isRank(column: SchemaColumn): boolean {
  if (column.numeric === null) return false
  if (says(column, RANK_WORDS)) return true
  const places = column.cells.filter((cell) => PLACE_IN_TEXT.test(String(cell).trim()))
  return column.type === 'text' && places.length > 0.5 * column.cells.length
}

const PLACE_IN_TEXT = /^\d+(?:st|nd|rd|th)\b/i

export function refOf({ table, name }: SchemaColumn): ColumnRef {
  return { table, column: name }
}

/** Whether the name of a column has one of these words. */
export function says({ words }: SchemaColumn, any: ReadonlySet<string>): boolean {
  return words.some((word) => any.has(word.stem))
}

/** "Wins (majors)", "firstName" and "num_of_staff" in words; what stands in brackets weighs less. */
export function nameWords(name: string, tableWords: ReadonlySet<string>): readonly NameWord[] {
  const spaced = unfolded(LEAGUE.get(name.trim()) ?? name.slice(0, 300), tableWords)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_:?!]+/g, ' ')
  const words: NameWord[] = []
  let depth = 0
  let per = false
  let aside = false
  for (const [piece] of foldText(spaced).matchAll(/[()[\]]|[\p{L}\d]+(?:\.\d+)?|[#%$]/gu)) {
    if (piece === '(' || piece === '[') {
      depth += 1
      aside = false
    } else if (piece === ')' || piece === ']') depth = Math.max(0, depth - 1)
    else {
      const root = expandAbbreviation(piece) ?? stem(piece)
      const weak = GENERIC_WORDS.has(root) || piece === 's'
      per ||= piece === 'per'
      // "Age (at execution)" tells when, where "Area (hectares)" tells in what.
      aside ||= depth > 0 && /^(?:at|as|when|during|by|since)$/.test(piece)
      const weight =
        depth > 0 && aside
          ? 0.1
          : depth > 0 || per
            ? 0.25
            : weak
              ? 0.4
              : tableWords.has(root)
                ? 0.5
                : 1
      if (!LINKING.has(piece)) words.push({ stem: root, weight })
    }
  }
  return words.length > 0 && words.every(({ weight }) => weight < 1)
    ? words.map((word) => ({ ...word, weight: word.weight <= 0.25 ? word.weight : 1 }))
    : words
}

/** How league tables head their columns. */
const LEAGUE: ReadonlyMap<string, string> = new Map([
  ['GF', 'goals for'],
  ['GA', 'goals against conceded'],
  ['GD', 'goal difference'],
  ['PF', 'points for'],
  ['Pld', 'played games'],
  ['GP', 'games played'],
])

const LINKING = new Set(['of', 'the', 'in', 'for', 'and', 'a', 'an', 's', 'to', 'by', 'at', 'on'])

const NUMBER_IN_TEXT =
  /^[~<>+\-−–$€£¥#\s]*\d[\d,. ]*(?:st|nd|rd|th|%|\*|[a-z²³°/]{1,6}|\s*(?:million|billion|lost))?(?:\s*\([^)]*\))?(?:\s*\[[^\]]*\])?[*†‡]?$/i
/** How tables write that there is nothing. */
export const NOTHING = /^(?:|[-—–?]+|n\/?a|nil|none|tba|tbd|dnf|dnq|dns|ret|unknown)$/i

function numericKind(type: ColumnType, cells: readonly Cell[]): SchemaColumn['numeric'] {
  if (type === 'integer' || type === 'number') return 'native'
  if (type !== 'text') return null
  if (isClock(cells) || isFeet(cells) || lastingUnits(cells).length > 0) return 'text'
  const texts = cells.filter((cell) => typeof cell === 'string' && !NOTHING.test(cell.trim()))
  const numbers = texts.filter((cell) => NUMBER_IN_TEXT.test(String(cell).trim()))
  return texts.length > 0 && numbers.length >= 0.7 * texts.length ? 'text' : null
}

const CLOCK = /^\d{1,3}(?::\d{2}){0,2}(?:\.\d+)?$/

/** How long something took: "4:24", "1:00.34", beside "57.60". */
export function isClock(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim())
  const clocks = texts.filter((text) => CLOCK.test(text))
  return clocks.length >= 0.7 * texts.length && clocks.some((text) => text.includes(':'))
}

const FEET = /^\d\s?(?:ft|feet|['’′])(?:\s?\d{1,2}(?:[.½]\d*)?\s?(?:in\b|["”″]|''|$))?/i

/** How tall somebody is: "6 ft 2 in (1.88 m)", `5'11"`. */
export function isFeet(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim())
  const feet = texts.filter((text) => FEET.test(text))
  return feet.length > 0 && feet.length >= 0.7 * texts.length
}

const DATE_IN_TEXT =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\b|^\d{1,2}[./]\d{1,2}[./]\d{2,4}\s?[*†‡#]?$|^\d{4}-\d{2}-\d{2}/i

function looksDated(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string').slice(0, 50)
  const dates = texts.filter((cell) => /\d/.test(String(cell)) && DATE_IN_TEXT.test(String(cell)))
  return texts.length > 0 && dates.length >= 0.7 * texts.length
}

function isYearly(type: ColumnType, cells: readonly Cell[]): boolean {
  if (cells.length === 0) return false
  if (type === 'text') return cells.every((cell) => NOTED_YEAR.test(String(cell).trim()))
  if (type !== 'integer') return false
  return cells.every((cell) => typeof cell === 'number' && cell >= 1000 && cell <= 2100)
}

/** "1820 (special)", "1911*", "1805 1821": years and what is said of them. */
const NOTED_YEAR = /^(?:(?:1\d|20)\d{2}(?:\s*\([^)]*\)|\[[^\]]*\]|[*†‡#^])*(?:[\s,;]+|$))+$/

/** "1934, Orne and Lind", "1951 (rebuilt)": when, and what else is to be said of it. */
function beginsWithYear(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string').map((cell) => cell.trim())
  const years = texts.filter((text) => TOLD_YEAR.test(text))
  return years.length >= 0.7 * texts.length && years.some((text) => text.length > 4)
}

const TOLD_YEAR = /^(?:1\d|20)\d{2}(?:$|,\s|\s?\()/

const SEASON = /^\d{4}\s?[-–/]\s?\d{2,4}$/

/** "2001–02", season after season. */
function isSeason(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string')
  return (
    texts.length > 1 && texts.length === cells.length && texts.every((cell) => SEASON.test(cell))
  )
}

/** Numbers that are names: "7", "14X" and "N5" are lines, and nobody adds them up. */
function isLabelled(cells: readonly Cell[]): boolean {
  const texts = cells.filter((cell) => typeof cell === 'string')
  return (
    texts.length === cells.length && texts.some((text) => /^(?:\p{Lu}\d+|\d+\p{Lu})$/u.test(text))
  )
}

/** "Week" numbers them, "Weeks" counts them, and so do "Num_of_Staff" and "Number_Deaths". */
function isOrdinal(name: string, words: readonly NameWord[]): boolean {
  if (/^(?:the )?(?:number|num|no\.?|#)[ _](?:of[ _]|\p{L}+[^s\P{L}]s(?![^_\P{L}]))/iu.test(name))
    return false
  const plurals = [...foldText(name).matchAll(/\p{L}+[^s\P{L}]s\b/gu)].map(([word]) => word)
  const counted = new Set(plurals.map(stem).filter((root) => root !== 'series'))
  return (
    words.some(
      ({ stem: root, weight }) => weight > 0.25 && ORDINAL_WORDS.has(root) && !counted.has(root),
    ) || words.every((word) => /^\d+$/.test(word.stem))
  )
}

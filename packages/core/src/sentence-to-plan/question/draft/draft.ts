import type { Decisions } from './decisions.ts'
import { hasConcept, says } from '../tables/schema.ts'
import { CONCEPTS, NAME_WORDS, WHERE_WORDS, wordSet } from '../words/lexicon.ts'
import type { Concept } from '../words/lexicon.ts'
import type { ColumnLink, LinkedSentence, Mention } from '../link/mention.ts'
import type { Reference } from '../tables/joins.ts'
import type { Comparison, MeasureName, Predicate } from '../query/query.ts'
import { nameColumn, ownName } from '../tables/row-names.ts'
import type { SchemaColumn, SchemaTable } from '../tables/schema.ts'
import { family } from '../words/stem.ts'

/** What has been made of a question so far; each reader adds its part and says which mentions it used. */
export interface Draft {
  readonly sentence: LinkedSentence
  readonly references: readonly Reference[]
  readonly decisions: Decisions
  /** What the question is about: the rows that are counted, listed or described. */
  main: SchemaTable
  readonly used: Set<number>
  readonly select: SelectDraft[]
  readonly where: WhereDraft[]
  readonly having: HavingDraft[]
  readonly group: SchemaColumn[]
  /** Tables whose every row is a group. */
  readonly groupTables: SchemaTable[]
  readonly order: OrderDraft[]
  /** The first rows of each of these kinds, where it is not of all rows. */
  readonly per: SchemaColumn[]
  limit: number | null
  /** "From the oldest to the youngest", wherever it stands. */
  descending: boolean | null
  offset: number | null
  distinct: boolean
  /** What is shown was not said, only the table. */
  implicit: boolean
  /** The tokens in which the question says what it wants to see. */
  focus: { start: number; end: number }
  readonly assumptions: string[]
}

export interface SelectDraft {
  readonly measure: MeasureName | null
  /** Null for a count of rows. */
  readonly column: SchemaColumn | null
  /** Whose rows are counted, where it is not the main table. */
  readonly of?: SchemaTable
  /** "How many points" asks for a count, and is answered by what adds up. */
  readonly asked?: 'count'
}

export interface WhereDraft {
  readonly column: SchemaColumn
  readonly predicate: Predicate
  /** Where it was said. */
  readonly at: Mention
  readonly exact: boolean
}

export interface HavingDraft {
  readonly measure: MeasureName
  /** What is counted or added up; a table counts its rows. */
  readonly of: SchemaTable | SchemaColumn | null
  readonly comparison: Comparison
  readonly value: number
  readonly at: Mention
}

export interface OrderDraft {
  readonly measure: MeasureName | null
  readonly of: SchemaColumn | SchemaTable | null
  readonly descending: boolean
}

export function isTable(of: SchemaColumn | SchemaTable): of is SchemaTable {
  return 'columns' in of
}

/** Refers to another table: its numbers are names, not amounts. */
export function isReference(draft: Draft, { table, name }: SchemaColumn): boolean {
  return draft.references.some(({ many }) => many.table === table && many.column === name)
}

/** Whether a table is spoken of. */
export function isSaid({ sentence }: Draft, table: SchemaTable): boolean {
  return sentence.mentions.some(({ tables }) => tables[0]?.table === table)
}

export function tableOf(draft: Draft, id: string): SchemaTable {
  return draft.sentence.tables.find((table) => table.id === id) ?? draft.main
}

/** The words between two places of the sentence, small letters, signs included. */
export function gap(draft: Draft, from: number, to: number): readonly string[] {
  return draft.sentence.tokens.slice(from, to).map(({ fold }) => fold)
}

export function previous(draft: Draft, mention: Mention): Mention | null {
  return draft.sentence.mentions[mention.index - 1] ?? null
}

export function next(draft: Draft, mention: Mention): Mention | null {
  return draft.sentence.mentions[mention.index + 1] ?? null
}

/** The column a mention means, given what stands around it; null where it names none. */
export function columnOf(
  draft: Draft,
  mention: Mention,
  prefer?: (column: SchemaColumn) => number,
): SchemaColumn | null {
  const near = tableNear(draft, mention)
  if (
    near.size > 0 &&
    isName(draft, mention) &&
    !mention.columns.some(({ column, score: own }) => near.has(column.table) && own > 0.95)
  ) {
    const table = draft.sentence.tables.find(({ id }) => near.has(id))
    const called = table && calledBy(draft, table)
    if (called && called.type === 'text' && called.numeric === null) return called
  }
  const options = mention.columns.map((link) => ({
    value: link.column,
    column: { table: link.column.table, column: link.column.name },
    score: score(draft, link, near, prefer) - (isCopied(draft, link, mention) ? COPIED : 0),
  }))
  return draft.decisions.choose('column', mention, options) ?? null
}

/** More than what speaks for the main table, less than a table said right beside it. */
const COPIED = 0.45

/** "The ids of the beers": with the beers, rather than where something else refers to them. */
function isCopied({ references }: Draft, { column }: ColumnLink, { columns }: Mention): boolean {
  return references.some(
    ({ many, one }) =>
      many.table === column.table &&
      many.column === column.name &&
      columns.some((link) => link.column.table === one.table && link.column.name === one.column),
  )
}

/** What the rows of a table are called, there or in a table they refer to. */
export function calledBy(draft: Draft, table: SchemaTable): SchemaColumn {
  return ownName(table) ?? referredName(draft, table) ?? nameColumn(table)
}

/** "Names of candidates" where a candidate refers to the person who has the name. */
function referredName(draft: Draft, table: SchemaTable): SchemaColumn | null {
  const names = draft.references
    .filter(({ many }) => many.table === table.id)
    .map(({ one }) => tableOf(draft, one.table))
    .filter((other) => !isSaid(draft, other))
    .map(nameColumn)
    .filter((column) => says(column, NAME_WORDS))
  const isPerson = (column: SchemaColumn) =>
    tableOf(draft, column.table).words.some(({ stem }) => CONCEPTS.person.has(stem))
  return names.find(isPerson) ?? names[0] ?? null
}

/** "Airline names" of a table whose names stand in a column called otherwise. */
function isName(draft: Draft, mention: Mention): boolean {
  const words = draft.sentence.tokens.slice(mention.start, mention.end)
  return words.every(({ stem }) => NAME_WORDS.has(stem))
}

function score(
  draft: Draft,
  { column, score: own }: ColumnLink,
  near: ReadonlySet<string>,
  prefer?: (column: SchemaColumn) => number,
): number {
  let total = own
  if (near.has(column.table)) total += 0.5
  if (column.table === draft.main.id) total += 0.25
  if (draft.sentence.mentions.some((one) => one.tables[0]?.table.id === column.table)) total += 0.15
  if (column.key && own < 1) total -= 0.1
  return total + (prefer?.(column) ?? 0)
}

const POSSESSIVE = wordSet("of the 's for in each all their its every a an any")

const OWN = wordSet('its their his her')

/** The tables said right beside a mention: "dog's name", "name of the dog". */
function tableNear(draft: Draft, mention: Mention): ReadonlySet<string> {
  const tables = new Set<string>()
  for (const link of mention.tables) if (link.score > 0.8) tables.add(link.table.id)
  const before = previous(draft, mention)
  if (before && before.tables.length > 0) {
    const words = gap(draft, before.end, mention.start)
    if (words.every((word) => word === "'s" || word === 'the')) addTables(tables, before)
    // "The port name of each ship": the port's, whatever it is told of.
    const isOwn = mention.columns.some(({ column }) => column.table === before.tables[0]?.table.id)
    if (words.length === 0 && isOwn && (before.tables[0]?.score ?? 0) > 0.8) return tables
  }
  // "For every battle, show its name": whose it is was said before.
  if (OWN.has(gap(draft, mention.start - 1, mention.start)[0] ?? '')) {
    const said = draft.sentence.mentions.filter(
      ({ index, tables: [best] }) => index < mention.index && best && best.score > 0.8,
    )
    // Of what was said before, the last that has such a thing.
    const owners = said.filter(({ tables: [best] }) =>
      mention.columns.some(({ column }) => column.table === best?.table.id),
    )
    const last = owners.at(-1) ?? said.at(-1)
    // "Find the flood that hit most districts. Give its name.": a new sentence goes on with the subject.
    const isNew = last && gap(draft, last.end, mention.start).some((word) => /^[.?!;]$/.test(word))
    const owner = isNew ? (owners[0] ?? said[0]) : last
    if (owner) {
      addTables(tables, owner)
      return tables
    }
  }
  let after = next(draft, mention)
  let at = mention.end
  // "name and age of the dog": other columns and their commas may stand between.
  while (after) {
    const words = gap(draft, at, after.start)
    const joined = words.every((word) => POSSESSIVE.has(word) || word === ',' || word === 'and')
    if (!joined) break
    if (
      after.tables.length > 0 &&
      (words.some((word) => word === 'of' || word === 'for' || word === 'in') ||
        words.join(' ') === 'the')
    ) {
      addTables(tables, after)
      break
    }
    // "The name of the oldest dog".
    if (after.mark?.kind === 'superlative' && words.includes('of')) {
      const owner = next(draft, after)
      if (owner?.start === after.end) addTables(tables, owner)
      break
    }
    if (after.columns.length === 0 && after.mark?.kind !== 'and' && after.mark?.kind !== 'group')
      break
    if (after.mark?.kind === 'group') {
      const grouped = next(draft, after)
      if (grouped) addTables(tables, grouped)
      break
    }
    at = after.end
    after = next(draft, after)
  }
  const each = tables.size === 0 ? eachOf(draft) : null
  const isOfEach =
    isName(draft, mention) || mention.columns.some(({ column }) => column.table === each?.id)
  if (each && isOfEach) tables.add(each.id)
  return tables
}

/** "For each ship, show the name and …": what no other owner is said of belongs to the ship. */
function eachOf(draft: Draft): SchemaTable | null {
  const { mentions, tokens } = draft.sentence
  const owners = mentions.filter(
    ({ mark, start, tables: [best], columns }) =>
      !mark &&
      best !== undefined &&
      best.score > 0.8 &&
      columns.every(({ column, score: own }) => isReference(draft, column) || own <= best.score) &&
      /^(?:each|every)$/.test(tokens[start - 1]?.fold ?? ''),
  )
  const [first, ...more] = owners
  const after = first && mentions[first.index + 1]
  const isWhose = after?.start === first?.end && (after?.columns.length ?? 0) > 0
  return more.length === 0 && !isWhose ? (first?.tables[0]?.table ?? null) : null
}

function addTables(tables: Set<string>, mention: Mention): void {
  const best = mention.tables[0]
  if (best)
    for (const link of mention.tables)
      if (link.score >= best.score - 0.05) tables.add(link.table.id)
}

/** The column of a table that best holds such a thing: a date, a place, a person. */
export function columnFor(draft: Draft, table: SchemaTable, concept: Concept): SchemaColumn | null {
  const fitting = [...table.columns, ...(concept === 'length' ? table.spans : [])].filter(
    (column) => hasConcept(column, concept),
  )
  const rank = (column: SchemaColumn) =>
    (column.key ? -1 : 0) +
    spoken(draft, column, concept) +
    (draft.where.some((one) => one.column === column) ? -2 : 0) +
    (draft.select.some((one) => one.column === column) ? -1 : 0) +
    (column.words.length === 1 ? 0.5 : 0) +
    (concept === 'place' && says(column, WHERE_WORDS) ? 0.3 : 0) +
    (WANTS_NUMBER.has(concept) && column.numeric === null ? -1.5 : 0) +
    ((concept === 'date' || concept === 'year') && !column.dated && !column.yearly ? UNDATED : 0) -
    column.place * 0.01
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

/** "When did it close": of two dates, the one whose name shares a word with the question. */
function spoken(draft: Draft, column: SchemaColumn, concept: Concept): number {
  const told = column.words.filter(({ stem }) => !CONCEPTS[concept].has(stem))
  const said = told.filter(({ stem }) =>
    draft.sentence.tokens.some(
      (token) =>
        token.stem === stem || (token.stem.length > 3 && family(token.stem) === family(stem)),
    ),
  )
  return told.length === 0 ? 0.2 : said.length > 0 ? 0.7 + (0.3 * said.length) / told.length : 0
}

/** "No. in season" and "Days" speak of time and tell none. */
const UNDATED = -0.8

const WANTS_NUMBER: ReadonlySet<Concept> = new Set([
  'age',
  'height',
  'weight',
  'depth',
  'width',
  'price',
  'size',
  'speed',
  'distance',
])

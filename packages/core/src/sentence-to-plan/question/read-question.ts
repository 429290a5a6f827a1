import type { CatalogueDataset } from '../../pipeline/catalogue.ts'
import { addUpRanked, addUpShown, takenAsRevenue } from './add-up-revenue.ts'
import { finishAgainst, readAgainst } from './against.ts'
import { assemble } from './assemble.ts'
import { readBothTables } from './both-tables.ts'
import { readChoice } from './choices.ts'
import { readConditions } from './conditions.ts'
import { countKindsHaving } from './count-kinds.ts'
import { contentWords } from './content-words.ts'
import { countGroups } from './count-groups.ts'
import { columnOf, tableOf } from './draft.ts'
import type { Draft, WhereDraft } from './draft.ts'
import { Decisions, otherwise } from './decisions.ts'
import type { Change } from './decisions.ts'
import { spellDecades, spellRanges, spellYears } from './date-range.ts'
import { readDifference } from './difference.ts'
import { readFlags } from './flags.ts'
import { findFocus, measuredBefore } from './focus.ts'
import { readGroups } from './grouping.ts'
import { preferSaid } from './joins.ts'
import type { Reference } from './joins.ts'
import { joinHeldNouns } from './held-nouns.ts'
import { isDateColumn } from './link-dates.ts'
import { isSound } from './is-sound.ts'
import { showLateColumn, showLateCount } from './late-shown.ts'
import { linkReferences } from './link-references.ts'
import { linkSentence } from './link-sentence.ts'
import type { LinkedSentence, Mention } from './mention.ts'
import { readLimits } from './limits.ts'
import { readListed } from './listed.ts'
import { readNeighbours } from './neighbours.ts'
import { readDirections, readOrder } from './ordering.ts'
import { readProjection } from './projection.ts'
import type { Answer, Predicate, Query } from './query.ts'
import { readRelations } from './relations.ts'
import { nameColumn, rowColumns } from './row-names.ts'
import { readSameAs } from './same-as.ts'
import { relateTables } from './same-things.ts'
import { schemaOf } from './schema.ts'
import type { SchemaColumn, SchemaTable } from './schema.ts'
import { averageAll, showOfOne, showOnce } from './settle-shown.ts'
import { readSuperlatives } from './superlatives.ts'
import { spellPairs } from './spell-pairs.ts'
import { spellWording } from './spell-wording.ts'
import { splitOwners } from './split-owners.ts'
import { readTextParts } from './text-parts.ts'
import { leaveOutTotals } from './totals.ts'
import { readThanRow } from './than-row.ts'
import { keepTies } from './ties.ts'
import { readNumbered, readPlaces, readTops } from './tops.ts'
import { preferWholeNames } from './whole-names.ts'

export interface QuestionWord {
  readonly text: string
  readonly read: boolean
  /** It was read as something the data holds: a cell, a number. */
  readonly held: boolean
  /** It looks like a name or a figure: a capital inside the sentence, quotes, digits. */
  readonly naming: boolean
}

export interface QuestionReading {
  readonly answer: Answer
  /** 0 to 1: how much of the question was explained, and how surely. */
  readonly confidence: number
  /** The words that say something, and whether they went into the answer. */
  readonly words: readonly QuestionWord[]
  /** How many tables it takes. */
  readonly tables: number
  /** Nothing says what is to be seen; the names of the rows are shown. */
  readonly implicit: boolean
  /** What was taken for granted, in words for the user. */
  readonly assumptions: readonly string[]
}

/**
 * A question over tables in logical form: `readQuestion('How many dogs are older than 5?', datasets)`.
 * Null where too little of it has to do with the data.
 */
export function readQuestion(
  sentence: string,
  datasets: readonly CatalogueDataset[],
): QuestionReading | null {
  return readEither(sentence, datasets, { most: 1, farthest: 0 })[0]?.reading ?? null
}

const MOST_TRIED = 6

/** A reading, and what it makes of one choice where the likeliest makes something else of it. */
export interface EitherReading {
  readonly reading: QuestionReading
  readonly change: Change | null
}

/**
 * The same, and up to so many other readings, the likeliest first: each makes one choice otherwise, such
 * as the column a value is looked for in.
 */
export function readEither(
  sentence: string,
  datasets: readonly CatalogueDataset[],
  { most, farthest }: { readonly most: number; readonly farthest: number },
): readonly EitherReading[] {
  const tables = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const hasDates = tables.some(({ columns }) => columns.some(isDateColumn))
  const paired = spellPairs(spellYears(spellDecades(spellWording(sentence))), tables)
  const found = tables.length > 1 ? relateTables(tables) : []
  const references = preferSaid(found, sentence)
  const spelled = hasDates ? spellRanges(paired) : paired
  const linked = linkReferences(
    joinHeldNouns(splitOwners(preferWholeNames(linkSentence(spelled, tables)))),
    references,
  )
  const decisions = new Decisions()
  const first =
    readLinked(linked, references, decisions) ?? readInstead(linked, references, decisions)
  if (!first) return []
  const readings: EitherReading[] = [{ reading: first, change: null }]
  const known = new Set([JSON.stringify(first.answer)])
  for (const change of otherwise(decisions.made, farthest).slice(0, MOST_TRIED)) {
    if (readings.length >= most) break
    const other = readLinked(linked, references, new Decisions(change))
    const text = JSON.stringify(other?.answer)
    if (!other || known.has(text) || unread(other) > unread(first) + MORE_UNREAD) continue
    known.add(text)
    readings.push({ reading: other, change })
  }
  return readings
}

/** Where the likeliest choices do not fit together, the nearest ones that do. */
function readInstead(
  linked: LinkedSentence,
  references: readonly Reference[],
  decisions: Decisions,
): QuestionReading | null {
  for (const change of otherwise(decisions.made, Infinity).slice(0, MOST_TRIED)) {
    const reading = readLinked(linked, references, new Decisions(change))
    if (reading) return reading
  }
  return null
}

/** Another reading may leave a word more unread, but not much of the question. */
const MORE_UNREAD = 1

function unread({ words }: QuestionReading): number {
  return words.filter(({ read }) => !read).length
}

function readLinked(
  linked: LinkedSentence,
  references: readonly Reference[],
  decisions: Decisions,
): QuestionReading | null {
  const main = likelyTable(linked, decisions)
  if (!main) return null
  const draft: Draft = {
    sentence: linked,
    references,
    decisions,
    main,
    used: new Set(),
    select: [],
    where: [],
    having: [],
    group: [],
    groupTables: [],
    order: [],
    limit: null,
    descending: null,
    offset: null,
    distinct: false,
    implicit: false,
    focus: { start: 0, end: 0 },
    assumptions: [],
  }
  readLimits(draft)
  readDirections(draft)
  readListed(draft)
  const focus = findFocus(draft)
  readProjection(draft, focus)
  const earlier = focus && measuredBefore(draft, focus)
  if (earlier) readProjection(draft, earlier)
  settleMain(draft)
  addUpShown(draft)
  readGroups(draft)
  averageAll(draft)
  const pending = readAgainst(draft)
  const neighbours = [
    ...readBothTables(draft),
    ...readNeighbours(draft),
    ...readSameAs(draft),
    ...readThanRow(draft),
  ]
  readTextParts(draft)
  readTops(draft)
  readPlaces(draft)
  readNumbered(draft)
  readConditions(draft)
  const against = finishAgainst(draft, pending)
  readChoice(draft)
  readSuperlatives(draft)
  readOrder(draft)
  readFlags(draft)
  showLateCount(draft)
  showLateColumn(draft)
  addUpRanked(draft)
  showOfOne(draft)
  const related = [...readRelations(draft), ...against, ...neighbours]
  const silent = draft.select.length === 0
  if (silent) chooseSelect(draft)
  showOnce(draft)
  const relations = [...related, ...leaveOutTotals(draft), ...countKindsHaving(draft)]
  countKinds(draft, relations)
  countCompared(draft)
  const answer =
    readDifference(draft, relations) ??
    rowsOf(countGroups(draft, relations) ?? keepTies(draft, assemble(draft, relations)))
  if (!answer || !isSound(answer)) return null
  const content = contentWords(draft)
  const left = content.filter(({ read }) => !read).map(({ text }) => text)
  return {
    answer,
    confidence: content.length === 0 ? 0 : 1 - left.length / content.length,
    words: content,
    tables: tablesIn(answer),
    implicit: (silent || draft.implicit) && focus?.mark?.kind !== 'ask',
    assumptions: [...draft.assumptions, ...takenAsRevenue(draft), ...leftOut(left)],
  }
}

/** "How many countries are represented": of what many rows share, each kind once. */
function countKinds(draft: Draft, relations: readonly Predicate[]): void {
  const [shown, ...more] = draft.select
  const { where, having, group, order, sentence } = draft
  const isPlain = [where, having, group, order, relations, more].every(({ length }) => length === 0)
  if (!isPlain || sentence.tables.length > 1 || shown?.measure !== 'count' || !shown.column) return
  if (shown.column.unique || shown.column.type !== 'text') return
  draft.select.splice(0, 1, { ...shown, measure: 'count_distinct' })
}

/** "How many teams held it for over 300 days": those that did are counted, and no days added up. */
function countCompared({ select, where }: Draft): void {
  const [shown, ...more] = select
  const isCompared = where.some(
    ({ column, predicate }) => column === shown?.column && predicate.kind === 'compare',
  )
  if (shown?.asked !== 'count' || shown.measure !== 'sum' || more.length > 0 || !isCompared) return
  select.splice(0, 1, { measure: 'count_rows', column: null })
}

function tablesIn(answer: Answer): number {
  const queries = answer.kind === 'rows' ? [answer.query] : [answer.from, answer.less]
  const within = queries.flatMap(({ where }) =>
    where.flatMap((one) => (one.kind === 'within' ? one.query.tables : [])),
  )
  return new Set([...queries.flatMap(({ tables }) => tables), ...within]).size
}

function rowsOf(query: Query | null): Answer | null {
  return query && { kind: 'rows', query }
}

/** The table that most of the sentence has to do with. */
function likelyTable(
  { tables, mentions }: LinkedSentence,
  decisions: Decisions,
): SchemaTable | null {
  const scores = new Map(tables.map((table) => [table.id, 0]))
  const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  for (const mention of mentions) {
    if (mention.mark) continue
    for (const { table, score } of mention.tables) add(table.id, 1.5 * score)
    const owners = new Set(mention.columns.map(({ column }) => column.table))
    for (const { column, score } of mention.columns) add(column.table, score / owners.size)
    const holders = new Set(mention.values.map(({ column }) => column.table))
    for (const id of holders) add(id, 0.5 / holders.size)
  }
  const options = tables.map((table) => ({
    value: table,
    column: { table: table.id, column: '' },
    score: scores.get(table.id) ?? 0,
  }))
  // A table that nothing speaks of is no other way to understand the sentence.
  const spoken = options.filter(({ score }) => score > 0)
  const fitting = spoken.length > 0 ? spoken : options.slice(0, 1)
  return decisions.choose('table', { index: 0, text: '' }, fitting) ?? null
}

function settleMain(draft: Draft): void {
  const [shown] = draft.select
  if (shown?.column) draft.main = tableOf(draft, shown.column.table)
}

/** Where nothing says what to show: a column that was named for no other purpose, else the row's name. */
function chooseSelect(draft: Draft): void {
  const spare = draft.sentence.mentions.find(
    (one) =>
      !draft.used.has(one.index) && one.columns.length > 0 && !one.mark && !isFixed(draft, one),
  )
  const column = spare ? columnOf(draft, spare) : null
  if (spare && column) draft.used.add(spare.index)
  for (const shown of column ? [column] : silentColumns(draft))
    draft.select.push({ measure: null, column: shown })
}

/** A condition says what stands there: "which ship did Hale command" does not ask for Hale. */
function isFixed(draft: Draft, { columns: [link] }: Mention): boolean {
  return draft.where.some(
    ({ column, predicate }) =>
      column === link?.column && predicate.kind === 'among' && predicate.values.length === 1,
  )
}

/** Rows as a whole where their table is named; otherwise what they are called. */
function silentColumns({ sentence, main, where }: Draft): readonly SchemaColumn[] {
  const isNamed = sentence.mentions.some(({ tables }) => tables[0]?.table === main)
  const name = nameColumn(main)
  const isSaid = (column: SchemaColumn) =>
    where.some((one) => one.column === column && isCellSaid(one))
  // "Which company made Grim Harbor": nobody asks for the name that they say.
  const other = isSaid(name) ? main.columns.find((one) => isText(one) && !isSaid(one)) : undefined
  if (other && sentence.tables.length === 1) return [other]
  return isNamed ? rowColumns(main) : [name]
}

function isCellSaid({ predicate, at }: WhereDraft): boolean {
  if (predicate.kind !== 'among' || predicate.negated || predicate.values.length > 1) return false
  return at.values.some(({ cell }) => cell === predicate.values[0])
}

function isText({ type, numeric, dated, key }: SchemaColumn): boolean {
  return type === 'text' && numeric === null && !dated && !key
}

const MOST_LEFT_OUT = 8

/** Said plainly, so that an answer to half of a question does not pass for one to all of it. */
function leftOut(words: readonly string[]): readonly string[] {
  if (words.length === 0) return []
  const some = words.slice(0, MOST_LEFT_OUT).map((word) => `"${word}"`)
  return [
    `Not used from the question: ${some.join(', ')}${words.length > some.length ? ' …' : ''}.`,
  ]
}

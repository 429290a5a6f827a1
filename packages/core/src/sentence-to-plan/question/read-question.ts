import type { CatalogueDataset } from '../../pipeline/catalogue.ts'
import { finishAgainst, readAgainst } from './against.ts'
import { assemble } from './assemble.ts'
import { readChoice } from './choices.ts'
import { readConditions } from './conditions.ts'
import { columnOf, nameColumn, tableOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { readDifference } from './difference.ts'
import { findFocus } from './focus.ts'
import { readGroups } from './grouping.ts'
import { findReferences } from './joins.ts'
import { FILLER_WORDS, FUNCTION_WORDS } from './lexicon.ts'
import { linkSentence } from './link-sentence.ts'
import type { LinkedSentence } from './mention.ts'
import { readLimits } from './limits.ts'
import { readNeighbours } from './neighbours.ts'
import { readDirections, readOrder } from './ordering.ts'
import { readProjection } from './projection.ts'
import type { Answer, Query } from './query.ts'
import { readRelations } from './relations.ts'
import { schemaOf } from './schema.ts'
import type { SchemaTable } from './schema.ts'
import { readSuperlatives } from './superlatives.ts'
import { readTextParts } from './text-parts.ts'
import { readPlaces, readTops } from './tops.ts'

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
  const tables = datasets.filter(({ columns }) => columns.length > 0).map(schemaOf)
  const linked = linkSentence(sentence, tables)
  const main = likelyTable(linked)
  if (!main) return null
  const draft: Draft = {
    sentence: linked,
    references: tables.length > 1 ? findReferences(tables) : [],
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
  const focus = findFocus(draft)
  readProjection(draft, focus)
  settleMain(draft)
  readGroups(draft)
  const pending = readAgainst(draft)
  const neighbours = readNeighbours(draft)
  readTextParts(draft)
  readTops(draft)
  readPlaces(draft)
  readConditions(draft)
  const against = finishAgainst(draft, pending)
  readChoice(draft)
  readSuperlatives(draft)
  readOrder(draft)
  const relations = [...readRelations(draft), ...against, ...neighbours]
  const silent = draft.select.length === 0
  if (silent) chooseSelect(draft)
  const answer = readDifference(draft, relations) ?? rowsOf(assemble(draft, relations))
  if (!answer) return null
  const content = contentWords(draft)
  const unread = content.filter(({ read }) => !read).map(({ text }) => text)
  return {
    answer,
    confidence: content.length === 0 ? 0 : 1 - unread.length / content.length,
    words: content,
    tables: tablesIn(answer),
    implicit: (silent || draft.implicit) && focus?.mark?.kind !== 'ask',
    assumptions: [...draft.assumptions, ...leftOut(unread)],
  }
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
function likelyTable({ tables, mentions }: LinkedSentence): SchemaTable | null {
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
  const [best] = tables.toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0))
  return best ?? null
}

function settleMain(draft: Draft): void {
  const [shown] = draft.select
  if (shown?.column) draft.main = tableOf(draft, shown.column.table)
}

/** Where nothing says what to show: a column that was named for no other purpose, else the row's name. */
function chooseSelect(draft: Draft): void {
  const spare = draft.sentence.mentions.find(
    (one) => !draft.used.has(one.index) && one.columns.length > 0 && !one.mark,
  )
  const column = spare ? columnOf(draft, spare) : null
  if (spare && column) draft.used.add(spare.index)
  draft.select.push({ measure: null, column: column ?? nameColumn(draft.main) })
}

/** The words that say something, and whether they went into the answer. */
function contentWords({ sentence, used }: Draft): readonly QuestionWord[] {
  const read = sentence.mentions.filter(({ index }) => used.has(index))
  return sentence.tokens.flatMap((token, at) => {
    if (token.sign || FUNCTION_WORDS.has(token.fold) || FILLER_WORDS.has(token.stem)) return []
    const mention = read.find(({ start, end }) => start <= at && at < end)
    const held = mention !== undefined && (mention.values.length > 0 || mention.number !== null)
    const naming = token.proper || token.quote !== null || /\d/.test(token.text)
    return [{ text: token.text, read: mention !== undefined, held, naming }]
  })
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

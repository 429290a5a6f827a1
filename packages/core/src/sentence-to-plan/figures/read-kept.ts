import { isDateColumn } from '../question/link/link-dates.ts'
import { sharesDeed } from '../../words/deeds.ts'
import { FUNCTION_WORDS } from '../../words/empty-words.ts'
import type { ValueHit } from '../question/tables/value-index.ts'
import type { FigureDraft, SaidKept } from './figure-draft.ts'
import { numberedRows } from './numbered-rows.ts'
import { isTimeBehind } from './read-when.ts'
import { takeFlag } from './take-flag.ts'
import { areRows, isPlural } from '../question/tables/are-rows.ts'
import type { Named, WordStream } from './word-stream.ts'

const NEGATIONS = [
  'without',
  'excluding',
  'except',
  'except for',
  'not',
  'non',
  'minus',
  'ignoring',
]

/** A cell that rows are kept by: "paid", "in Germany", "without cancelled", "unpaid". */
export function readKept(words: WordStream, draft: FigureDraft): true | null {
  if (!draft.share && namesDay(words)) return null
  const isVerb = STATED.has(words.word(-1))
  const kept = takeKept(words)
  if (!kept) return null
  const { share } = draft
  if (share && share.of === null && share.shared === null) share.of = kept
  else if (share?.of && isVerb) {
    // "The share of rides in Lyon that were cancelled": what is stated of them is the part.
    if ('hits' in share.of) draft.kept.push(share.of)
    else draft.compared.push(share.of)
    share.of = kept
  } else draft.kept.push(kept)
  return true
}

/** "Delivered in March" with a `delivery_date`: the verb says which day is meant, whatever a status says since. */
function namesDay(words: WordStream): boolean {
  if (!DONE.test(words.word()) || !isTimeBehind(words)) return false
  const holders = new Set(words.value()?.hits.map(({ column }) => column.table))
  return words.tables.some(
    ({ id, columns }) =>
      holders.has(id) &&
      columns.some(
        (one) => isDateColumn(one) && one.words.some(({ stem }) => sharesDeed(words.word(), stem)),
      ),
  )
}

const STATED = new Set(['is', 'are', 'was', 'were', 'been', 'got', 'that', 'who', 'which', 'whose'])

export function takeKept(words: WordStream): SaidKept | null {
  return words.attempt(() => {
    if (!takeHow(words)) words.take('in', 'from', 'for', 'of', 'with', 'only', 'keep', 'at')
    const negated = words.take(...NEGATIONS) !== null
    words.take('-', 'the')
    return takeFlag(words, negated) ?? takeCells(words, negated) ?? takeToldCell(words, negated)
  })
}

/** "Quitters (cancelled)": a word that no table knows, and in brackets the cell that it stands for. */
export function readGloss(words: WordStream, draft: FigureDraft): true | null {
  const said = words.tokens[words.at]
  const isUnknown = /^\p{L}{3,}$/u.test(words.word()) && !words.named() && !words.value()
  words.at += 1
  if (!isUnknown || words.take('(') === null) return null
  const value = words.value()
  words.at += value?.length ?? 0
  if (!said || !value || words.take(')') === null) return null
  const { text } = said
  draft.kept.push({ hits: value.hits, flags: [], negated: false, text, isRows: isPlural(said) })
  return true
}

/** "paid by invoice", "booked via the app": the cell says how. */
function takeHow(words: WordStream): boolean {
  const isHow = DONE.test(words.word()) && HOW.has(words.word(1))
  if (!isHow) return false
  words.at += 2
  words.take('the', 'a', 'an')
  return true
}

const DONE = /^(?:\p{L}{2,}ed|paid|sent|made|bought|sold)$/u
const HOW = new Set(['by', 'with', 'via', 'through', 'using', 'on', 'over'])

/** "state fail", "status is not paid", "with a contract of one year": the column is said before its cell. */
function takeToldCell(words: WordStream, isNegated: boolean): SaidKept | null {
  words.take('a', 'an', 'the')
  const named = words.named()
  if (!named || named.columns.length === 0) return null
  words.at += named.length
  words.take('is', 'was', 'are', 'were', 'of', '=', ':', 'equal to')
  const negated = words.take('not', 'other than') !== null || isNegated
  const kept = takeCells(words, negated)
  const hits = kept?.hits.filter((hit) =>
    named.columns.some(({ column, score }) => column === hit.column && score > TOLD),
  )
  return kept && hits && hits.length > 0 ? { ...kept, hits } : null
}

const TOLD = 0.6

function takeCells(words: WordStream, negated: boolean): SaidKept | null {
  const first = takeCell(words)
  if (!first) return null
  const hits = [...first.hits]
  let { text, isRows } = first
  for (;;) {
    // "Spain or Italy": cells of one column are alternatives.
    const more = words.attempt(() => {
      const comma = words.take(',') !== null
      const or = words.take('or', 'and', 'nor') !== null
      const next = comma || or ? takeCell(words) : null
      return next?.hits.some(({ column }) => hits.some((hit) => hit.column === column))
        ? next
        : null
    })
    if (!more) return { hits, flags: [], negated, text, isRows }
    hits.push(...more.hits)
    isRows &&= more.isRows
    text += ` or ${more.text}`
  }
}

function takeCell(words: WordStream) {
  if (FUNCTION_WORDS.has(words.word()) && !isMark(words)) {
    const longer = words.value()
    if (!longer || longer.length === 1) return null
  }
  const value = words.value()
  const named = words.named()
  const name = Math.max(named?.columns[0]?.score ?? 0, named?.tables[0]?.score ?? 0)
  if (!value) return null
  const isName = named !== null && named.length >= value.length && name > CALLED
  if (isName && !tellsState(words, named)) return null
  const said = words.tokens.slice(words.at, words.at + value.length)
  words.at += value.length
  takeHolder(words, value.hits)
  const text = said.map((one) => one.text).join(' ')
  return { hits: value.hits, text, isRows: areRows(said, value.hits) }
}

/** "Delivered parcels" with a `delivered_on`: before what it is said of, the word is a state and no day. */
function tellsState(words: WordStream, { tables, columns, length }: Named): boolean {
  const isDay = tables.length === 0 && columns[0]?.column.dated === true
  if (!isDay || !DONE.test(words.word())) return false
  if (STATED.has(words.word(-1))) return true
  words.at += length
  const isRows = (words.named()?.tables[0]?.score ?? 0) > CALLED || numberedRows(words) !== null
  words.at -= length
  return isRows
}

/** "The share of A grades": nobody writes an article with a capital, but where a sentence begins. */
function isMark({ tokens, at }: WordStream): boolean {
  const isFirst = at === 0 || tokens[at - 1]?.sign === true
  const isMany = isFirst && /[^s]s$/.test(tokens[at + 1]?.fold ?? '')
  return tokens[at]?.text === 'A' && (!isFirst || isMany)
}

/**
 * "In the garden category": what the column that holds the cell is called says nothing more; nor do "family guests"
 * of a `guest_type`.
 */
function takeHolder(words: WordStream, hits: readonly ValueHit[]): void {
  const called = words.named()
  const enough = called?.tables.length === 0 ? KIND_OF : CALLED
  const isHolder = called?.columns.some(
    ({ column, score }) => score > enough && hits.some((hit) => hit.column === column),
  )
  if (called && isHolder) words.at += called.length
}

/** A word that is the name of a column or table is meant as that. */
const CALLED = 0.9
/** All of a name but what says that it tells kinds. */
const KIND_OF = 0.8

import {
  askedLast,
  askedKind,
  askedNumber,
  askedSort,
  askedTimes,
  askedYears,
} from './asked-kind.ts'
import { askedAmount } from './asked-amount.ts'
import { askedPeople } from './asked-people.ts'
import { columnFor } from '../draft/column-for.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isCondition } from '../draft/is-condition.ts'
import { isToldOf } from '../draft/qualifier.ts'
import { YEAR_WORDS } from '../../../words/column-words.ts'
import { FILLER_WORDS, FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Concept } from '../../../words/concepts.ts'
import type { Mention } from '../link/mention.ts'
import { nameColumn } from '../tables/row-names.ts'
import { says } from '../../../tables/schema.ts'
import { asksRow, namesRows, showRows } from '../draft/subject.ts'
import { stem } from '../../../words/stem.ts'
import { takeShown } from './take-shown.ts'
import type { Scan } from './scan.ts'
import { wordTable } from '../../../words/word-table.ts'

const SKIP = wordSet(
  "the a an is are was were all me us of any each every some and , its their his her do does did different : both to please these those this as be by out total 's in on at for that would there exact only many also or had has have he she they it you we i one",
)
const JOINERS = wordSet(
  "and , or the a an their its his her also with of corresponding respective each all both 's",
)

/** Reads what is to be seen, from the word that asks for it up to where conditions begin. */
export function readProjection(draft: Draft, focus: Mention | null): void {
  const scan: Scan = { measures: [], distinct: false, superlatives: [], asks: null }
  const mark = focus?.mark
  if (mark?.kind === 'ask' && mark.concept === 'count') scan.measures.push('count')
  if (mark?.kind === 'count') scan.measures.push('count')
  if (mark?.kind === 'ask') scan.asks = mark.concept
  if (focus && namesConcept(draft, focus)) return
  const asked =
    focus &&
    (askedPeople(draft, focus) ??
      askedTimes(draft, focus) ??
      askedYears(draft, focus) ??
      askedSort(draft, focus) ??
      askedNumber(draft, focus) ??
      askedAmount(draft, focus) ??
      askedLast(draft, focus) ??
      askedKind(draft, focus))
  if (focus && asked) {
    draft.used.add(focus.index)
    draft.focus = { start: focus.start, end: focus.end }
    draft.select.push(asked)
    return
  }
  if (focus && (namesRows(draft, focus) || asksRow(draft, focus))) {
    showRows(draft, focus)
    return
  }
  if (focus && mark?.kind === 'ask' && mark.concept === null && readMoment(draft, focus)) return
  if (focus) draft.used.add(focus.index)
  const first = focus ? next(draft, focus) : (draft.sentence.mentions[0] ?? null)
  const from = focus ? focus.end : 0
  const end = collect(draft, first, from, scan, focus === null)
  draft.focus = { start: focus?.start ?? 0, end }
  if (draft.select.length > 0) {
    if (scan.measures.includes('count')) countOthers(draft)
    return
  }
  byConcept(draft, focus, scan)
}

/** "… and the count": of the rows of another table that the question speaks of. */
function countOthers(draft: Draft): void {
  const other = draft.sentence.mentions.find(
    (one) =>
      !one.mark && one.tables[0] && one.tables[0].score > 0.8 && one.tables[0].table !== draft.main,
  )
  const of = other?.tables[0]?.table
  if (other) draft.used.add(other.index)
  draft.select.push({ measure: 'count_rows', column: null, ...(of ? { of } : {}) })
}

/** "In which year …": what is asked for is said with the question word itself. */
function namesConcept(draft: Draft, focus: Mention): boolean {
  const { mark } = focus
  if (mark?.kind !== 'ask' || (mark.concept !== 'year' && mark.concept !== 'date')) return false
  if (!/year|date|day/i.test(focus.text)) return false
  const column = columnFor(draft, draft.main, mark.concept)
  if (
    !column ||
    (mark.concept === 'year' && !says(column, YEAR_WORDS) && !column.yearly && !column.dated)
  )
    return false
  draft.used.add(focus.index)
  draft.select.push({ measure: null, column })
  draft.focus = { start: focus.start, end: focus.end }
  return true
}

const MOMENTS = wordTable<Concept>({ year: 'year', date: 'date', day: 'date' })

/** "What is the latest year that …": of all things to be seen, the one that no column is called. */
function readMoment(draft: Draft, focus: Mention): boolean {
  const { tokens, mentions } = draft.sentence
  let at = focus.end
  let extreme: Mention | null = null
  while (at < tokens.length) {
    const inside = mentions.find(({ start, end }) => start <= at && at < end)
    if (inside?.mark?.kind === 'superlative' && inside.mark.concept === 'date') extreme = inside
    else if (inside || !SKIP.has(tokens[at]?.fold ?? '')) break
    at = Math.max(at + 1, inside?.end ?? 0)
  }
  const concept = MOMENTS[tokens[at]?.fold ?? '']
  if (!concept || mentions.some(({ start, end }) => start <= at && at < end)) return false
  const table = mentions.find((one) => one.start > at && one.tables.length > 0)?.tables[0]?.table
  const column = columnFor(draft, table ?? draft.main, concept)
  if (!column) return false
  if (table) draft.main = table
  for (const one of extreme ? [focus, extreme] : [focus]) draft.used.add(one.index)
  const mark = extreme?.mark
  const measure = mark?.kind === 'superlative' ? (mark.descending ? 'max' : 'min') : null
  draft.select.push({ measure, column })
  draft.focus = { start: focus.start, end: at + 1 }
  return true
}

function byConcept(draft: Draft, focus: Mention | null, scan: Scan): void {
  const mark = focus?.mark
  if (scan.measures.includes('count')) {
    draft.select.push({ measure: 'count_rows', column: null })
    return
  }
  if (mark?.kind !== 'ask' || mark.concept === null || mark.concept === 'count') return
  const concept = mark.concept === 'much' ? 'price' : mark.concept
  const column = columnFor(draft, draft.main, concept)
  const total = mark.concept === 'much' ? unusedSum(draft) : null
  if (total) draft.used.add(total.index)
  if (column) {
    // "Who was Hale followed by": the verb behind the name says whom of several.
    const said = draft.sentence.mentions.find(({ columns: [link] }) => link?.column === column)
    if (said && !said.mark) draft.used.add(said.index)
    draft.select.push({ measure: total ? 'sum' : null, column })
  } else if (concept === 'person')
    draft.select.push({ measure: null, column: nameColumn(draft.main) })
}

/** "How much … in total". */
function unusedSum({ sentence, used }: Draft): Mention | undefined {
  return sentence.mentions.find(
    ({ mark, index }) => mark?.kind === 'measure' && mark.measure === 'sum' && !used.has(index),
  )
}

/** Walks along the mentions, and returns the token behind the last one that belongs to the projection. */
function collect(
  draft: Draft,
  first: Mention | null,
  from: number,
  scan: Scan,
  loose: boolean,
): number {
  let at = from
  let one = first
  let found = false
  // "The age and the names of cities": the first of two words for one thing was read.
  let half = false
  while (one) {
    const words = gap(draft, at, one.start)
    const resumed: Mention | null = found ? resume(draft, one, words) : null
    if (resumed) {
      one = resumed
    } else {
      const listed = found ? withoutTail(words, one) : words
      if (!listed.every((word) => (found ? isJoiner(word) : SKIP.has(word) || fillers(word)))) break
      const isOneThing = half && listed.every((word) => word === 'of' || word === 'the')
      if (found && !isOneThing && !continues(draft, listed, one)) break
    }
    const step = takeShown(draft, one, scan, found)
    if (step === 'stop') break
    half = step === 'skipped' && !one.mark
    if (step === 'taken') found = true
    at = one.end
    one = next(draft, one)
    if (loose && found && one && gap(draft, at, one.start).length > 0) break
  }
  return at
}

/** "Create dates, states": a word that belongs to the name before it, where the list goes on behind it. */
function withoutTail(words: readonly string[], one: Mention): readonly string[] {
  const [first = '', ...rest] = words
  const isWord = /^\p{L}{3,}$/u.test(first) && !FUNCTION_WORDS.has(first)
  const goesOn = rest.includes(',') || (rest.length === 0 && one.mark?.kind === 'and')
  return isWord && goesOn ? rest : words
}

/** "The cost of each treatment and its date": behind the table, the list of things to be seen goes on. */
function resume(draft: Draft, one: Mention, words: readonly string[]): Mention | null {
  const grouped = one.mark?.kind === 'group'
  const noun = grouped ? next(draft, one) : one
  const table = noun && isToldOf(draft, noun) ? next(draft, noun) : noun
  if (!table || table.tables.length === 0 || table.mark) return null
  const linked = grouped || words.some((word) => word === 'of' || word === 'for' || word === 'in')
  if (!linked || !words.every((word) => JOINERS.has(word) || word === 'for' || word === 'in'))
    return null
  let joiner = next(draft, table)
  let comma = gap(draft, table.end, joiner?.start ?? table.end)
  if (joiner?.mark?.kind === 'and' || joiner?.mark?.kind === 'continue') {
    // "… and how many ships there are": a count, which the phrase itself begins.
    if (/how many$/i.test(joiner.text) && comma.every((word) => word === ',')) return joiner
    const after = next(draft, joiner)
    comma = gap(draft, joiner.end, after?.start ?? joiner.end)
    joiner = after
  } else if (!comma.includes(',')) return null
  if (!joiner || isCondition(draft, joiner)) return null
  const { mark } = joiner
  const names = joiner.columns.length > 0 || joiner.tables.length > 0
  const goesOn = mark
    ? mark.kind === 'count' || mark.kind === 'measure' || isExtreme(draft, joiner)
    : names
  if (!goesOn) return null
  if (!comma.every((word) => JOINERS.has(word))) return null
  const main = table.tables[0]?.table
  if (main) draft.used.add(table.index)
  if (noun !== table && noun) draft.used.add(noun.index)
  if (grouped) draft.used.add(one.index)
  return joiner
}

/** "… and the highest price": a number, and not a row that is called so. */
function isExtreme(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (one.mark?.kind !== 'superlative' || !after || after.start !== one.end) return false
  const [column, table] = [after.columns[0], after.tables[0]]
  return column?.column.numeric !== null && (column?.score ?? 0) > (table?.score ?? 0)
}

/** "… and information source": words that stand in any request join nothing, and part nothing. */
/** "… and registered branch names": what tells of the next thing parts nothing either. */
function isJoiner(word: string): boolean {
  return JOINERS.has(word) || FILLER_WORDS.has(stem(word)) || /^\p{L}{4,}ed$/u.test(word)
}

function fillers(word: string): boolean {
  // "Which tower has the same number of floors as": from here on it is told which one.
  if (word === 'same') return false
  return (
    FILLER_WORDS.has(word) ||
    // "The average % clay".
    /^[%$€£#]$/.test(word) ||
    (FUNCTION_WORDS.has(word) === false && word.length > 2 && /^\p{L}+$/u.test(word))
  )
}

/** After the first thing to be seen, only "and", a comma or a neighbour goes on with the list. */
function continues(draft: Draft, words: readonly string[], one: Mention): boolean {
  if (words.length === 0) {
    const last = draft.sentence.mentions[one.index - 1]
    return one.mark !== null || (last !== undefined && last.mark !== null)
  }
  if (words.includes("'s")) return true
  if (one.mark?.kind === 'and' || one.mark?.kind === 'continue') return true
  const listed = words.includes(',') || words.includes('and')
  const before = draft.sentence.mentions[one.index - 1]
  // "… and the sum of the weights": what is computed, and then of what.
  const isMeasured = before?.mark?.kind === 'measure' || before?.mark?.kind === 'count'
  if (isMeasured && words.every((word) => word === 'the' || word === 'of')) return true
  const afterJoiner = before?.mark?.kind === 'and' || before?.mark?.kind === 'continue'
  return (listed || afterJoiner) && !isCondition(draft, one)
}

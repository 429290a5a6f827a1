import { isGiving } from '../conditions/words-beside.ts'
import { fansOut } from '../draft/fans-out.ts'
import { conceptAround, sizeOf } from '../draft/concept-column.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isDone, isOwner } from '../draft/qualifier.ts'
import type { Mention, TableLink } from '../link/mention.ts'
import type { MeasureName } from '../query/query.ts'
import { isRank, says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import type { Concept } from '../../../words/concepts.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import { ASIDE, BETWEEN, sums } from './said-key.ts'
import type { OrderKey } from './said-key.ts'
import { COUNTING, countsNumbered, countsTimed, showsShared } from './tally.ts'

/** A key, or that there is none to be found, or that nothing behind the superlative says one. */
export type KeyFound = OrderKey | 'none' | 'unsaid'

/** "The most seats", "the oldest bridge": what a superlative compares, by the words behind it. */
export function keyBehind(
  draft: Draft,
  from: Mention,
  concept: Concept | 'order' | null,
): KeyFound {
  const said = saidBehind(draft, from, concept)
  if (!said) return 'unsaid'
  for (const rule of RULES) {
    const found = rule(said)
    if (found) return found
  }
  return 'unsaid'
}

/** What stands behind a superlative and may be compared. */
interface Said {
  readonly draft: Draft
  readonly from: Mention
  readonly concept: Concept | null
  readonly one: Mention
  /** "The highest average": what is computed of it. */
  readonly measured: { readonly index: number; readonly measure: MeasureName } | null
  readonly column: SchemaColumn | null
  readonly table: TableLink | undefined
  readonly sortable: boolean
}

function saidBehind(draft: Draft, from: Mention, concept: Concept | 'order' | null): Said | null {
  let at = from.end
  let measured: Said['measured'] = null
  for (let one = next(draft, from); one; one = next(draft, one)) {
    const words = gap(draft, at, one.start)
    if (!words.every((word) => BETWEEN.has(word)) && !(isGiver(one) && isGiving(words))) return null
    at = one.end
    if (one.mark?.kind === 'count' || one.mark?.kind === 'distinct') continue
    if (one.mark?.kind === 'measure') {
      measured = { index: one.index, measure: one.mark.measure }
      continue
    }
    if (one.mark) return null
    if (isOwner(draft, one)) {
      draft.used.add(one.index)
      continue
    }
    // "The most silver medals", where silver is a kind of medal: the medals of that kind.
    if (draft.where.some(({ at: told }) => told === one)) continue
    const done = doneBefore(draft, from)
    const column = columnOf(
      draft,
      one,
      (candidate) =>
        (candidate.numeric === null && !candidate.dated ? -0.5 : 0) +
        (says(candidate, done) ? DONE_SO : 0),
    )
    const dated = column?.dated === true && concept !== null
    // Names that happen to be digits are no amounts: "the fewest accounts" of an `account_name` 417.
    const isName = column !== null && (column.key || says(column, NAME_WORDS))
    const sortable = column !== null && !isName && (column.numeric !== null || dated)
    const meant = concept === 'order' ? null : concept
    return { draft, from, concept: meant, one, measured, column, table: one.tables[0], sortable }
  }
  return null
}

/** "Caught in the largest number", where a column is `number_caught`: what was done says which number. */
function doneBefore({ sentence }: Draft, { start }: Mention): ReadonlySet<string> {
  const before = sentence.tokens.slice(Math.max(0, start - 3), start)
  const verb = before.filter(({ fold }) => fold !== 'the' && fold !== 'in').at(-1)
  return new Set(verb && isDone(verb.fold) ? [verb.stem] : [])
}

/** More than what the main table and the tables said nearby speak for. */
const DONE_SO = 0.8

/** "The most votes from Hale": a column of numbers that is called like who gave them. */
function isGiver({ columns: [best], mark, values }: Mention): boolean {
  return !mark && values.length === 0 && !!best && best.score > 0.95 && best.column.numeric !== null
}

/** Each is asked only where those above it found nothing. */
const RULES: readonly ((said: Said) => KeyFound | null)[] = [
  conceptOf,
  rowsNumbered,
  numberSaid,
  sizeOfRow,
  sizeOfNamed,
  rowShown,
  onlyNumber,
  rowsOfTable,
  placeOfRow,
  rowsWithCell,
]

/** "The oldest bridge": what the superlative speaks of, in the table that is said or the main one. */
function conceptOf({ draft, concept, one, column, table, sortable }: Said): KeyFound | null {
  if (concept === null) return null
  const of =
    (table && conceptAround(draft, table.table, concept)) ??
    conceptAround(draft, draft.main, concept)
  if (!of) return null
  const told = concept !== 'date' || column?.dated || column?.yearly || column?.ordinal
  const isNamed = one.columns[0] !== undefined && one.columns[0].score > 0.9
  if (told && sortable && column && of !== column && isNamed) {
    draft.used.add(one.index)
    return { measure: null, of: column }
  }
  if (table) draft.used.add(one.index)
  return { measure: null, of }
}

/** "The most stages", where a column only numbers them. */
function rowsNumbered({ draft, from, one, column }: Said): KeyFound | null {
  if (!column || !countsNumbered(from, one, column) || !showsShared(draft, column)) return null
  draft.used.add(one.index)
  dropShown(draft, column)
  return { measure: 'count_rows', of: null }
}

/** "The most seats": a column of numbers, or of days. */
function numberSaid(said: Said): KeyFound | null {
  const { draft, from, one, measured, column, table, sortable } = said
  if (!column || !sortable || countsTimed(from, one, column)) return null
  const score = linkScore(one, column)
  if (score < ASIDE || score < (table?.score ?? 0) - 0.1) return null
  draft.used.add(one.index)
  if (measured) {
    draft.used.add(measured.index)
    return { measure: measured.measure, of: column }
  }
  // "The highest total number of seats" of rows that each have some.
  const isTotal = /\btotal\b/i.test(from.text) && fansOut(draft, column.table)
  return { measure: isTotal || sums(draft, one.end) ? 'sum' : null, of: column }
}

/** "The biggest town". */
function sizeOfRow({ draft, from, one, table }: Said): KeyFound | null {
  const size = table ? sizeOf(draft, from, table.table) : null
  if (!size) return null
  draft.used.add(one.index)
  return { measure: null, of: size }
}

/** "The mascot of the smallest school": a row by its size, where a column tells which school it is. */
function sizeOfNamed({ draft, from, one, column }: Said): KeyFound | null {
  const isName = column?.unique && column.type === 'text' && column.table === draft.main.id
  if (!isName || column.numeric !== null || /[^s]s$/i.test(one.text)) return null
  const size = sizeOf(draft, from, draft.main)
  return size && { measure: null, of: size }
}

/** "The highest tower", where its name is shown: the noun says which rows, and not by what. */
function rowShown({ draft, one, table }: Said): KeyFound | null {
  const single = draft.select.some((shown) => shown.measure === null && shown.column?.unique)
  if (table?.table !== draft.main || !single) return null
  draft.used.add(one.index)
  return 'unsaid'
}

/** "The biggest order": its one number, of several none. */
function onlyNumber({ draft, table }: Said): KeyFound | null {
  const { main, select } = draft
  const isWhole = select.length > 1 && select.length === main.columns.length
  if (table?.table !== main || !isWhole) return null
  const [only, ...others] = main.columns.filter(
    (each) => each.numeric === 'native' && !each.key && !each.ordinal,
  )
  return only && others.length === 0 ? { measure: null, of: only } : 'none'
}

/** "The biggest office" is one of them; "the most offices" are counted. */
function rowsOfTable({ draft, from, one, table }: Said): KeyFound | null {
  if (!table) return null
  if (!COUNTING.test(from.text)) return 'none'
  draft.used.add(one.index)
  return { measure: 'count_rows', of: table.table }
}

/** "The top three songs", where they have places. */
function placeOfRow({ draft: { sentence, main }, from }: Said): KeyFound | null {
  const { index, text, number } = from
  const said = number === null ? text : (sentence.mentions[index - 1]?.text ?? '')
  if (sentence.tables.length !== 1 || !/^(?:the )?(?:top|best)$/i.test(said)) return null
  const place = main.columns.find(isRank)
  return place ? { measure: null, of: place } : null
}

/** "The most nations": the rows of which each tells one. */
function rowsWithCell({ draft, one, column }: Said): KeyFound | null {
  if (!column) return null
  draft.used.add(one.index)
  dropShown(draft, column)
  return { measure: 'count_rows', of: column }
}

/** "Who directed the most films": the films are counted, and the director is asked for. */
function dropShown({ select }: Draft, column: SchemaColumn): void {
  const shown = select.findIndex((each) => each.column === column)
  if (shown > 0) select.splice(shown, 1)
}

function linkScore(mention: Mention, column: SchemaColumn): number {
  return mention.columns.find((link) => link.column === column)?.score ?? 0
}

import { comparatorOf } from './comparator.ts'
import { gap, isReference, next, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { isDone } from '../draft/qualifier.ts'
import { FUNCTION_WORDS } from '../../../words/empty-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { Comparison } from '../query/query.ts'
import { fansOut } from '../draft/fans-out.ts'
import { keyBase } from '../../../tables/relate/key-names.ts'
import { saysTimeUnit, unitsNamed } from '../../../tables/lasting.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

const BETWEEN = wordSet('different of the other distinct such types type kinds')

/** "At least 10 flights": how many rows of another table, or of a group. */
export function readCount(draft: Draft, mention: Mention, comparison: Comparison): boolean {
  if (mention.number === null || isTime(draft, mention)) return false
  const after = noun(draft, mention)
  if (!after || isDeedOf(draft, mention, after)) return countsUnknown(draft, mention, comparison)
  const [table] = after.tables
  const own = after.columns.find(
    ({ column }) =>
      column.numeric !== null && !column.key && !isOwnNumber(column) && !isReference(draft, column),
  )
  const count = (of: SchemaTable | null) => {
    if (isMoreThanAll(draft, mention.number ?? 0)) return false
    draft.used.add(mention.index)
    draft.used.add(after.index)
    draft.having.push({
      measure: 'count_rows',
      of,
      comparison,
      value: mention.number ?? 0,
      at: mention,
    })
    return true
  }
  // Rows of the table itself are not counted where a column of it is called the same.
  const isOwn = own !== undefined && table?.table === draft.main && own.score >= table.score
  if (table && !isOwn && table.score >= (own?.score ?? 0) - 0.05) return count(table.table)
  // "Won more than one stage", where a column only numbers the stages.
  const isAlone = draft.sentence.tables.length === 1
  const isTally = isAlone && own?.column.ordinal === true && !/s$/i.test(own.column.name)
  if (isTally && showsName(draft) && draft.select[0]?.column !== own.column) return count(null)
  if (own) {
    if (!IN_TOTAL.test(gap(draft, after.end, after.end + 5).join(' '))) return false
    draft.used.add(mention.index)
    draft.used.add(after.index)
    draft.having.push({
      measure: 'sum',
      of: own.column,
      comparison,
      value: mention.number,
      at: mention,
    })
    return true
  }
  const isCounted = after.columns.length > 0 || isUnnamed(mention, after)
  if (!showsAttribute(draft) || !isCounted) return false
  const kind = kindCounted(draft, mention, after)
  if (!kind) return count(null)
  draft.used.add(mention.index)
  draft.used.add(after.index)
  draft.having.push({
    measure: 'count_distinct',
    of: kind,
    comparison,
    value: mention.number,
    at: mention,
  })
  return true
}

/** "A lead time over 4 weeks": so much of what was said before, and not so many rows. */
function isTime(draft: Draft, mention: Mention): boolean {
  const unit = draft.sentence.tokens[mention.end]?.fold ?? ''
  const compares = previous(draft, mention)
  const said = compares && previous(draft, compares)
  const isTold = said?.columns[0] && unitsNamed(said.columns[0].column.name).length > 0
  return isTold === true && saysTimeUnit(unit)
}

const IN_TOTAL = /\b(?:in total|in all|overall|altogether|all together|combined|put together)\b/

/** "More than three loans", where `loan_no` tells the loans apart: so many of them. */
function isOwnNumber({ place, unique, name }: SchemaColumn): boolean {
  return place === 0 && unique && keyBase(name) !== ''
}

/** "More than one song", where nothing is called so and a cell only speaks of one: the rows. */
function isUnnamed({ end, number }: Mention, after: Mention): boolean {
  if (after.start !== end || after.proper || after.values.some(({ share }) => share === 1))
    return false
  return (number === 1 ? ONE_OF : MANY_OF).test(after.text.toLowerCase())
}

/** "Writers of books in more than one language": so many languages, and not so many rows that tell one. */
function kindCounted(draft: Draft, { start, end }: Mention, after: Mention): SchemaColumn | null {
  const [best] = after.columns
  if (!best || best.score < NAMED || best.column.unique || best.column.numeric !== null) return null
  const before = gap(draft, Math.max(0, start - 3), start).join(' ')
  const isDifferent = /\b(?:different|distinct)\b/.test(gap(draft, end, after.start).join(' '))
  const isWithin = /\b(?:in|of|from|at|on|for) (?:at least|(?:more|fewer|less) than|over)$/.test(
    before,
  )
  return isDifferent || isWithin ? best.column : null
}

const NAMED = 0.7

/** No table has so many rows: the number is an amount, and nothing is counted. */
function isMoreThanAll({ sentence }: Draft, number: number): boolean {
  return sentence.tables.every(({ rowCount }) => rowCount !== null && rowCount < number)
}

/** "Towns that have two mills": exactly so many rows of the table that is called so. */
export function readNumber(draft: Draft, mention: Mention): boolean {
  const after = next(draft, mention)
  const [before = ''] = gap(draft, mention.start - 1, mention.start)
  if (mention.number === null || !OWNING.has(before)) return false
  const table = after?.start === mention.end && !after.mark ? after.tables[0] : undefined
  // "Years that had two films": of a noun that nothing is called, the rows are counted.
  if (!table || table.score < 0.8) return isFew(mention) && countsUnknown(draft, mention, '=')
  if (/^\d{4}$/.test(mention.text)) return false
  return readCount(draft, mention, '=')
}

function isFew({ number, text }: Mention): boolean {
  return number !== null && number >= 2 && number <= 100 && !/(?:st|nd|rd|th)$/i.test(text)
}

const OWNING = wordSet('has have had having with own owns')

/** The next thing named, if only small words stand between. */
function noun(draft: Draft, mention: Mention): Mention | null {
  let after = next(draft, mention)
  let { end } = mention
  // "3 or more classes": the comparison stands between the number and what is counted.
  if (after?.mark?.kind === 'compare' && after.start === end && draft.used.has(after.index)) {
    end = after.end
    after = next(draft, after)
  }
  while (after?.mark?.kind === 'distinct' || after?.mark?.kind === 'count')
    after = next(draft, after)
  if (!after || after.mark) return null
  // "More than 150 active members": a cell says which of them are counted.
  const counted = next(draft, after)
  if (counted && isCellOf(after, counted)) return counted
  const words = gap(draft, end, after.start).filter((word) => !BETWEEN.has(word))
  return words.length <= 1 && words.every((word) => /^\p{L}{3,}$/u.test(word)) ? after : null
}

function isCellOf(cell: Mention, { start, mark, tables: [table] }: Mention): boolean {
  const isCell = cell.values.some(({ share }) => share === 1) && cell.tables.length === 0
  return isCell && cell.end === start && !mark && (table?.score ?? 0) >= SAID
}

const SAID = 0.8

/** "Grades that have at least 4 pupils": whatever a pupil is, the rows with such a grade are counted. */
function countsUnknown(draft: Draft, mention: Mention, comparison: Comparison): boolean {
  const word = gap(draft, mention.end, mention.end + 1)[0] ?? ''
  const isCounted = (mention.number === 1 ? ONE_OF : MANY_OF).test(word)
  if (!isCounted || FUNCTION_WORDS.has(word) || !showsAttribute(draft) || mention.number === null)
    return false
  if (isMoreThanAll(draft, mention.number)) return false
  draft.used.add(mention.index)
  draft.having.push({
    measure: 'count_rows',
    of: null,
    comparison,
    value: mention.number,
    at: mention,
  })
  return true
}

/** "In which at least two mills burned": a noun that nothing is called, and what was done, whatever it names. */
function isDeedOf(draft: Draft, { end }: Mention, { start, text }: Mention): boolean {
  return start === end + 1 && isDone(text) && draft.sentence.tokens[end]?.number === null
}
const MANY_OF = /^\p{L}{3,}s$|^people$/u
/** "More than one film". */
const ONE_OF = /^\p{L}{3,}$/u

/** What is shown does not tell the rows apart, so rows that share it can be counted. */
function showsAttribute(draft: Draft): boolean {
  const [shown] = draft.select
  if (!shown?.column || shown.column.unique) return false
  return shown.measure === null || isCountOfKinds(draft)
}

/** "How many labels have only one album": of one table, kinds are counted of which there are so many rows. */
export function isCountOfKinds({ select, sentence }: Draft): boolean {
  const [shown, ...more] = select
  if (sentence.tables.length > 1 || more.length > 0 || !shown?.column) return false
  const { measure, column } = shown
  const isCount = measure === 'count' || measure === 'count_distinct'
  return isCount && !column.unique && column.type === 'text'
}

/** "The only mayor to have served twice": what is shown is a name, and rows that share it are counted. */
function showsName(draft: Draft): boolean {
  const [shown] = draft.select
  return showsAttribute(draft) && shown?.column?.numeric === null
}

/** "Listed only once". */
const ONLY = wordSet('only just exactly')

/** "More than once", "at least twice". */
export function readTimes(draft: Draft, mention: Mention): void {
  if (mention.mark?.kind !== 'times') return
  const comparator = comparatorOf(draft, mention)
  const near = gap(draft, Math.max(0, mention.start - 2), mention.start)
  const isEnough = mention.mark.number > 1 || near.some((word) => ONLY.has(word))
  if (!comparator && (!isEnough || !showsName(draft))) return
  draft.used.add(mention.index)
  // "How many guests were late at least once": those of whom it is told at all.
  const isEver = comparator?.comparison === '>=' && mention.mark.number === 1
  if (isEver && draft.select.every(({ measure }) => measure !== null)) return
  const before = draft.sentence.mentions.slice(0, mention.index).toReversed()
  const other = before.find(
    (one) =>
      !one.mark &&
      one.tables[0] &&
      one.tables[0].table !== draft.main &&
      (one.columns.every(({ score }) => score < 0.95) || fansOut(draft, one.tables[0].table.id)),
  )
  const of = showsAttribute(draft) ? null : (other?.tables[0]?.table ?? null)
  draft.having.push({
    measure: 'count_rows',
    of,
    comparison: comparator?.comparison ?? '=',
    value: mention.mark.number,
    at: mention,
  })
}

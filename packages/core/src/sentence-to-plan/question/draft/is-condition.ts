import { gap, next } from './draft.ts'
import type { Draft } from './draft.ts'
import { isDateColumn } from '../link/link-dates.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'

/** A column that is compared with something is a condition, not a thing to be seen. */
export function isCondition(draft: Draft, one: Mention): boolean {
  const after = next(draft, one)
  if (after && draft.used.has(after.index)) return false
  if (!after || one.columns.length === 0) return false
  const words = gap(draft, one.end, after.start)
  const bare = words.every((word) => BINDING.has(word))
  if (!bare) return false
  if (after.mark?.kind === 'compare' && isNoDay(draft, one, after)) return false
  if (after.mark?.kind === 'compare' || after.mark?.kind === 'between')
    return (words.at(-1) !== 'of' || isAmount(draft, after)) && !isBesideName(draft, after)
  if (after.columns.length > 0) return false
  if (after.number !== null && isOfAnother(draft, one, after)) return false
  if (after.number !== null || (after.quoted && after.values.length === 0)) return true
  return after.values.some(({ column }) => one.columns.some((link) => link.column === column))
}

/** "The date of orders over 100": no day is compared with such a number. */
function isNoDay(draft: Draft, one: Mention, compare: Mention): boolean {
  const value = next(draft, compare)
  if (value?.start !== compare.end || value.number === null) return false
  const isYear = /^\d{4}$/.test(value.text) || value.values.length > 0
  return !isYear && one.columns.every(({ column }) => isDateColumn(column))
}

/** "The city of the five star hotels": the number is that of the stars. */
function isOfAnother(draft: Draft, one: Mention, number: Mention): boolean {
  const counted = next(draft, number)
  const [best] = counted?.start === number.end ? counted.columns : []
  if (!best || best.score < WHOLE || best.column.numeric === null) return false
  return one.columns.every(({ column }) => column !== best.column && column.numeric === null)
}

const WHOLE = 0.95

/** "An attendance of at least 14,000". */
function isAmount(draft: Draft, compare: Mention): boolean {
  const value = next(draft, compare)
  return value !== null && value.number !== null && value.start === compare.end
}

/**
 * "How many home games" where a column is "Home / Away": the whole of a cell and only a part of the name,
 * said of a noun that the data does not know.
 */
export function isAdjective(draft: Draft, one: Mention): boolean {
  const { sentence } = draft
  const { columns, values, mark, end, start } = one
  if (!mark && tellsOfRows(draft, one)) return true
  const noun = sentence.tokens[end]
  const isLinked = sentence.mentions.some((other) => other.start <= end && end < other.end)
  if (mark || end - start > 1 || !noun || isLinked || !/[^s]s$/.test(noun.fold)) return false
  return (columns[0]?.score ?? 0) < 0.85 && values.some(({ share }) => share === 1)
}

/** "Open shops", where the shops say which are open, even if another table refers to some as "Open ID". */
function tellsOfRows(draft: Draft, one: Mention): boolean {
  const noun = next(draft, one)
  const [table] = noun?.start === one.end ? noun.tables : []
  if (!table || table.score < SAID || one.columns.length === 0) return false
  if (one.columns.some(({ column }) => !column.key)) return false
  return one.values.some(({ column, share }) => share === 1 && column.table === table.table.id)
}

const SAID = 0.9

/** "The opponent after Castle Vale": a place in a row of names, and nothing is compared. */
function isBesideName(draft: Draft, compare: Mention): boolean {
  const other = next(draft, compare)
  if (!other || other.number !== null || !/^(?:after|before|above|below)$/i.test(compare.text))
    return false
  return other.values.some(({ column }) => column.numeric === null && !column.dated)
}

const BINDING = wordSet('is was of are were a the an = : equals being named called as')

import { fansOut } from '../draft/fans-out.ts'
import { saysYear, yearOf } from '../draft/calendar.ts'
import { next } from '../draft/draft.ts'
import { isDone } from '../draft/qualifier.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { isClock } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { wordSet } from '../../../words/word-set.ts'

/** Superlatives that count what follows them, by their last words. */
export const COUNTING = /\b(?:most|least|fewest|number of|amount of)$/i

const TALLY = /^(?:the )?(?:most|least|fewest)(?: number of| amount of)?$/i

/** "The most stages": how many of them, where a column only numbers them. */
export function countsNumbered(
  { text }: Mention,
  { text: said }: Mention,
  { name, ordinal }: SchemaColumn,
): boolean {
  return TALLY.test(text) && ordinal && /[^s]s$/i.test(said) && !/s$/i.test(name)
}

/** "The most races", where a column tells how long each took: they are counted, and no time is the most. */
export function countsTimed(
  { text }: Mention,
  { text: said }: Mention,
  { cells }: SchemaColumn,
): boolean {
  return TALLY.test(text) && /[^s]s$/i.test(said) && !/times?$/i.test(said) && isClock(cells)
}

/** "The most", and no more, or a noun that nothing is called. */
export function countsUnnamed(draft: Draft, from: Mention): boolean {
  const tallied = tallyAt(draft, from)
  if (tallied === null) return false
  return !next(draft, tallied) || countsRows(draft, tallied) || isDoneMost(draft, tallied)
}

/** "The most", "the highest number of": where the words end that ask for a count. */
function tallyAt(draft: Draft, from: Mention): Mention | null {
  if (TALLY.test(from.text)) return from
  const after = next(draft, from)
  const isCount = after?.mark?.kind === 'count' && after.start === from.end
  return isCount && EXTREME.test(from.text) ? after : null
}

const EXTREME = /^(?:the )?(?:highest|greatest|largest|biggest|lowest|smallest)$/i

/** "The most lakes": a noun that nothing is called, and what is shown has several rows each. */
function countsRows(draft: Draft, { end }: Mention): boolean {
  const { tokens, mentions } = draft.sentence
  const isLinked = mentions.some((one) => one.start <= end && end < one.end)
  return !isLinked && PLURAL.test(tokens[end]?.fold ?? '') && showsShared(draft, null)
}

/** "The van that was hired the most in 2020": how often it was done, of what several rows share. */
function isDoneMost({ sentence, select, main }: Draft, { start, end }: Mention): boolean {
  const [verb, then] = [sentence.tokens[start - 1]?.fold ?? '', sentence.tokens[end]?.fold ?? '']
  const [shown] = select
  const isShared = shown?.measure === null && shown.column?.unique === false
  return isShared && shown.column?.table === main.id && isDone(verb) && BEHIND.has(then)
}

const BEHIND = wordSet('in on at during from to by for with between before after since of')

const PLURAL = /[^s]s$|^(?:people|men|women|children)$/

/** What is shown is shared by several rows, so that they can be counted for each. */
export function showsShared({ select, sentence }: Draft, column: SchemaColumn | null): boolean {
  const [shown] = select
  if (sentence.tables.length > 1 || !shown?.column || shown.measure !== null) return false
  const isShared = !shown.column.unique || (saysYear(sentence) && yearOf(shown.column) !== null)
  return isShared && shown.column !== column
}

/** "Booked the most times": the rows of the table that the verb speaks of. */
export function countedBefore(draft: Draft, from: Mention): SchemaTable | null {
  const before = draft.sentence.mentions[from.index - 1]
  const table = before?.tables[0]?.table
  if (!before || !table || before.mark || table === draft.main) return null
  if (draft.used.has(before.index) || !fansOut(draft, table.id)) return null
  draft.used.add(before.index)
  return table
}

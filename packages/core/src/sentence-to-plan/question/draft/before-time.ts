import { isDateColumn } from '../link/link-dates.ts'
import type { Mention } from '../link/mention.ts'
import { DATE_WORDS } from '../../../words/column-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import { gap, next } from './draft.ts'
import type { Draft } from './draft.ts'

/** "Invoices due in May", "paid before June": a word before a time tells which of the days is meant. */
export function tellsWhichDay(draft: Draft, one: Mention): boolean {
  const [best] = one.columns
  const time = next(draft, one)
  if (one.mark || !best || !isDateColumn(best.column) || !time || time.start === one.end)
    return false
  const said = draft.sentence.tokens.slice(one.start, one.end)
  const isTime = time.values.some(({ column }) => isDateColumn(column.partOf ?? column))
  return isTime && isBeside(draft, one.end, time.start) && !said.some(isDateNoun)
}

function isDateNoun({ stem }: { readonly stem: string }): boolean {
  return DATE_WORDS.has(stem)
}

/** Whether nothing but what leads to a time stands between a word and the time behind it. */
export function isBeside(draft: Draft, end: number, start: number): boolean {
  return end <= start && gap(draft, end, start).every((word) => BEFORE_TIMES.has(word))
}

const BEFORE_TIMES = wordSet(
  'in on at by during within from for since after before until till through between up to of later earlier than no not only the a an any all early late month year day week',
)

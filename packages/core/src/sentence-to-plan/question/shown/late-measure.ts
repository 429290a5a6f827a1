import { columnOf } from '../draft/column-of.ts'
import { gap, isTable, next, previous } from '../draft/draft.ts'
import type { Draft, SelectDraft } from '../draft/draft.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { MeasureName } from '../query/query.ts'

const SUCH = wordSet('the their its his her that this those , and of all')

/** "Which city has the most shops, and what is their average size": of the groups chosen, said last. */
export function showLateMeasure(draft: Draft): void {
  const { having, order, select, sentence } = draft
  const areGroups = having.length > 0 || order.some(({ measure }) => measure !== null)
  if (!areGroups || select.length === 0 || select.some(({ measure }) => measure !== null)) return
  const late = sentence.mentions.flatMap((one) => lateMeasure(draft, one) ?? [])
  select.push(...late)
}

/** "How many shops does each city have, and what is the largest size there": more that is computed of each group. */
export function showMoreOfEach(draft: Draft): void {
  const { group, groupTables, select, sentence } = draft
  const areGroups = group.length > 0 || groupTables.length > 0
  if (!areGroups || !select.some(({ measure }) => measure !== null)) return
  for (const one of sentence.mentions) {
    const measure = computes(one)
    const before = previous(draft, one)
    if (measure === null || draft.used.has(one.index) || one.start < draft.focus.end) continue
    if (!before || !ASKED_TOO.test(before.text) || !isJoined(draft, one)) continue
    const said = next(draft, one)
    const isNext = said !== null && gap(draft, one.end, said.start).every((word) => SUCH.has(word))
    if (!isNext || said.mark) continue
    const column = columnOf(draft, said, (other) => (other.numeric === null ? -1 : 0))
    if (!column || column.numeric === null || column.key) continue
    draft.used.add(before.index)
    const shown = take(draft, [one, said], { measure, column })
    if (shown) select.push(shown)
  }
}

const ASKED_TOO = /^and what (?:is|are|was|were)$/i

function computes({ mark }: Mention): MeasureName | null {
  if (mark?.kind === 'measure') return mark.measure
  if (mark?.kind !== 'superlative' || mark.concept !== null) return null
  return mark.descending ? 'max' : 'min'
}

function lateMeasure(draft: Draft, one: Mention): SelectDraft | null {
  const { mark, index, start, end } = one
  if (mark?.kind !== 'measure' || draft.used.has(index) || !isJoined(draft, one)) return null
  if (start < draft.focus.end) return null
  const said = next(draft, one)
  const isNext = said !== null && gap(draft, end, said.start).every((word) => SUCH.has(word))
  if (!isNext || said.mark) return isLast(draft, end) ? take(draft, [one], compared(draft)) : null
  const column = columnOf(draft, said, (other) => (other.numeric === null ? -1 : 0))
  if (!column || column.numeric === null || column.key) return null
  return take(draft, [one, said], { measure: mark.measure, column })
}

/** "…, and what is it": that by which the first one was found. */
export function showWhatIsIt(draft: Draft): void {
  const { select, sentence, limit } = draft
  const asked = sentence.mentions.find(
    (one) => one.start >= draft.focus.end && (isWhatIs(one) || isHowMuch(draft, one)),
  )
  if (!asked || limit !== 1 || select.length !== 1 || select[0]?.measure !== null) return
  const [pronoun = '', ...rest] = gap(draft, asked.end, sentence.tokens.length)
  if (asked.mark?.kind === 'ask') draft.used.add(asked.index)
  const said = asked.mark?.kind === 'ask' ? (rest.shift() ?? '') : pronoun
  if (!/^(?:it|that)$/.test(said) || !rest.every((word) => /^\W$/.test(word))) return
  const shown = compared(draft)
  if (shown && shown.column !== select[0].column) select.push(shown)
}

function isWhatIs({ mark, text }: Mention): boolean {
  return mark?.kind === 'continue' && /^and what (?:is|was)$/i.test(text)
}

/** "…, and how much is it". */
function isHowMuch(draft: Draft, one: Mention): boolean {
  const { mark, end } = one
  if (mark?.kind !== 'ask' || mark.concept !== 'much' || !isJoined(draft, one)) return false
  return /^(?:is|was)$/.test(gap(draft, end, end + 1)[0] ?? '')
}

/** What the groups, or the rows, were ordered by. */
function compared({ order, having }: Draft): SelectDraft | null {
  const by = order[0] ?? having[0]
  if (!by || by.of === null) return by ? { measure: 'count_rows', column: null } : null
  if (isTable(by.of)) return { measure: 'count_rows', column: null, of: by.of }
  return { measure: by.measure, column: by.of }
}

function take(draft: Draft, said: readonly Mention[], shown: SelectDraft | null) {
  if (shown) for (const { index } of said) draft.used.add(index)
  return shown
}

/** Only "and" and words without a meaning of their own stand before it. */
export function isJoined(draft: Draft, one: Mention): boolean {
  const before = previous(draft, one)
  if (!before || !gap(draft, before.end, one.start).every((word) => SUCH.has(word))) return false
  const { mark } = before
  if (mark?.kind === 'ask' && mark.concept === null) return isJoined(draft, before)
  return mark?.kind === 'and' || mark?.kind === 'continue'
}

function isLast({ sentence }: Draft, end: number): boolean {
  return sentence.tokens.slice(end).every(({ fold }) => /^\W$/.test(fold))
}

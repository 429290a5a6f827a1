import type { Draft, SelectDraft } from '../draft/draft.ts'
import { isReference } from '../draft/draft.ts'
import { keyBase } from '../../../tables/relate/key-names.ts'
import { stem } from '../../../words/stem.ts'

/** "What other partners did he have besides Smith", "A and B each come from which town": kinds, each once. */
export function showOnce(draft: Draft): void {
  const words = draft.sentence.tokens.map(({ fold }) => fold)
  const [shown, ...more] = draft.select
  const isKind = shown?.measure === null && shown.column?.type === 'text' && more.length === 0
  if (!isKind || draft.sentence.tables.length > 1 || draft.order.length > 0) return
  const isElse =
    words.includes('other') && draft.where.some(({ column }) => column === shown.column)
  const areSeveral =
    draft.where.filter(
      ({ column, predicate }) => column !== shown.column && predicate.kind === 'among',
    ).length > 1
  if (isElse || (words.includes('each') && areSeveral)) draft.distinct = true
}

/** "Show all room types": what kinds there are, each of them once. */
export function showKindsOnce(draft: Draft): void {
  const { select, where, having, order, group, sentence } = draft
  const [shown, ...more] = select
  const isAlone = [more, where, having, order, group].every(({ length }) => length === 0)
  if (!isAlone || shown?.measure !== null || !shown.column || shown.column.unique) return
  const isAll = sentence.tokens.some(({ fold }) => fold === 'all')
  const last = shown.column.words.at(-1)?.stem ?? ''
  if (isAll && shown.column.type === 'text' && KINDS.has(last)) draft.distinct = true
}

const KINDS: ReadonlySet<string> = new Set(
  ['type', 'kind', 'category', 'status', 'code', 'class', 'genre', 'level'].map(stem),
)

/** "How many days was the longest season": of the one row that comes first there is nothing to add up. */
export function showOfOne({ select, order, limit, group, sentence }: Draft): void {
  const [shown, ...more] = select
  const isOne = limit === 1 && order.length > 0 && order.every(({ measure }) => measure === null)
  if (sentence.tables.length > 1 || !isOne || group.length > 0 || more.length > 0) return
  if (shown?.measure === 'sum' && shown.column) select.splice(0, 1, { ...shown, measure: null })
}

/** "How much did she pay for her stays in total": what was found to be shown is added up. */
export function addUpInTotal({ select, sentence, used }: Draft): void {
  const said = sentence.mentions.find(
    ({ mark, text, index }) =>
      mark?.kind === 'measure' &&
      !used.has(index) &&
      /^(?:in total|altogether|in all)$/i.test(text),
  )
  const [shown, ...more] = select
  if (!said || more.length > 0 || shown?.measure !== null) return
  const { column } = shown
  if (column?.numeric !== 'native' || column.key || column.yearly) return
  // Nobody adds up the numbers by which things are told.
  if (column.ordinal && keyBase(column.name) !== '') return
  used.add(said.index)
  select.splice(0, 1, { ...shown, measure: 'sum' })
}

/** "The average height and weight", "the highest price, the lowest age and weight": each takes what was said last. */
export function measureAll(draft: Draft): void {
  const { select, group, sentence } = draft
  const isEach = sentence.mentions.some(({ mark }) => mark?.kind === 'group')
  if (isEach || group.length > 0 || sentence.tokens.some(({ fold }) => EACH.test(fold))) return
  const isAmount = ({ measure, column }: SelectDraft) =>
    measure === null &&
    column?.numeric === 'native' &&
    !(column.key || column.yearly || isReference(draft, column))
  const [first, ...rest] = select
  if (!first || !isMeasured(first)) return
  if (!rest.every((one) => isMeasured(one) || isAmount(one))) return
  let { measure } = first
  for (const [at, shown] of select.entries()) {
    measure = shown.measure ?? measure
    select[at] = { ...shown, measure }
  }
}

function isMeasured({ measure }: SelectDraft): boolean {
  return measure !== null && CARRIED.has(measure)
}

const CARRIED: ReadonlySet<string> = new Set(['mean', 'sum', 'min', 'max'])
const EACH = /^(?:each|every|per|by)$/

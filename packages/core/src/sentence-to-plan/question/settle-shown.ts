import type { Draft } from './draft.ts'
import { isReference } from './draft.ts'

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

/** "How many days was the longest season": of the one row that comes first there is nothing to add up. */
export function showOfOne({ select, order, limit, group, sentence }: Draft): void {
  const [shown, ...more] = select
  const isOne = limit === 1 && order.length > 0 && order.every(({ measure }) => measure === null)
  if (sentence.tables.length > 1 || !isOne || group.length > 0 || more.length > 0) return
  if (shown?.measure === 'sum' && shown.column) select.splice(0, 1, { ...shown, measure: null })
}

/** "The average height and weight": of both, where nothing says of which rows each weight is told. */
export function averageAll(draft: Draft): void {
  const { select, group, sentence } = draft
  const [first, ...rest] = select
  const adds = first?.measure === 'mean' || first?.measure === 'sum'
  const isEach = sentence.mentions.some(({ mark }) => mark?.kind === 'group')
  if (!first || !adds || isEach || group.length > 0 || rest.length === 0) return
  const isAmount = ({ measure, column }: (typeof select)[number]) =>
    measure === null &&
    column?.numeric === 'native' &&
    !(column.key || column.ordinal || column.yearly || isReference(draft, column))
  if (!rest.every(isAmount) || sentence.tokens.some(({ fold }) => EACH.test(fold))) return
  select.splice(1, rest.length, ...rest.map((one) => ({ ...one, measure: first.measure })))
}

const EACH = /^(?:each|every|per|by)$/

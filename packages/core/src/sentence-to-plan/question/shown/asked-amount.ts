import { gap, next } from '../draft/draft.ts'
import type { Draft, SelectDraft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { TOTAL_WORDS } from '../../../words/column-words.ts'
import { wordSet } from '../../../words/word-set.ts'

/**
 * "How many wrecked boats were there", where a row is called "Wrecked boats": there is one such row, so the
 * number it holds is meant. Of several the one that is said, or else the total.
 */
export function askedAmount(draft: Draft, focus: Mention): SelectDraft | null {
  const count = countBehind(draft, focus)
  const row = count && next(draft, count)
  if (!row || row.mark || row.columns.length > 0 || row.tables.length > 0) return null
  if (!gap(draft, count.end, row.start).every((word) => LEADING.has(word))) return null
  const [hit, ...more] = row.values.filter(({ share }) => share === 1)
  if (!hit || more.length > 0 || !hit.column.unique || hit.column.numeric !== null) return null
  const amounts = draft.main.columns.filter(isAmount)
  const said = amounts.filter((column) => saysWhole(draft, column))
  const totals = amounts.filter((column) => says(column, TOTAL_WORDS))
  const [amount, ...others] = [said, totals, amounts].find((some) => some.length > 0) ?? []
  if (!amount || others.length > 0) return null
  for (const one of [count, saysWhole(draft, amount)]) if (one) draft.used.add(one.index)
  return { measure: null, column: amount }
}

const LEADING = wordSet('the of total')

/** "How many", or "the number of" behind "what is". */
function countBehind(draft: Draft, focus: Mention): Mention | null {
  if (isCount(focus)) return focus
  const after = next(draft, focus)
  return after && isCount(after) && gap(draft, focus.end, after.start).length <= 2 ? after : null
}

function isCount({ mark }: Mention): boolean {
  return mark?.kind === 'count' || (mark?.kind === 'ask' && mark.concept === 'count')
}

function isAmount({ numeric, key, ordinal, yearly }: SchemaColumn): boolean {
  return numeric !== null && !key && !ordinal && !yearly
}

function saysWhole({ sentence }: Draft, column: SchemaColumn): Mention | undefined {
  return sentence.mentions.find(
    ({ mark, columns: [best] }) => !mark && best?.column === column && best.score > WHOLE,
  )
}

const WHOLE = 0.9

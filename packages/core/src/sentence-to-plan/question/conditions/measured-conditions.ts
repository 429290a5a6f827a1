import type { Comparator } from './comparator.ts'
import { columnOf } from '../draft/column-of.ts'
import { gap, isReference, previous } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { MeasureName } from '../query/query.ts'
import { fansOut } from '../draft/fans-out.ts'

const BETWEEN = wordSet('of the their its all')
/** What may stand between a number that was computed and what it is compared with. */
const TELLING = wordSet('of the their its his her all across in for among is are was were has have')

/** "Types whose average premium is above 500": what is computed over a group's rows is compared. */
export function readMeasured(
  draft: Draft,
  mention: Mention,
  { comparison, left: compared }: Comparator,
  { left, right }: { readonly left: Mention | null; readonly right: Mention | null },
): boolean {
  // "A total of more than 900 crates": computed before the comparison, of what stands behind it.
  const before = left ? measureBefore(draft, left) : null
  const behind = !before && right ? measureBefore(draft, compared) : null
  const { phrase, said } =
    before || behind
      ? { phrase: before ?? behind, said: before ? left : right }
      : computedBefore(draft, compared)
  const computed = phrase && measureOf(phrase)
  if (!phrase || !said || !computed) return false
  const of = columnOf(draft, said, (one) => (one.numeric === null ? -1 : 0))
  if (mention.number === null || !of || of.numeric === null || of.key || isReference(draft, of))
    return false
  const [shown] = draft.select
  if (!shown?.column || draft.select.some(({ measure }) => measure !== null)) return false
  const isShared = of.table === draft.main.id && !shown.column.unique && shown.column !== of
  if (!isShared && (of.table === draft.main.id || !fansOut(draft, of.table))) return false
  for (const one of [phrase, said, mention]) draft.used.add(one.index)
  draft.having.push({ measure: computed, of, comparison, value: mention.number, at: mention })
  return true
}

/** "Average" right before something, also "the average number of". */
export function measureBefore(draft: Draft, one: Mention): Mention | null {
  const before = previous(draft, one)
  if (!before || !gap(draft, before.end, one.start).every((word) => BETWEEN.has(word))) return null
  if (before.mark?.kind === 'count') return measureBefore(draft, before)
  return before.mark?.kind === 'measure' && !draft.used.has(before.index) ? before : null
}

function measureOf({ mark, text }: Mention): MeasureName | null {
  if (mark?.kind === 'measure') return mark.measure
  // "The total number of seats" of rows that each have some.
  return mark?.kind === 'count' && /\btotal\b/i.test(text) ? 'sum' : null
}

interface Computed {
  readonly phrase: Mention | null
  readonly said: Mention | null
}

/** "The total weight of all their parcels is above 900": whose weight it is stands between. */
function computedBefore(draft: Draft, compared: Mention): Computed {
  let said: Mention | null = null
  let at = compared.start
  for (let one = previous(draft, compared); one; one = previous(draft, one)) {
    if (draft.used.has(one.index)) break
    if (!gap(draft, one.end, at).every((word) => TELLING.has(word))) break
    if (said && measureOf(one)) return { phrase: one, said }
    if (one.mark && one.mark.kind !== 'count') break
    const [column, table] = [one.columns[0]?.score ?? 0, one.tables[0]?.score ?? 0]
    if (column > table) said = one
    at = one.start
  }
  return { phrase: null, said: null }
}

import type { Comparator } from './comparator.ts'
import { columnOf, gap, isReference, previous } from './draft.ts'
import type { Draft } from './draft.ts'
import { wordSet } from './lexicon.ts'
import type { Mention } from './mention.ts'
import { fansOut } from './relations.ts'

const BETWEEN = wordSet('of the their its all')

/** "Types whose average premium is above 500": what is computed over a group's rows is compared. */
export function readMeasured(
  draft: Draft,
  mention: Mention,
  { comparison, left: compared }: Comparator,
  { left, right }: { readonly left: Mention | null; readonly right: Mention | null },
): boolean {
  // "A total of more than 900 crates": computed before the comparison, of what stands behind it.
  const computed = left ? measureBefore(draft, left) : null
  const phrase = computed ?? (right ? measureBefore(draft, compared) : null)
  const said = computed ? left : right
  if (!phrase || !said || phrase.mark?.kind !== 'measure') return false
  const of = columnOf(draft, said, (one) => (one.numeric === null ? -1 : 0))
  if (mention.number === null || !of || of.numeric === null || of.key || isReference(draft, of))
    return false
  const [shown] = draft.select
  if (!shown?.column || draft.select.some(({ measure }) => measure !== null)) return false
  const isShared = of.table === draft.main.id && !shown.column.unique && shown.column !== of
  if (!isShared && (of.table === draft.main.id || !fansOut(draft, of.table))) return false
  for (const one of [phrase, said, mention]) draft.used.add(one.index)
  const { measure } = phrase.mark
  draft.having.push({ measure, of, comparison, value: mention.number, at: mention })
  return true
}

/** "Average" right before something, also "the average number of". */
function measureBefore(draft: Draft, one: Mention): Mention | null {
  const before = previous(draft, one)
  if (!before || !gap(draft, before.end, one.start).every((word) => BETWEEN.has(word))) return null
  if (before.mark?.kind === 'count') return measureBefore(draft, before)
  return before.mark?.kind === 'measure' && !draft.used.has(before.index) ? before : null
}

import { columnOf } from '../draft/column-of.ts'
import { gap, next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { wordSet } from '../../../words/word-set.ts'
import type { Mention } from '../link/mention.ts'
import type { MeasureName } from '../query/query.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'

export const BETWEEN = wordSet('the of a in number amount total their its an different to')

/** Less has only what is told in brackets: "Age (at execution)" is not how many executions. */
export const ASIDE = 0.46

export interface OrderKey {
  readonly measure: MeasureName | null
  readonly of: SchemaColumn | SchemaTable | null
}

/** "Top 2 doctors by salary": the column is said after "by". */
export function byKey(draft: Draft, from: Mention): OrderKey | null {
  // "The top three songs in votes", "in terms of votes".
  const isTop =
    draft.limit !== null && gap(draft, Math.max(0, from.start - 1), from.end).includes('top')
  for (let one = next(draft, from); one && one.index <= from.index + 4; one = next(draft, one)) {
    const before = gap(draft, Math.max(0, one.start - 2), one.start)
    const isBy =
      before.includes('by') || (isTop && (before.includes('in') || before.includes('of')))
    if (!isBy || one.columns.length === 0 || one.mark) continue
    const column = columnOf(draft, one, (candidate) => (candidate.numeric === null ? -0.5 : 0))
    if (!column || (column.numeric === null && !column.dated)) continue
    draft.used.add(one.index)
    return { measure: null, of: column }
  }
  return null
}

/** "Spent the most in total": what is compared stands before the superlative, and only money follows. */
export function beforehand(draft: Draft, from: Mention): OrderKey | null {
  const before = draft.sentence.mentions[from.index - 1]
  if (!before || before.end < from.start - 1 || before.mark || draft.used.has(before.index))
    return null
  const column = columnOf(draft, before, (candidate) => (candidate.numeric === null ? -1 : 0))
  if (!column || column.numeric === null || column.key) return null
  const after = next(draft, from)
  const close =
    after && gap(draft, from.end, after.start).every((word) => BETWEEN.has(word)) ? after : null
  const better = close?.columns.some((link) => link.score > 0.6 && link.column.numeric !== null)
  if (better || (close?.tables[0]?.score ?? 0) > 0.8) return null
  draft.used.add(before.index)
  return { measure: sums(draft, from.end) ? 'sum' : null, of: column }
}

export function sums(draft: Draft, at: number): boolean {
  return / in total| altogether| overall| in all/.test(` ${gap(draft, at, at + 5).join(' ')}`)
}

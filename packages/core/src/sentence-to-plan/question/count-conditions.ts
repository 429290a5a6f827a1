import { comparatorOf } from './comparator.ts'
import { gap, next } from './draft.ts'
import type { Draft } from './draft.ts'
import { wordSet } from './lexicon.ts'
import type { Mention } from './mention.ts'
import type { Comparison } from './query.ts'

export function readCount(draft: Draft, mention: Mention, comparison: Comparison): boolean {
  if (mention.number === null) return false
  let after = next(draft, mention)
  while (after?.mark && (after.mark.kind === 'distinct' || after.mark.kind === 'count'))
    after = next(draft, after)
  if (!after) return false
  const words = gap(draft, mention.end, after.start)
  if (!words.every((word) => COUNTED_GLUE.has(word))) return false
  const table = after.tables[0]
  const own = after.columns.find(({ column }) => column.numeric !== null && !column.key)
  if (table && table.score >= (own?.score ?? 0) - 0.05) {
    draft.used.add(mention.index)
    draft.used.add(after.index)
    draft.having.push({
      measure: 'count_rows',
      of: table.table,
      comparison,
      value: mention.number,
      at: mention,
    })
    return true
  }
  const summed =
    own &&
    gap(draft, after.end, after.end + 4)
      .join(' ')
      .includes('in total')
  if (own && summed) {
    draft.used.add(mention.index)
    draft.used.add(after.index)
    draft.having.push({
      measure: 'sum',
      of: own.column,
      comparison,
      value: mention.number,
      at: mention,
    })
    return true
  }
  return false
}

const COUNTED_GLUE = wordSet('different of the other distinct such types type kinds')

export function readTimes(draft: Draft, mention: Mention): void {
  if (mention.mark?.kind !== 'times') return
  const comparator = comparatorOf(draft, mention)
  if (!comparator) return
  draft.used.add(mention.index)
  draft.having.push({
    measure: 'count_rows',
    of: null,
    comparison: comparator.comparison,
    value: mention.mark.number,
    at: mention,
  })
}

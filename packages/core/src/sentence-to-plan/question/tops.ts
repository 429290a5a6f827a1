import { columnOf, gap, next, previous } from './draft.ts'
import type { Draft } from './draft.ts'
import { refOf } from './joins.ts'
import { RANK_WORDS } from './lexicon.ts'
import { says } from './schema.ts'

/** "In the top 10": a place among the first ten. */
export function readTops(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    const after = next(draft, mention)
    if (mention.text.toLowerCase() !== 'top' || !after || after.number === null) continue
    const words = gap(draft, Math.max(0, mention.start - 2), mention.start)
    if (!words.includes('in') && !words.includes('the')) continue
    const before = previous(draft, mention)
    const said = before && before.columns.length > 0 ? columnOf(draft, before) : null
    const ranks = draft.main.columns.filter(
      (column) => column.numeric !== null && says(column, RANK_WORDS),
    )
    const rank = ranks.find((column) => column === said) ?? ranks[0]
    if (!rank || !words.includes('in')) continue
    if (before && rank === said) draft.used.add(before.index)
    draft.used.add(mention.index)
    draft.used.add(after.index)
    draft.where.push({
      column: rank,
      at: after,
      exact: true,
      predicate: { kind: 'compare', column: refOf(rank), comparison: '<=', value: after.number },
    })
  }
}

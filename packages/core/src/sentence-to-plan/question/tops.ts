import { columnOf, gap, next, previous } from './draft.ts'
import type { Draft } from './draft.ts'
import { refOf } from './joins.ts'
import { RANK_WORDS, wordSet } from './lexicon.ts'
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

const PLACE = wordSet(
  'place placed rank ranked ranks position finish finished finishes came placing',
)

/** "Came in second place", "ranked third": a place in the order. Read after the conditions. */
export function readPlaces(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    if (mention.number === null || draft.used.has(mention.index)) continue
    const near = [
      ...gap(draft, Math.max(0, mention.start - 3), mention.start),
      ...gap(draft, mention.end, mention.end + 1),
    ]
    const ordinal = /(?:nd|rd|th|st)$|^second$/i.test(mention.text)
    if (!ordinal || !near.some((word) => PLACE.has(word))) continue
    const rank = draft.main.columns.find(
      (column) => column.numeric !== null && says(column, RANK_WORDS),
    )
    if (!rank) continue
    draft.used.add(mention.index)
    for (const side of [previous(draft, mention), next(draft, mention)]) {
      if (side?.columns.some(({ column }) => column === rank)) draft.used.add(side.index)
    }
    draft.where.push({
      column: rank,
      at: mention,
      exact: true,
      predicate: { kind: 'compare', column: refOf(rank), comparison: '=', value: mention.number },
    })
  }
}

import { negationBefore } from './beside.ts'
import { columnOf } from '../draft/column-of.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../tables/joins.ts'
import { yesOf } from '../tables/yes-of.ts'

/** "Members who attended", "official languages": a column of yes and no, said as if it were a word. */
export function readFlags(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index) || mention.mark || mention.columns.length === 0) continue
    const column = columnOf(draft, mention, (one) => (yesOf(one) === null ? -0.2 : 0))
    const link = mention.columns.find((one) => one.column === column)
    const yes = column && yesOf(column)
    if (!column || yes === null || !link || link.score < LEAST) continue
    if (draft.select.some((shown) => shown.column === column)) continue
    if (draft.where.some((known) => known.column === column)) continue
    const negated = negationBefore(draft, mention, null)
    draft.used.add(mention.index)
    draft.where.push({
      column,
      at: mention,
      exact: true,
      predicate: { kind: 'among', column: refOf(column), values: [yes], negated },
    })
  }
}

const LEAST = 0.7

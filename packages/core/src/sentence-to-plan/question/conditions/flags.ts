import { negationBefore } from './beside.ts'
import { columnOf } from '../draft/column-of.ts'
import { next } from '../draft/draft.ts'
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

/** "How many licensed shops": right before what the rows are, it says which of them, and is not to be seen. Read first. */
export function readFlagsBefore(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    const { mark, columns, values, end } = mention
    const [best] = columns
    const rows = next(draft, mention)
    const [table] = rows?.tables ?? []
    if (mark || !best || best.score < CALLED || values.length > 0 || !rows || !table) continue
    if (rows.start !== end || table.table.id !== best.column.table || table.score < ROWS) continue
    const yes = yesOf(best.column)
    if (yes === null) continue
    draft.used.add(mention.index)
    draft.where.push({
      column: best.column,
      at: mention,
      exact: true,
      predicate: {
        kind: 'among',
        column: refOf(best.column),
        values: [yes],
        negated: negationBefore(draft, mention, null),
      },
    })
  }
}

/** The whole name of the column, and of the rows behind it. */
const CALLED = 0.95
const ROWS = 0.6

import type { Cell } from '../../../relation/column.ts'
import { negationBefore } from './words-beside.ts'
import { columnOf } from '../draft/column-of.ts'
import { next } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import { refOf } from '../../../tables/schema.ts'
import type { Mention } from '../link/mention.ts'
import type { Predicate } from '../query/query.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { yesOf } from '../tables/yes-of.ts'
import { family, stem } from '../../../words/stem.ts'

/** "Members who attended", "official languages": a column of yes and no, said as if it were a word. */
export function readFlags(draft: Draft): void {
  for (const mention of draft.sentence.mentions) {
    if (draft.used.has(mention.index) || mention.mark || mention.columns.length === 0) continue
    const column = columnOf(draft, mention, (one) => (yesOf(one) === null ? -0.2 : 0))
    const link = mention.columns.find((one) => one.column === column)
    const yes = column && yesOf(column)
    if (!column || yes === null || !link || link.score < leastFor(mention, column)) continue
    if (draft.select.some((shown) => shown.column === column)) continue
    if (draft.where.some((known) => known.column === column)) continue
    const negated = negationBefore(draft, mention, null)
    draft.used.add(mention.index)
    draft.where.push({
      column,
      at: mention,
      exact: true,
      predicate: saysYes(column, yes, negated),
    })
  }
}

/** Where only yes is written, an empty cell says no. */
function saysYes(column: SchemaColumn, yes: Cell, negated: boolean): Predicate {
  const isNoWritten = column.type !== 'text' || column.cells.length > 1
  if (negated && !isNoWritten) return { kind: 'empty', column: refOf(column), negated: false }
  return { kind: 'among', column: refOf(column), values: [yes], negated }
}

/** "The plays she conducted", where a column of yes and no is called Conductor: whoever did it is one. */
function leastFor({ text }: Mention, { words: [doer, ...others] }: SchemaColumn): number {
  const isDeed =
    doer && others.length === 0 && family(stem(text.toLowerCase())) === family(doer.stem)
  return isDeed ? DONE : LEAST
}

const LEAST = 0.7
const DONE = 0.6

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
      predicate: saysYes(best.column, yes, negationBefore(draft, mention, null)),
    })
  }
}

/** The whole name of the column, and of the rows behind it. */
const CALLED = 0.95
const ROWS = 0.6

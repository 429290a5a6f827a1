import { isDateWord } from '../link/link-date-word.ts'
import { isDateColumn } from '../link/link-dates.ts'
import type { ColumnLink, Mention } from '../link/mention.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'
import { calledBy, isName } from './called-by.ts'
import type { Draft } from './draft.ts'
import { weighDate } from './weigh-date.ts'
import { tablesNear } from './tables-near.ts'

/** The column a mention means, given what stands around it; null where it names none. */
export function columnOf(
  draft: Draft,
  mention: Mention,
  prefer?: (column: SchemaColumn) => number,
): SchemaColumn | null {
  const near = tablesNear(draft, mention)
  if (
    near.size > 0 &&
    isName(draft, mention) &&
    !mention.columns.some(({ column, score: own }) => near.has(column.table) && own > 0.95)
  ) {
    const table = draft.sentence.tables.find(({ id }) => near.has(id))
    const called = table && calledBy(draft, table)
    if (called && called.type === 'text' && called.numeric === null) return called
  }
  const stems = draft.sentence.tokens.slice(mention.start, mention.end).map((token) => token.stem)
  const options = mention.columns.map((link) => ({
    value: link.column,
    column: { table: link.column.table, column: link.column.name },
    score:
      score(draft, link, near, prefer) +
      (isDateWord(stems) && isDateColumn(link.column) ? weighDate(draft, link.column) : 0) -
      (isCopied(draft, link, mention) ? COPIED : 0),
  }))
  return draft.decisions.choose('column', mention, options) ?? null
}

/** More than what speaks for the main table, less than a table said right beside it. */
const COPIED = 0.45

/** "The ids of the beers": with the beers, rather than where something else refers to them. */
function isCopied({ references }: Draft, { column }: ColumnLink, { columns }: Mention): boolean {
  return references.some(
    ({ many, one }) =>
      many.table === column.table &&
      many.column === column.name &&
      columns.some((link) => link.column.table === one.table && link.column.name === one.column),
  )
}

function score(
  draft: Draft,
  { column, score: own }: ColumnLink,
  near: ReadonlySet<string>,
  prefer?: (column: SchemaColumn) => number,
): number {
  let total = own
  if (near.has(column.table)) total += 0.5
  if (column.table === draft.main.id) total += 0.25
  if (draft.sentence.mentions.some((one) => one.tables[0]?.table.id === column.table)) total += 0.15
  if (column.key && own < 1) total -= 0.1
  if (column.partOf) total += weighDate(draft, column.partOf)
  return total + (prefer?.(column) ?? 0)
}

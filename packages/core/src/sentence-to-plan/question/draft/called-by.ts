import type { Mention } from '../link/mention.ts'
import { nameColumn, ownName } from '../tables/row-names.ts'
import { says } from '../../../tables/schema.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import { NAME_WORDS } from '../../../words/column-words.ts'
import { CONCEPTS } from '../../../words/concepts.ts'
import { isSaid, tableOf } from './draft.ts'
import type { Draft } from './draft.ts'

/** What the rows of a table are called, there or in a table they refer to. */
export function calledBy(draft: Draft, table: SchemaTable): SchemaColumn {
  return ownName(table) ?? referredName(draft, table) ?? nameColumn(table)
}

/** "Names of candidates" where a candidate refers to the person who has the name. */
function referredName(draft: Draft, table: SchemaTable): SchemaColumn | null {
  const names = draft.references
    .filter(({ many }) => many.table === table.id)
    .map(({ one }) => tableOf(draft, one.table))
    .filter((other) => !isSaid(draft, other))
    .map(nameColumn)
    .filter((column) => says(column, NAME_WORDS))
  const isPerson = (column: SchemaColumn) =>
    tableOf(draft, column.table).words.some(({ stem }) => CONCEPTS.person.has(stem))
  return names.find(isPerson) ?? names[0] ?? null
}

/** "Airline names" of a table whose names stand in a column called otherwise. */
export function isName(draft: Draft, mention: Mention): boolean {
  const words = draft.sentence.tokens.slice(mention.start, mention.end)
  return words.every(({ stem }) => NAME_WORDS.has(stem))
}

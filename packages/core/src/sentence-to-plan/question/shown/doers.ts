import { columnFor } from '../draft/column-for.ts'
import { gap, tableOf } from '../draft/draft.ts'
import type { Draft } from '../draft/draft.ts'
import type { Mention } from '../link/mention.ts'
import { hasConcept } from '../../../tables/schema.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

const DOER = /(?:er|or|ist)s?$/i

/**
 * "The medalist in the sabre", "who received a medal", where a column holds the medals and another one the
 * people: those are asked for. Null where the column itself is meant.
 */
export function doerOf(
  draft: Draft,
  { text, start, columns }: Mention,
  column: SchemaColumn,
  asksPerson: boolean,
): SchemaColumn | null {
  if (draft.sentence.tables.length > 1 || draft.select.length > 0) return null
  if (column.type !== 'text' || column.numeric !== null || hasConcept(column, 'person')) return null
  // "The writer", where a column is called "Written by": it holds those who did it.
  if (/\bby$/i.test(column.name)) return null
  const link = columns.find((one) => one.column === column)
  const isDoer = DOER.test(text) && !DOER.test(column.name) && (link?.score ?? 0) < EXACT
  const isObject = asksPerson && /^an?$/.test(gap(draft, start - 1, start)[0] ?? '')
  if (!isDoer && !isObject) return null
  const person = columnFor(draft, tableOf(draft, column.table), 'person')
  return person !== column ? person : null
}

const EXACT = 0.95

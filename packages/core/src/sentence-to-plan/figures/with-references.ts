import { refOf } from '../question/tables/schema.ts'
import type { Reference } from '../../relate/reference.ts'
import { sameColumn } from '../question/query/query.ts'
import type { SchemaColumn, SchemaTable } from '../question/tables/schema.ts'

/**
 * The same tables, where a number that leads to a row of another one is known as a key: the `member` of a visit
 * is nothing to be added up, and "members per branch" are the rows it leads to.
 */
export function withReferences(
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly SchemaTable[] {
  const isUnknown = (column: SchemaColumn) =>
    !column.key &&
    column.numeric === 'native' &&
    references.some(({ many }) => sameColumn(many, refOf(column)))
  return tables.map((table) =>
    table.columns.some(isUnknown)
      ? {
          ...table,
          columns: table.columns.map((one) => (isUnknown(one) ? { ...one, key: true } : one)),
        }
      : table,
  )
}

import { sameColumn } from '../column-ref.ts'
import { refOf } from '../schema.ts'
import type { SchemaColumn, SchemaTable } from '../schema.ts'
import type { Reference } from './reference.ts'
import { UNNAMED } from './relate-tables.ts'

/** The same tables, where a column that refers to another one is known as a key, whatever it is called. */
export function withKeys(
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly SchemaTable[] {
  const unnamed = references.filter(({ score }) => score === UNNAMED)
  return markKeys(tables, (column) => refers(column, unnamed))
}

/**
 * The same tables, where a number that leads to a row of another one is known as a key: the `member` of a visit
 * is nothing to be added up, and "members per branch" are the rows it leads to.
 */
export function withNumberKeys(
  tables: readonly SchemaTable[],
  references: readonly Reference[],
): readonly SchemaTable[] {
  return markKeys(tables, (column) => column.numeric === 'native' && refers(column, references))
}

function refers(column: SchemaColumn, references: readonly Reference[]): boolean {
  return references.some(({ many }) => sameColumn(many, refOf(column)))
}

/** A table of which nothing new is known stays the object it was. */
function markKeys(
  tables: readonly SchemaTable[],
  isKey: (column: SchemaColumn) => boolean,
): readonly SchemaTable[] {
  const isUnknown = (column: SchemaColumn) => !column.key && isKey(column)
  return tables.map((table) =>
    table.columns.some(isUnknown)
      ? {
          ...table,
          columns: table.columns.map((one) => (isUnknown(one) ? { ...one, key: true } : one)),
        }
      : table,
  )
}

import { says } from '../schema.ts'
import type { SchemaColumn, SchemaTable } from '../schema.ts'
import { setOf } from '../../words/word-set.ts'

/** Two columns of one table: `manager_id` of employees holds the `employee_id` of another row. */
export interface OwnReference {
  readonly many: SchemaColumn
  readonly one: SchemaColumn
}

export function ownReference({ columns }: SchemaTable): OwnReference | null {
  for (const one of columns.filter(({ unique, cells }) => unique && cells.length > 1)) {
    const known = new Set(one.cells)
    const many = columns.find(
      (column) =>
        column !== one &&
        column.type === one.type &&
        says(column, ABOVE) &&
        column.cells.length > 0 &&
        column.cells.every((cell) => cell === null || known.has(cell)),
    )
    if (many) return { many, one }
  }
  return null
}

/** What somebody or something above others is called. */
export const ABOVE = setOf(
  'manager boss supervisor superior chief head lead leader mentor parent report reports owner',
)

import type { Cell } from '../../relation/column.ts'
import type { CatalogueDataset } from '../catalogue.ts'
import { isOwnKey } from './key-names.ts'

/**
 * Whether a column holds another value in every row. Where the reader of the file did not look, only the
 * first cells of a large table are known. There the key that is called after the table, `customer_id` of
 * customers, is taken to tell its rows apart: whatever they are related to hangs on it.
 */
export function isUnique(
  { name: table, rowCount, uniqueColumns }: CatalogueDataset,
  name: string,
  cells: readonly Cell[],
): boolean {
  if (rowCount !== undefined && cells.length >= rowCount) return true
  if (uniqueColumns) return uniqueColumns.includes(name)
  return rowCount !== undefined && cells.length >= MANY && isOwnKey(name, table)
}

/** Fewer different cells than this were hardly cut off. */
const MANY = 50

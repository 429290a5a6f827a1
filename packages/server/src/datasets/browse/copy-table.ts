import type { Page } from '@plainflow/engine'

/** A table of the engine as the contract's (which is not readonly). */
export function copyTable(table: Page) {
  return {
    columns: [...table.columns],
    rows: table.rows.map((row) => [...row]),
    rowCount: table.rowCount,
  }
}

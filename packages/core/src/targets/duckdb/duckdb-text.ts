import { refuseUnprintable } from '../refuse-unprintable.ts'

/** A text value as a DuckDB literal: `it's` is `'it''s'`. Backslashes have no meaning there. */
export function duckdbText(value: string): string {
  refuseUnprintable(value)
  return `'${value.replaceAll("'", "''")}'`
}

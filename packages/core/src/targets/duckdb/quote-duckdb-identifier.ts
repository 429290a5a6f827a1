import { refuseUnprintable } from '../refuse-unprintable.ts'
import { DUCKDB_KEYWORDS } from './keywords.ts'

/** A name as DuckDB reads it: bare where that is surely safe, else in double quotes. */
export function quoteDuckdbIdentifier(name: string): string {
  refuseUnprintable(name)
  if (name === '') throw new Error('A name must not be empty')
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !DUCKDB_KEYWORDS.has(name.toLowerCase())) return name
  return `"${name.replaceAll('"', '""')}"`
}

import type { Database as SqliteDatabase } from 'node-sqlite3-wasm'
import type { Sheet } from '../../inspected-file.ts'
import { UnreadableFile } from '../../unreadable-file.ts'

/** The user's own tables, then views. What extensions keep their own things in is none of them. */
export function tablesOf(sqlite: SqliteDatabase): readonly Sheet[] {
  const found = sqlite.all(`
    SELECT name FROM pragma_table_list
    WHERE schema = 'main' AND type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
    ORDER BY type, name`)
  return found.map(({ name }) => ({ name: String(name), hidden: false }))
}

export function chooseTable(tables: readonly Sheet[], wanted: string | null | undefined): string {
  const chosen = wanted == null ? tables[0] : tables.find(({ name }) => name === wanted)
  if (chosen) return chosen.name
  if (tables.length === 0) throw new UnreadableFile('The database has no tables.')
  const names = tables.slice(0, 20).map(({ name }) => name)
  throw new UnreadableFile(`The database has no table "${wanted}". It has: ${names.join(', ')}.`)
}

export interface SqliteColumn {
  readonly name: string
  /** As it was declared, which binds nobody: `BOOLEAN`, `VARCHAR(20)`, or nothing at all. */
  readonly declared: string
}

export function columnsOf(sqlite: SqliteDatabase, table: string): readonly SqliteColumn[] {
  // Hidden columns (1) are none of the table's own; computed ones (2, 3) are.
  return sqlite
    .all('SELECT name, type FROM pragma_table_xinfo(?) WHERE hidden <> 1 ORDER BY cid', [table])
    .map(({ name, type }) => ({ name: String(name), declared: String(type) }))
}

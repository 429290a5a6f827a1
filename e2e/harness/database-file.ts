import wasm from 'node-sqlite3-wasm'

/** A file of SQLite, as SQLite itself writes it. */
export function databaseFile(path: string, sql: string): void {
  const database = new wasm.Database(path)
  database.exec(sql)
  database.close()
}

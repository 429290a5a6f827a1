import type { DuckDBConnection } from '@duckdb/node-api'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'

/** What comes next must not meet the tables and views of what was before. */
export async function forgetTables(connection: DuckDBConnection): Promise<void> {
  const left = await connection.runAndReadAll(
    `SELECT 'VIEW', view_name FROM duckdb_views() WHERE temporary AND NOT internal
     UNION ALL SELECT 'TABLE', table_name FROM duckdb_tables() WHERE temporary`,
  )
  for (const [kind, name] of left.getRows()) {
    await connection.run(`DROP ${String(kind)} temp.${quoteDuckdbIdentifier(String(name))}`)
  }
}

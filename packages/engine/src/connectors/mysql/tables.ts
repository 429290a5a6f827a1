import type { OutsideTable, Reach } from '../connector.ts'
import { databaseOf } from './names.ts'
import { inSession } from './session.ts'

/** What may be seen, the connection's own database first; the names in utf8 sort by letters. */
const TABLES = `
  select table_schema as \`schema\`, table_name as name, table_type as kind, table_rows as guessed
  from information_schema.tables
  where table_schema not in ('information_schema', 'mysql', 'performance_schema', 'sys')
    and table_type in ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED')
  order by table_schema <> ?, table_schema, table_name
  limit ${20_000}`

export function tables(reach: Reach): Promise<readonly OutsideTable[]> {
  return inSession(reach, 'read', async (session) => {
    const rows = await session.rows(TABLES, [databaseOf(reach)])
    return rows.map(({ schema, name, kind, guessed }) => ({
      schema: String(schema),
      name: String(name),
      kind: kind === 'VIEW' ? 'view' : 'table',
      rows: guessed === null || kind === 'VIEW' ? null : Number(guessed),
    }))
  })
}

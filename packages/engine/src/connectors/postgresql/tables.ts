import type { OutsideTable, Reach } from '../connector.ts'
import { inSession, schemaOf } from './session.ts'

/** What may be read, the connection's own schema first. */
const TABLES = `
  select n.nspname as schema, c.relname as name, c.relkind as kind, c.reltuples as rows
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f', 'v', 'm')
    and not c.relispartition
    and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    and has_schema_privilege(n.oid, 'usage')
    and (has_table_privilege(c.oid, 'select') or has_any_column_privilege(c.oid, 'select'))
  order by n.nspname <> $1, n.nspname, c.relname
  limit ${20_000}`

export function tables(reach: Reach): Promise<readonly OutsideTable[]> {
  return inSession(reach, 'read', async (session) => {
    const rows = await session.rows(TABLES, [schemaOf(reach)])
    return rows.map(({ schema, name, kind, rows: guessed }) => ({
      schema: String(schema),
      name: String(name),
      kind: kind === 'v' || kind === 'm' ? 'view' : 'table',
      // Less than none: never counted. A view has no rows of its own.
      rows: Number(guessed) < 0 || kind === 'v' ? null : Math.round(Number(guessed)),
    }))
  })
}

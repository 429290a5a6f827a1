import type { OutsideConnector } from '../connector.ts'
import { columns } from './columns.ts'
import { read } from './read.ts'
import { inSession } from './session.ts'
import { tables } from './tables.ts'
import { write } from './write.ts'

export const connector: OutsideConnector = {
  name: 'postgresql',
  test: (reach) =>
    inSession(reach, 'read', async (session) => {
      const [row] = await session.rows('show server_version')
      return { version: `PostgreSQL ${String(row?.['server_version']).split(' ')[0]}` }
    }),
  tables,
  columns,
  read,
  write,
}

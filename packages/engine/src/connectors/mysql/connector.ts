import type { OutsideConnector } from '../connector.ts'
import { columns } from './columns.ts'
import { read } from './read.ts'
import { inSession } from './session.ts'
import { tables } from './tables.ts'
import { write } from './write.ts'

export const connector: OutsideConnector = {
  name: 'mysql',
  test: (reach) =>
    inSession(reach, 'read', async (session) => {
      const [row] = await session.rows('select version() as version')
      const [number] = String(row?.['version']).split('-')
      return { version: `${session.isMariadb ? 'MariaDB' : 'MySQL'} ${number}` }
    }),
  tables,
  columns,
  read,
  write,
}

import { type OutsideConnector, OutsideFailed } from '../connector.ts'
import { attempt } from './attempt.ts'
import { columns } from './columns.ts'
import { inSession } from './in-session.ts'
import { read } from './read.ts'
import { NEVER } from './repeating.ts'

export const connector: OutsideConnector = {
  name: 'web-address',
  /** Any answer will do, but one that does not know who asks: at its top there may be nothing to see. */
  test: (reach) =>
    inSession(reach, async (session) => {
      const url = new URL('/', session.origin)
      const { status } = await session.ask({ method: 'GET', url, headers: {}, body: null }, NEVER)
      const isNamed = reach.settings['authentication'] !== 'none'
      if (status === 401 && isNamed)
        throw new OutsideFailed(
          `${url.host} does not know who asks (401): the token, password or key was refused.`,
        )
      return { version: `${url.host}, which answered with ${status}` }
    }),
  async tables() {
    throw new OutsideFailed('A web address has no tables: an API Ingestion block asks it.')
  },
  columns,
  read,
  attempt,
}

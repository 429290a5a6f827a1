import type { Pool, PoolClient } from 'pg'

/** What this server asks takes milliseconds. */
const LONGEST_USE = 15_000

/**
 * Cuts a connection that was taken from the pool and not given back for long: a database that hangs, in
 * `commit` or elsewhere, says nothing, and whoever waits for it would wait for good.
 */
export function limitUse(pool: Pool, longest = LONGEST_USE): void {
  const uses = new WeakMap<PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    const timer = setTimeout(() => {
      client.connection.stream.destroy(new StoreHangs(`No answer within ${longest} ms`))
    }, longest)
    uses.set(client, timer.unref())
  })
  pool.on('release', (_error, client) => clearTimeout(uses.get(client)))
}

class StoreHangs extends Error {
  override readonly name = 'StoreHangs'
  readonly code = 'ETIMEDOUT'
}

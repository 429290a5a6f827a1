import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

export type Database = NodePgDatabase

/**
 * Drizzle on a pool, except that a transaction gives its connection back however it ends. Drizzle keeps
 * it for good where it was lost before `begin` was answered; ten of these, and nobody is served any more.
 */
export function createDatabase(pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      // One that is still within a transaction would mix it with the next.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return Object.assign(drizzle(pool), { transaction })
}

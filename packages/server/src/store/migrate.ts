import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))
/** Any number will do, as long as every server takes the same. */
const LOCK = 7_204_516

/**
 * Brings the schema up to date: all missing migrations in one transaction, and only one server at a
 * time, so that a kill at any point leaves the old schema or the new one.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER })
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  } catch (error) {
    client.release(true) // closing the connection frees the lock
    throw error
  }
}

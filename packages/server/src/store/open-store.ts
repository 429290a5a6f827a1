import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Log } from '../log.ts'
import { type Settings, SettingsError } from '../settings.ts'
import { createDatabase, type Database } from './create-database.ts'
import { createPool } from './create-pool.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { startPglite } from './pglite.ts'
import type { StoreProcess } from './store-process.ts'
import { StoreUnavailable } from './store-unavailable.ts'

export type { Database } from './create-database.ts'
/** The database, or a transaction on it. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>

export interface Store {
  readonly db: Database
  readonly pool: Pool
  readonly kind: Settings['store']
  /** Stays with the data folder: whose unfinished work this server may take up again at once. */
  readonly instance: string
  /** The calls that are being worked on here, by their tries; see `runOnce`. */
  readonly heldCalls: Map<string, SQL | undefined>
  close(): Promise<void>
}

export interface WithStore {
  readonly store: Store
}

/** Locks the data folder, starts or reaches the database, and brings its schema up to date. */
export async function openStore(settings: Settings, log: Log): Promise<Store> {
  const { dataFolder } = settings
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataFolder)
  try {
    const { process: database, kind } = await reachDatabase(settings, log)
    let closing = false
    const pool = createPool(
      {
        ...database.connection,
        max: database.connections,
        connectionTimeoutMillis: 10_000,
        idleTimeoutMillis: 0,
      },
      (error) => {
        // A pool that was ended may still hold connections when its database stops.
        if (!closing) log.warn({ err: error }, 'A database connection was lost')
      },
    )
    await migrate(pool).catch(async (error: unknown) => {
      await pool.end()
      await database.stop()
      throw error
    })
    return {
      db: createDatabase(pool),
      pool,
      kind,
      instance: instanceOf(dataFolder),
      heldCalls: new Map(),
      async close() {
        closing = true
        await pool.end()
        await database.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function reachDatabase(
  settings: Settings,
  log: Log,
): Promise<{ process: StoreProcess; kind: Settings['store'] }> {
  const { dataFolder, store } = settings
  if (store === 'outside') return { process: outsideDatabase(settings.databaseUrl), kind: store }
  // Data made by one must not be left aside because the other can run today.
  const holdsPglite = existsSync(join(dataFolder, 'pglite'))
  const holdsPostgres = existsSync(join(dataFolder, 'postgres', 'PG_VERSION'))
  if (
    settings.storeIsChosen &&
    (store === 'pglite' ? holdsPostgres : holdsPglite && !holdsPostgres)
  )
    throw new SettingsError([
      `PLAINFLOW_STORE: is ${store}, but ${dataFolder} holds data of the other embedded store; a backup brings it over`,
    ])
  if (store === 'pglite' || (holdsPglite && !settings.storeIsChosen && !holdsPostgres))
    return { process: await startPglite(dataFolder, log), kind: 'pglite' }
  try {
    return { process: await startEmbeddedPostgres(dataFolder, log), kind: 'embedded' }
  } catch (error) {
    const mayFallBack = !settings.storeIsChosen && !holdsPostgres
    if (!(error instanceof StoreUnavailable) || !mayFallBack) throw error
    log.warn(`The embedded PostgreSQL cannot run: ${error.message}. PGlite takes its place.`)
    return { process: await startPglite(dataFolder, log), kind: 'pglite' }
  }
}

function outsideDatabase(connectionString: string | null): StoreProcess {
  if (!connectionString) throw new Error('DATABASE_URL is missing.')
  return {
    connection: { connectionString, application_name: 'plainflow' },
    connections: 10,
    stop: async () => {},
  }
}

function instanceOf(dataFolder: string): string {
  const file = join(dataFolder, 'instance')
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

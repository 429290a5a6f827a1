import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolConfig } from 'pg'
import { createLog } from '../create-log.ts'
import type { Settings } from '../settings.ts'
import { createPool } from './create-pool.ts'
import { FolderInUse } from './folder-lock.ts'
import { openStore } from './open-store.ts'
import { postgresOwner, socketFolder } from '../socket-folder.ts'

/** The database of a server, whether it runs at the moment or not. */
export async function reachStore(
  settings: Settings,
): Promise<{ pool: Pool; close(): Promise<void> }> {
  try {
    return await openStore(settings, createLog('warn'))
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    // The server may end before we have let go.
    const pool = createPool({ ...runningConnection(settings), max: 1 }, () => {})
    return { pool, close: () => pool.end() }
  }
}

function runningConnection({ dataFolder, databaseUrl }: Settings): PoolConfig {
  if (databaseUrl !== null) return { connectionString: databaseUrl }
  const password = join(dataFolder, 'postgres-password')
  if (!existsSync(password))
    throw new Error(
      'With PGlite the server must be stopped first: it serves one program at a time.',
    )
  return {
    host: socketFolder(dataFolder, postgresOwner()),
    port: 5432,
    user: 'plainflow',
    database: 'postgres',
    password: readFileSync(password, 'utf8').trim(),
  }
}

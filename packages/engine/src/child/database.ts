import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { type Confinement, SPILL_FOLDER } from '../job.ts'
import { duckdbMemory, type Limits } from '../limits.ts'

/** An open, locked database and where it may work. */
export interface Database {
  readonly connection: DuckDBConnection
  readonly folder: string
  readonly limits: Limits
}

export async function openDatabase(): Promise<DuckDBConnection> {
  // Loaded here and not above: where its binary is missing, this rejects and can be told.
  const { DuckDBInstance } = await import('./duckdb.ts')
  const instance = await DuckDBInstance.create(':memory:')
  return instance.connect()
}

/**
 * Narrows an open database to one folder and some files and then locks that in; after this no
 * statement can widen it. `max_temp_directory_size` only takes effect as a statement, and only after
 * the temporary directory is set: given as an option at opening it is reported and ignored.
 */
export async function confine(
  connection: DuckDBConnection,
  { folder, files, limits, isOrderFree = false }: Confinement,
): Promise<Database> {
  const spill = join(folder, SPILL_FOLDER)
  mkdirSync(spill, { recursive: true })
  const settings: Record<string, string> = {
    temp_directory: duckdbText(spill),
    max_temp_directory_size: duckdbText(`${limits.disk} bytes`),
    memory_limit: duckdbText(`${duckdbMemory(limits)} bytes`),
    threads: String(limits.threads),
    preserve_insertion_order: String(!isOrderFree),
    home_directory: duckdbText(folder),
    extension_directory: duckdbText(join(folder, 'extensions')),
    // The session's zone must not decide what a timestamp means.
    TimeZone: duckdbText('UTC'),
    autoload_known_extensions: 'false',
    autoinstall_known_extensions: 'false',
    allow_community_extensions: 'false',
    allowed_directories: `[${duckdbText(folder + '/')}]`,
    allowed_paths: `[${files.map(duckdbText).join(', ')}]`,
    enable_external_access: 'false',
    lock_configuration: 'true',
  }
  for (const [name, value] of Object.entries(settings)) {
    await connection.run(`SET ${name} = ${value}`)
  }
  return { connection, folder, limits }
}

import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { confine, type Database, openDatabase } from '../../child/database.ts'

/** Small: whatever is read passes through. DuckDB may manage half of it. */
const LIMITS = { memory: 200_000_000, time: 0, disk: 20_000_000_000, threads: 1 }

let opened: Promise<Database> | null = null

/** DuckDB in this child, which may touch the child's own folder and the files named. */
export function ownDatabase(files: readonly string[] = []): Promise<Database> {
  opened ??= open(files)
  return opened
}

async function open(files: readonly string[]): Promise<Database> {
  const connection = await openDatabase()
  return confine(connection, { folder: await realpath(tmpdir()), files, limits: LIMITS })
}

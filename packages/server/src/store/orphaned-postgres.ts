import { execFile } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import { FolderInUse } from './folder-lock.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { Owner } from '../socket-folder.ts'

const run = promisify(execFile)

interface Orphan {
  readonly binaries: PostgresBinaries
  readonly folder: string
  readonly dataFolder: string
  readonly connection: ClientConfig
  readonly owner: Owner | null
}

/**
 * A server that was killed leaves its PostgreSQL running, and a machine that lost power leaves a pid
 * file without one. Either way the folder is free afterwards, and nothing is lost.
 */
export async function clearOrphan(orphan: Orphan): Promise<void> {
  const pidFile = join(orphan.folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  if (await answers(orphan.connection)) {
    await refuseIfServing(orphan)
    await stop(orphan, 'fast')
  } else if (process.platform === 'linux') {
    const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? ''
    if (worksIn(pid, orphan.folder)) await stop(orphan, 'immediate')
    // The number was given to another process since; PostgreSQL itself would refuse to start.
    else rmSync(pidFile, { force: true })
  }
}

/** The folder lock does not reach across containers that share a folder; open connections do. */
async function refuseIfServing({ connection, dataFolder }: Orphan): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const others = await withClient(connection, async (client) => {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
         where application_name = 'plainflow' and pid <> pg_backend_pid()`,
      )
      return rows[0]?.others ?? 0
    })
    if (others === 0) return
    await pause(50) // connections of a killed server end within a second
  }
  throw new FolderInUse(dataFolder)
}

async function answers(connection: ClientConfig): Promise<boolean> {
  try {
    await withClient(connection, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}

async function withClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>) {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the failed query says it
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A postmaster's working folder is its data folder: that cannot be a coincidence. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}

async function stop({ binaries, folder, owner }: Orphan, mode: 'fast' | 'immediate') {
  const command = ['stop', '-D', folder, '-m', mode, '-w', '-t', '30']
  await run(binaries.pgCtl, command, { ...owner, cwd: '/' })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { lockName } from './folder-lock.ts'
import { socketFolder } from './socket-folder.ts'
import type { StoreProcess } from './store-process.ts'

const PROGRAM = fileURLToPath(new URL('../../processes/pglite.mjs', import.meta.url))

/** Starts PGlite (PostgreSQL compiled to WebAssembly) in a process of its own. */
export async function startPglite(dataFolder: string, log: Log): Promise<StoreProcess> {
  const folder = join(dataFolder, 'pglite')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const sockets = socketFolder(dataFolder, null)
  const args = [
    PROGRAM,
    folder,
    join(sockets, '.s.PGSQL.5432'),
    lockName(folder, 'pglite').replace('\0', '@'), // an argument cannot hold a NUL
  ]
  let stopping = false
  let child = await launch()
  return {
    connection: { host: sockets, port: 5432, user: 'postgres', database: 'postgres' },
    // It executes one statement at a time, and interleaving connections within an extended query
    // would mix up their unnamed statements.
    connections: 1,
    async stop() {
      stopping = true
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode !== null) return
      child.stdin?.end()
      await ended
    },
  }

  async function launch(): Promise<ChildProcess> {
    const started = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    let said = ''
    started.stderr.on('data', (text: Buffer) => (said = (said + String(text)).slice(-2_000)))
    await new Promise<void>((resolve, reject) => {
      started.once('exit', () => reject(new Error(`PGlite could not be started: ${said.trim()}`)))
      started.stdout.once('data', () => resolve())
    })
    started.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal, said }, 'PGlite ended unexpectedly and is started again')
      launch().then(
        (next) => (child = next),
        (error: unknown) => log.error({ err: error }, 'PGlite did not start again'),
      )
    })
    return started
  }
}

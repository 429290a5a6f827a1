import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'
import { lockName } from './folder-lock.ts'
import { socketFolder } from '../socket-folder.ts'
import type { StoreProcess } from './store-process.ts'

const PROGRAM = fileURLToPath(new URL('../../processes/pglite.mjs', import.meta.url))

/** Milliseconds until one that did not start is tried again. */
const RETRY = 250

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
  let launched = launch()
  await launched
  return {
    connection: { host: sockets, port: 5432, user: 'postgres', database: 'postgres' },
    // It executes one statement at a time, and interleaving connections within an extended query
    // would mix up their unnamed statements.
    connections: 1,
    async stop() {
      stopping = true
      // One that is just being started again is ended as well.
      const child = await launched.catch(() => null)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
    },
  }

  async function launch(): Promise<ChildProcess> {
    const stdio: StdioOptions = ['pipe', 'pipe', 'pipe']
    const started: ChildProcess = spawn(process.execPath, args, { stdio })
    let said = ''
    started.stderr?.on('data', (text: Buffer) => (said = (said + String(text)).slice(-2_000)))
    started.stdin?.on('error', () => {}) // its end, which is told below
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`PGlite could not be started: ${why}`))
      // Of one that could not be started at all, there is no `exit`.
      started.on('error', (error) => fail(error.message))
      started.once('exit', () => fail(said.trim()))
      started.stdout?.once('data', () => resolve())
    })
    started.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal, said }, 'PGlite ended unexpectedly and is started again')
      launchAgain()
    })
    return started
  }

  function launchAgain(): void {
    launched = launch()
    launched.catch((error: unknown) => {
      // Killed while it started, or the system has no room for it at the moment: that may pass.
      log.error({ err: error }, 'PGlite did not start again')
      setTimeout(() => !stopping && launchAgain(), RETRY)
    })
  }
}

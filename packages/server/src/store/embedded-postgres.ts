import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import type { Log } from '../log.ts'
import { clearOrphan } from './orphaned-postgres.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { type Owner, postgresOwner, socketFolder } from '../socket-folder.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import type { StoreProcess } from './store-process.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const run = promisify(execFile)

/** Milliseconds; what is left of a killed one needs a moment to leave, and until then no other starts. */
const AT_ONCE = 50
const RETRY = 250

/** Of one server, and of an operator's commands beside it. */
const MOST_CONNECTIONS = 30

/** Starts the PostgreSQL that npm brought, reachable through a socket file only. */
export async function startEmbeddedPostgres(
  dataFolder: string,
  log: Log,
  mostConnections = MOST_CONNECTIONS,
): Promise<StoreProcess> {
  const owner = postgresOwner()
  const binaries = findPostgresBinaries(join(dataFolder, 'postgres-binaries'))
  if (owner) {
    chmodSync(dataFolder, 0o711) // to be passed through; what lies inside has modes of its own
    refuseClosedFolders(dirname(binaries.postgres), owner)
    refuseClosedFolders(dataFolder, owner)
  }
  const folder = join(dataFolder, 'postgres')
  const sockets = socketFolder(dataFolder, owner)
  const connection: ClientConfig = {
    host: sockets,
    port: 5432,
    user: 'plainflow',
    database: 'postgres',
    password: databasePassword(dataFolder),
    application_name: 'plainflow',
  }
  await createDatabase({ binaries, dataFolder, folder, owner, password: connection.password })
  await clearOrphan({ binaries, folder, connection, owner, dataFolder })

  let stopping = false
  let child = launch()
  try {
    await waitUntilReady(connection, child, `see ${join(dataFolder, 'postgres.log')}`)
  } catch (error) {
    // Whoever is told that it does not start must not have it started behind their back.
    await stop()
    throw error
  }
  return { connection, connections: 10, stop }

  async function stop(): Promise<void> {
    stopping = true
    await stopChild(child)
  }

  function launch(): ChildProcess {
    const begun = performance.now()
    const started = spawnPostgres()
    started.on('error', (error) => {
      log.error({ err: error }, 'PostgreSQL could not be started')
      if (started.pid === undefined) launchAgain(RETRY)
    })
    started.once('exit', (code, signal) => {
      if (stopping) return
      log.error({ code, signal }, 'PostgreSQL ended unexpectedly and is started again')
      // One that was in use: people wait. One that refuses to start is asked less often.
      launchAgain(performance.now() - begun > RETRY ? AT_ONCE : RETRY)
    })
    return started
  }

  function launchAgain(pause: number): void {
    setTimeout(() => {
      if (stopping) return
      try {
        child = launch()
      } catch (error) {
        // No file can be opened, or its folder cannot be reached: that may pass.
        log.error({ err: error }, 'PostgreSQL could not be started again')
        launchAgain(RETRY)
      }
    }, pause)
  }

  function spawnPostgres(): ChildProcess {
    const messages = openSync(join(dataFolder, 'postgres.log'), 'a', 0o600)
    try {
      return spawn(binaries.postgres, postgresArguments(folder, sockets, mostConnections), {
        stdio: ['ignore', messages, messages],
        // Out of the terminal's group: Ctrl+C must not end it before the server has said goodbye.
        detached: true,
        ...owner,
      })
    } finally {
      closeSync(messages)
    }
  }
}

function postgresArguments(folder: string, sockets: string, mostConnections: number): string[] {
  const options = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: String(mostConnections),
    shared_buffers: '32MB',
    // What is read again after a kill, while everybody waits.
    max_wal_size: '256MB',
    // A killed server's unfinished statement must not hold its locks until it is done.
    client_connection_check_interval: '1s',
    log_min_messages: 'warning',
  }
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', folder, ...settings]
}

async function createDatabase(task: {
  binaries: PostgresBinaries
  dataFolder: string
  folder: string
  owner: Owner | null
  password: unknown
}): Promise<void> {
  const { binaries, dataFolder, folder, owner } = task
  // What a killed first start left behind; renamed only when whole, so it was never in use.
  for (const name of readdirSync(dataFolder))
    if (name.startsWith('postgres.new-')) rmSync(join(dataFolder, name), { recursive: true })
  if (existsSync(join(folder, 'PG_VERSION'))) return

  const fresh = join(dataFolder, `postgres.new-${randomBytes(6).toString('hex')}`)
  const passwordFile = join(fresh, 'password')
  const cluster = join(fresh, 'cluster')
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, String(task.password), { mode: 0o600 })
  if (owner) for (const path of [fresh, passwordFile]) chownSync(path, owner.uid, owner.gid)
  try {
    const options = ['-U', 'plainflow', '-A', 'scram-sha-256', '--pwfile', passwordFile]
    const text = ['--encoding', 'UTF8', '--no-locale'] // text is ordered by code point everywhere
    await run(binaries.initdb, ['-D', cluster, ...options, ...text], { ...owner, cwd: fresh })
  } catch (error) {
    rmSync(fresh, { recursive: true })
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new StoreUnavailable(`a new database could not be made (${said.split('\n')[0]})`)
  }
  renameSync(cluster, folder)
  rmSync(fresh, { recursive: true })
}

/** Even on its own socket: a run's process may have the same user as the database. */
function databasePassword(dataFolder: string): string {
  const file = join(dataFolder, 'postgres-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

/** Modes of folders that are not ours stay as they are; better another store than an opened /root. */
function refuseClosedFolders(folder: string, owner: Owner): void {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
    if ((mode & bit) === 0)
      throw new StoreUnavailable(
        `the server runs as root, PostgreSQL must not, and other users cannot enter ${path}`,
      )
    if (path === dirname(path)) return
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT') // PostgreSQL's "fast": rolls back what is open and leaves clean files
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 10_000)
  await ended
  clearTimeout(impatient)
}

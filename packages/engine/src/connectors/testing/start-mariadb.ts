import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { type Reach } from '../connector.ts'
import { freePort } from './free-port.ts'
import { makeCertificate } from './make-certificate.ts'
import { startRelay } from './start-relay.ts'

const run = promisify(execFile)
/** MariaDB refuses to run as root. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export const PASSWORD = 'pa55-w0rd-that-nobody-may-see'

export interface TestMariadb {
  readonly port: number
  /** The folder with its socket, for what is handed nothing else. */
  readonly folder: string
  readonly socket: string
  /** The way to it, with settings other than the usual ones. */
  reach(settings?: Reach['settings'], secrets?: Reach['secrets']): Reach
  query(sql: string): Promise<Record<string, unknown>[]>
  /** All that was asked of it, and by whom. */
  log(): Promise<string>
  /** Cuts the next connection once so many bytes have gone to the server, or have come from there. */
  cutAfter(bytes: number): void
  cutBackAfter(bytes: number): void
  stop(): Promise<void>
}

/** A MariaDB of its own on loopback, with passwords and a certificate, and a relay in the place of the broker. */
export async function startMariadb(): Promise<TestMariadb> {
  const home = await mkdtemp(join(tmpdir(), 'plainflow-maria-'))
  await chmod(home, 0o755)
  const [own, folder] = [join(home, 'own'), join(home, 'socket')]
  await mkdir(own)
  await mkdir(folder)
  await makeCertificate(own)
  if (user.uid !== undefined)
    for (const path of [own, folder, join(own, 'server.key'), join(own, 'server.crt')])
      await chown(path, user.uid, user.gid)
  const data = join(own, 'data')
  const options = { cwd: own, env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` }, ...user }
  const made = ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal']
  await run('mariadb-install-db', [...made, '--skip-test-db'], options)
  const port = await freePort()
  const [socket, logged] = [join(folder, 's'), join(own, 'general.log')]
  const settings = {
    datadir: data,
    'bind-address': '127.0.0.1',
    port,
    socket,
    'character-set-server': 'utf8mb4',
    'ssl-cert': join(own, 'server.crt'),
    'ssl-key': join(own, 'server.key'),
    'general-log': 1,
    'general-log-file': logged,
    'innodb-flush-log-at-trx-commit': 0,
    'innodb-buffer-pool-size': '64M',
    'skip-networking': 0,
    // None is ours: whatever leans on it would show.
    'default-time-zone': '+05:30',
    'sql-mode': 'PAD_CHAR_TO_FULL_LENGTH,ALLOW_INVALID_DATES',
  }
  const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const child = spawn('mariadbd', ['--no-defaults', ...given], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (/ready for connections/.test(said) && existsSync(socket)) resolve()
    })
    child.once('close', () => reject(new Error(`MariaDB ended: ${said.slice(-2_000)}`)))
  })
  const client = await openClient(socket)
  const way = join(home, 'way')
  const relay = await startRelay(way, port)
  const authority = await readFile(join(own, 'server.crt'), 'utf8')
  return {
    port,
    folder,
    socket,
    reach: (other = {}, secrets = { password: PASSWORD }) => ({
      settings: {
        host: 'localhost',
        port,
        database: 'shop',
        user: 'owner',
        tls: 'verify',
        authority,
        timeLimit: 60,
        ...other,
      },
      secrets,
      way,
    }),
    query: async (sql) => {
      const [rows] = await client.query<RowDataPacket[]>(sql)
      return Array.isArray(rows) ? rows.map((row) => ({ ...row })) : []
    },
    log: () => readFile(logged, 'utf8'),
    cutAfter: relay.cutAfter,
    cutBackAfter: relay.cutBackAfter,
    stop: async () => {
      client.destroy()
      relay.server.close()
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** By the socket, as root; the rows as texts, and a user for everybody else. */
async function openClient(socketPath: string): Promise<Connection> {
  const exact = { supportBigNumbers: true, bigNumberStrings: true, dateStrings: true }
  const client = await createConnection({ socketPath, user: 'root', ...exact, jsonStrings: true })
  await client.query('create database shop')
  await client.query('use shop')
  await client.query(`create user owner identified by '${PASSWORD}'`)
  await client.query('grant all on shop.* to owner')
  return client
}

import { execFile, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

export interface TestDatabase {
  /** Where its socket is: all that leads to it. */
  readonly folder: string
  readonly address: string
  /** What psql says to statements, cells divided by `|`. */
  ask(sql: string): Promise<string>
  stop(): Promise<void>
}

/** A PostgreSQL that is reached by a socket in a folder, set up unlike what exported code leans on. */
export async function startDatabase(bin: string): Promise<TestDatabase> {
  const home = await mkdtemp(join(tmpdir(), 'plainflow-db-'))
  await chmod(home, 0o755)
  const [data, folder] = [join(home, 'data'), join(home, 'socket')]
  for (const each of [data, folder]) {
    await mkdir(each)
    if (user.uid !== undefined) await chown(each, user.uid, user.gid)
  }
  const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }, ...user }
  const made = ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await run(join(bin, 'initdb'), made, options)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    timezone: 'Asia/Kolkata',
    datestyle: 'SQL, DMY',
    bytea_output: 'escape',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...given], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('close', () => reject(new Error(`PostgreSQL ended: ${log.slice(-2_000)}`)))
  })
  const address = `postgresql://owner@/postgres?host=${encodeURIComponent(folder)}`
  return {
    folder,
    address,
    ask: async (sql) => {
      const words = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', address, '-c', sql]
      return (await run(join(bin, 'psql'), words)).stdout.trimEnd()
    },
    stop: async () => {
      child.kill('SIGINT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

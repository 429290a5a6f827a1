import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'
import { lockFolder } from './folder-lock.ts'
import { openStore } from './open-store.ts'
import { startPglite } from './pglite.ts'
import { reachStore } from './reach-store.ts'

const tested = process.env.PLAINFLOW_TEST_STORE ?? 'embedded'
const isEmbedded = tested === 'embedded'
const isPglite = tested === 'pglite'
const log = createLog('silent')

let place: TestPlace
beforeEach(async () => {
  place = await createTestPlace()
})
afterEach(() => place.remove())

test('what was written is there after a restart, and migrations run once', async () => {
  const first = await openStore(readSettings(place.env), log)
  await first.pool.query("insert into users (id, email) values ('1', 'a@example.com')")
  await first.close()
  const second = await openStore(readSettings(place.env), log)
  const { rows } = await second.pool.query('select email from users')
  expect(rows).toEqual([{ email: 'a@example.com' }])
  expect(second.instance).toBe(first.instance)
  await second.close()
})

test.skipIf(isPglite)('a connection lost in a transaction fails that one alone', async () => {
  const store = await openStore(readSettings(place.env), log)
  const lost = store.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await store.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.execute(sql`select pg_sleep(60)`)
  })
  await expect(lost).rejects.toThrow('Failed query')
  expect((await store.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await store.close()
})

test('two at once on one folder: one is refused', async () => {
  const results = await Promise.allSettled([
    openStore(readSettings(place.env), log),
    openStore(readSettings(place.env), log),
  ])
  const opened = results.filter((result) => result.status === 'fulfilled')
  expect(opened).toHaveLength(1)
  await opened[0]?.value.close()
})

test('the lock is free again when it is released, and per folder', async () => {
  const [one, two] = ['one', 'two'].map((name) => join(place.dataFolder, name))
  for (const folder of [one, two]) mkdirSync(folder ?? '')
  const lock = await lockFolder(one ?? '')
  await expect(lockFolder(join(one ?? '', '..', 'one'))).rejects.toThrow('Another Plainflow server')
  await (await lockFolder(two ?? '')).release()
  await lock.release()
  await (await lockFolder(one ?? '')).release()
})

test('data of PGlite is found again, and no other embedded store is put beside it', async () => {
  const { PLAINFLOW_STORE: _, DATABASE_URL: __, ...env } = place.env
  const chosen = await openStore(readSettings({ ...env, PLAINFLOW_STORE: 'pglite' }), log)
  await chosen.pool.query("insert into users (id, email) values ('1', 'a@example.com')")
  await chosen.close()
  const found = await openStore(readSettings(env), log)
  expect(found.kind).toBe('pglite')
  expect((await found.pool.query('select 1 from users')).rowCount).toBe(1)
  await found.close()
  const other = readSettings({ ...env, PLAINFLOW_STORE: 'embedded' })
  await expect(openStore(other, log)).rejects.toThrow('holds data of the other embedded store')
})

test.runIf(isEmbedded)(
  'the embedded PostgreSQL listens on no port and lets nobody in',
  async () => {
    const store = await openStore(readSettings(place.env), log)
    const { rows } = await store.pool.query<{ addresses: string; permissions: string }>(
      `select current_setting('listen_addresses') as addresses,
            current_setting('unix_socket_permissions') as permissions`,
    )
    expect(rows).toEqual([{ addresses: '', permissions: '0700' }])
    await store.close()
    for (const [name, mode] of [
      ['postgres', 0o700],
      ['run', 0o700],
      ['postgres-password', 0o600],
    ] as const)
      expect(statSync(join(place.dataFolder, name)).mode & 0o777).toBe(mode)
  },
)

test.runIf(isEmbedded)(
  'a pid file of a process that is no PostgreSQL does not stop it',
  async () => {
    await (await openStore(readSettings(place.env), log)).close()
    const pidFile = join(place.dataFolder, 'postgres', 'postmaster.pid')
    // Process 1 is alive and somebody else.
    writeFileSync(pidFile, `1\n${join(place.dataFolder, 'postgres')}\n1\n5432\n`)
    const store = await openStore(readSettings(place.env), log)
    expect(readFileSync(pidFile, 'utf8')).not.toMatch(/^1\n/)
    await store.close()
  },
)

test.runIf(isEmbedded)('whoever works beside a server survives its end', async () => {
  const store = await openStore(readSettings(place.env), log)
  const beside = await reachStore(readSettings(place.env))
  const client = await beside.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await store.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect
    .poll(() => client.query('select 1').catch((error: Error) => error.message))
    .toMatch(/not queryable|terminat/)
  client.release(true)
  await beside.close()
  await store.close()
})

test.runIf(isEmbedded)(
  'a PostgreSQL that does not start is not tried behind our back',
  async () => {
    await (await openStore(readSettings(place.env), log)).close()
    appendFileSync(join(place.dataFolder, 'postgres', 'postgresql.conf'), '\nno_such_setting = 1\n')
    await expect(openStore(readSettings(place.env), log)).rejects.toThrow('ended while starting')
    const messages = () => readFileSync(join(place.dataFolder, 'postgres.log'), 'utf8')
    const before = messages()
    expect(before).toContain('no_such_setting')
    await pause(1_500)
    expect(messages()).toBe(before)
  },
)

test.runIf(isEmbedded)(
  'a PostgreSQL that cannot be started again is tried until it can',
  async () => {
    const store = await openStore(readSettings(place.env), log)
    const messages = join(place.dataFolder, 'postgres.log')
    // What it says has nowhere to go.
    rmSync(messages)
    mkdirSync(messages)
    const [pid] = readFileSync(join(place.dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    process.kill(Number(pid), 'SIGQUIT')
    await pause(1_500)
    rmdirSync(messages)
    const answers = () =>
      store.pool.query('select 1').then(
        ({ rowCount }) => rowCount,
        () => null,
      )
    await expect.poll(answers).toBe(1)
    await store.close()
  },
)

test.runIf(process.platform === 'linux')(
  'a PGlite that was just killed can be stopped, and stays so',
  async () => {
    const database = await startPglite(place.dataFolder, log)
    const [pid] = pglitesOn(place.dataFolder)
    process.kill(pid ?? 0, 'SIGKILL')
    await pause(200)
    await database.stop()
    expect(pglitesOn(place.dataFolder)).toEqual([])
  },
)

function pglitesOn(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  return pids.filter((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return words.includes(join(folder, 'pglite'))
    } catch {
      return false // gone meanwhile
    }
  })
}

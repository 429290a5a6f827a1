import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { startPostgres, type TestPostgres } from '@plainflow/engine/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DatabaseGraph, databaseGraph } from '../testing/database-graph.ts'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

/** Whoever reads `held`, or has written 40 rows of `west`, waits for it. */
const LOCK = 7

let postgres: TestPostgres
let server: TestServer
let user: TestUser
let id: string

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.query(`create table orders as select n as id, n * 1.5 as amount,
    case n % 4 when 0 then 'West' else 'East' end as region from generate_series(1, 1000) n`)
  await postgres.query(`create view held as select * from orders
    where id < 10 or exists (select from pg_advisory_xact_lock_shared(${LOCK}))`)
  await postgres.query('create table west as select * from orders limit 3')
  await postgres.query(`create function wait() returns trigger language plpgsql as $$ begin
    if new.id = 160 then perform pg_advisory_xact_lock_shared(${LOCK}); end if;
    return new; end $$`)
  await postgres.query(
    'create trigger wait before insert on west for each row execute function wait()',
  )
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost' } })
  user = await server.signUp()
  const { settings, secrets } = postgres.reach()
  const body = { name: 'Shop', connector: 'postgresql', settings, secrets }
  ;({ id } = await user.call('addConnection', { body }))
  for (const table of ['orders', 'held']) {
    const asked = { schema: 'public', table }
    await user.call('lookAtConnection', { params: { id }, body: { asked, limit: 0 } })
  }
})
afterAll(async () => {
  await server.close()
  await postgres.stop()
})
beforeEach(async () => {
  await postgres.query('select pg_advisory_unlock_all()')
  await postgres.query(`select pg_advisory_lock(${LOCK})`)
})

test('a run that reads is cancelled: its child is gone, and its session too', async () => {
  const left = await cancelHeld(databaseGraph(id, { table: 'held', into: null }))
  expect(left).toEqual({ status: 'cancelled', files: [] })
})

test('a run that writes is cancelled half-way: nothing of it stays in the table', async () => {
  const before = await postgres.query('select * from west order by id')
  const left = await cancelHeld(databaseGraph(id, { mode: 'append' }))
  expect(left).toEqual({ status: 'cancelled', files: [] })
  await postgres.query('select pg_advisory_unlock_all()')
  expect(await postgres.query('select * from west order by id')).toEqual(before)
  const others = `select relname from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname !~ '^pg_|^information_schema$' order by relname`
  expect(await postgres.query(others)).toEqual([{ relname: 'orders' }, { relname: 'west' }])
  // The same run, let through.
  const { executionId } = await start(databaseGraph(id, { mode: 'append' }))
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'completed' })
  expect(await postgres.query('select count(*)::int as count from west')).toEqual([{ count: 253 }])
})

test('a look that nobody waits for any more ends as well', async () => {
  const given = new AbortController()
  const asked = { schema: 'public', table: 'held' }
  const looking = user.call('lookAtConnection', {
    params: { id },
    body: { asked, limit: 20 },
    signal: given.signal,
  })
  await expect.poll(waiting).toBe(1)
  given.abort()
  await expect(looking).rejects.toThrow('aborted')
  await expect.poll(sessions).toBe(0)
  await expect.poll(connectorChildren).toEqual([])
})

/** Starts it, waits until it is held up, cancels it, and looks at what is left while the lock is still held. */
async function cancelHeld(graph: DatabaseGraph) {
  const { executionId } = await start(graph)
  await expect.poll(waiting).toBe(1)
  expect(connectorChildren()).toHaveLength(1)
  await user.call('cancelExecution', { params: { id: executionId } })
  const { status } = await untilFinished(user, executionId)
  await expect.poll(connectorChildren).toEqual([])
  await expect.poll(sessions).toBe(0)
  const left = readdirSync(server.place.dataFolder, { recursive: true, encoding: 'utf8' })
  return { status, files: left.filter((path) => /\/outside(\/|$)|^exports\/./.test(path)) }
}

async function start(graph: DatabaseGraph) {
  const { id: pipeline } = await savePipeline(user, graph)
  return user.call('executePipeline', { params: { id: pipeline }, body: {} })
}

async function waiting(): Promise<unknown> {
  const asked =
    "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted"
  return (await postgres.query(asked))[0]?.['n']
}

async function sessions(): Promise<unknown> {
  const asked =
    "select count(*)::int as n from pg_stat_activity where application_name = 'plainflow'"
  return (await postgres.query(asked))[0]?.['n']
}

/** Processes of this one that run a program which speaks to databases. */
function connectorChildren(): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const [, parent] = /^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      if (Number(parent) !== process.pid || readlinkSync(`/proc/${pid}/exe`) !== process.execPath)
        return false
      const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').at(-2) ?? ''
      return readFileSync(script, 'utf8').includes('pg-copy-streams')
    } catch {
      // Gone in the meantime.
      return false
    }
  })
}

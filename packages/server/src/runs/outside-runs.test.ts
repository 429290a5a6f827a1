import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Pipeline } from '@plainflow/core'
import { PASSWORD, startPostgres, type TestPostgres } from '@plainflow/engine/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../backup/backup.ts'
import { readSettings } from '../settings.ts'
import { reachStore } from '../store/reach-store.ts'
import { startProber } from '../chat/testing/start-prober.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { type DatabaseGraph, databaseGraph } from '../testing/database-graph.ts'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

let postgres: TestPostgres
let place: TestPlace
let server: TestServer
let user: TestUser
let id: string
const said: unknown[] = []
/** Of the server before it was started again. */
const logged: string[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.query(`create table orders as
    select n as id, case n % 4 when 0 then 'West' else 'East' end as region, n * 1.5 as amount
    from generate_series(1, 20000) n`)
  place = await createReadyPlace({ PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost' })
  server = await startTestServer({ place })
  user = await server.signUp()
  const { settings, secrets } = postgres.reach()
  const body = { name: 'Shop', connector: 'postgresql', settings, secrets }
  ;({ id } = await user.call('addConnection', { body }))
})
afterAll(async () => {
  await server.close()
  await place.remove()
  await postgres.stop()
})

test('a connection says hello, with its secrets kept or given', async () => {
  const { settings } = postgres.reach()
  const body = { connector: 'postgresql', settings }
  const kept = await user.call('tryConnection', { body: { ...body, id } })
  expect(kept).toMatchObject({ success: true, version: expect.stringContaining('PostgreSQL') })
  const wrong = { ...body, secrets: { password: `${PASSWORD}-not` } }
  const refused = await user.call('tryConnection', { body: wrong })
  expect(refused).toMatchObject({ success: false, error: expect.any(String) })
  // Leading elsewhere, the kept password is not sent along.
  const elsewhere = { ...body, id, settings: { ...settings, port: postgres.port - 1 } }
  said.push(await user.call('tryConnection', { body: elsewhere }), refused, kept)
  const dataSource = { type: 'database' as const, config: { connectionId: id } }
  expect(await user.call('testConnection', { body: { dataSource } })).toEqual({ success: true })
  expect(await user.call('connections')).toMatchObject([{ lastTry: { success: true } }])
})

test('its tables are listed, and looked at', async () => {
  const tables = await user.call('connectionTables', { params: { id } })
  expect(tables).toMatchObject([{ schema: 'public', name: 'orders', kind: 'table' }])
  const asked = { schema: 'public', table: 'orders' }
  const looked = await user.call('lookAtConnection', { params: { id }, body: { asked, limit: 3 } })
  expect(looked.columns.map(({ name }) => name)).toEqual(['id', 'region', 'amount'])
  expect(looked.rows).toHaveLength(3)
  expect(await user.call('connections')).toMatchObject([{ known: [{ source: asked }] }])
  const gone = user.call('lookAtConnection', {
    params: { id },
    body: { asked: { schema: 'public', table: 'nowhere' } },
  })
  await expect(gone).rejects.toMatchObject({ status: 422, body: { code: 'outside_trouble' } })
})

test('a preview reads no more than it shows', async () => {
  const { blocks, connections } = graph()
  const preview = await user.call('previewPipeline', {
    body: { blocks, connections, blockId: 'load', limit: 5 },
  })
  expect(preview.rows).toHaveLength(5)
  expect(await postgres.log()).toMatch(/orders"? .*limit 5/is)
  const behind = await user.call('previewPipeline', {
    body: { blocks, connections, blockId: 'west', limit: 5 },
  })
  expect(behind.rows).toHaveLength(5)
  expect([preview.firstRows, behind.firstRows]).toEqual([undefined, undefined])
  // Where that would be very much, it is told that there is more.
  const profile = await user.call('previewPipeline', {
    body: { blocks, connections, blockId: 'load', profile: true },
  })
  expect([profile.rowCount, profile.firstRows]).toEqual([10_000, 10_000])
  said.push(preview, behind, profile)
})

test('what a model would be sent is shown without asking the database', async () => {
  const currentPipeline = databaseGraph(id, { into: null })
  const message = 'keep rows where id is over 19980'
  const body = { message, currentPipeline, availableDatasets: [] }
  said.push(await user.call('previewPrompt', { body }))
  expect(await postgres.log()).not.toContain('19980')
})

test('a proposal gives no rows only where that is known of all of them', async () => {
  const { settings, secrets } = postgres.reach()
  const astray = { ...settings, port: postgres.port - 1 }
  const elsewhere = { name: 'Lost', connector: 'postgresql', settings: astray, secrets }
  const lost = (await user.call('addConnection', { body: elsewhere })).id
  const { id: userId } = (await user.call('currentUser')).user
  logged.push(...server.logLines)
  await server.close()
  const prober = await startProber(place, userId)
  try {
    const { probe } = prober
    expect(await probe(probed(id, 'id > 19990'))).toEqual({ blank: false })
    expect(await postgres.log()).toMatch(/copy \(select [^\n]*19990[^\n]* limit 10000/)
    expect(await probe(probed(id, 'id > 20000'))).toEqual({ blank: true })
    // Read for two places its first rows are read, whatever the conditions.
    expect(await probe(probed(id, 'id < 5', 'id > 19990'))).toEqual({ blank: false })
    expect(await probe(probed(lost, 'id > 20000'))).toEqual({ blank: false })
    const over = AbortSignal.abort()
    expect(await probe(probed(id, 'id > 20001'), { outside: over })).toEqual({ blank: false })
    expect(await postgres.log()).not.toContain('20001')
    const stopped = probe(probed(id, 'id > 20000'), { signal: AbortSignal.abort('stopped') })
    await expect(stopped).rejects.toBe('stopped')
  } finally {
    await prober.close()
    server = await startTestServer({ place })
    user = { ...user, call: server.as(user.token) }
  }
})

test('a run reads all of it and writes a table, once', async () => {
  const ended = await run(graph())
  expect(ended).toMatchObject({ status: 'completed', error: null })
  expect(ended.blocks).toMatchObject([{ id: 'load' }, { id: 'west', rows: 5_000 }, { id: 'out' }])
  const [{ count } = {}] = await postgres.query('select count(*)::int as count from west')
  expect(count).toBe(5_000)
  // `create` into what is there by now fails, and says so at its block.
  const again = await run(graph())
  expect(again).toMatchObject({ status: 'failed', error: expect.stringContaining('west') })
  expect(again.blocks.find((block) => block.id === 'out')).toMatchObject({ status: 'failed' })
})

test('a changed table is noticed before the run, in words', async () => {
  await postgres.query('alter table orders rename column region to area')
  const ended = await run(graph('replace'))
  expect(ended.status).toBe('failed')
  expect(ended.error).toContain('The columns of "orders" have changed: "region" is gone')
  await postgres.query('alter table orders rename column area to region')
  await user.call('lookAtConnection', {
    params: { id },
    body: { asked: { schema: 'public', table: 'orders' }, limit: 0 },
  })
  expect(await run(graph('replace'))).toMatchObject({ status: 'completed' })
})

test(
  'a run that trains goes on where changed columns still fit',
  { timeout: 120_000 },
  async () => {
    const look = () =>
      user.call('lookAtConnection', {
        params: { id },
        body: { asked: { schema: 'public', table: 'orders' }, limit: 0 },
      })
    await look()
    await postgres.query('alter table orders add column note text')
    const [load] = graph().blocks
    if (!load) throw new Error('Nothing is read')
    const learned = {
      type: 'linear_regression',
      targetColumn: 'id',
      featureColumns: ['region'],
    } as const
    const train = {
      id: 'train',
      type: 'ml_train',
      label: 'Train',
      position: { x: 300, y: 100 },
      data: {},
      configuration: {
        parameters: { algorithm: 'linear_regression' },
        mlModel: { ...learned, testSplit: 0.2 },
      },
    }
    const wire = { id: 'e', source: load.id, target: 'train', targetHandle: 'in' }
    const saved = await savePipeline(user, { blocks: [load, train], connections: [wire] })
    const params = { id: saved.id }
    const { executionId } = await user.call('executePipeline', { params, body: {} })
    const ended = await untilFinished(user, executionId)
    expect(ended).toMatchObject({ status: 'completed', error: null })
    // The plan holds five pipelines.
    await user.call('deletePipeline', { params })
    await postgres.query('alter table orders drop column note')
    await look()
  },
)

test('a run whose server died while it wrote is not taken up again', async () => {
  const saved = await savePipeline(user, graph('append'))
  const { executionId } = await user.call('executePipeline', {
    params: { id: saved.id },
    body: {},
  })
  await untilFinished(user, executionId)
  const [before] = await postgres.query('select count(*)::int as count from west')
  logged.push(...server.logLines)
  // As a killed server leaves it: running, and with the mark set.
  await server.close()
  const store = await reachStore(readSettings(place.env))
  await store.pool.query(
    "update runs set status = 'running', finished_at = null, lease_until = now(), writing = 'public.west' where id = $1",
    [executionId],
  )
  await store.close()
  server = await startTestServer({ place })
  user = { ...user, call: server.as(user.token) }
  const ended = await untilFinished(user, executionId)
  expect(ended).toMatchObject({ status: 'failed' })
  expect(ended.error).toContain('interrupted while the table public.west was written')
  expect(await postgres.query('select count(*)::int as count from west')).toEqual([before])
})

test('after all of this the password is nowhere', async () => {
  said.push(await user.call('connections'), await user.call('listExecutions', { query: {} }))
  logged.push(...server.logLines)
  expect(JSON.stringify(said)).not.toContain(PASSWORD)
  expect(logged.join('\n')).not.toContain(PASSWORD)
  expect(filesHolding(place.dataFolder, PASSWORD)).toEqual([])
  await server.close()
  // What came from outside is not left lying about.
  const left = readdirSync(place.dataFolder, { recursive: true, encoding: 'utf8' })
  expect(left.filter((path) => /\/outside(\/|$)|^exports\/./.test(path))).toEqual([])
  const file = join(place.dataFolder, 'backup.tar.gz')
  await backup(readSettings(place.env), file)
  const archive = gunzipSync(readFileSync(file))
  expect(archive.includes('sealed_secrets')).toBe(true)
  expect(archive.includes(PASSWORD)).toBe(false)
  server = await startTestServer({ place })
})

async function run(made: DatabaseGraph) {
  const saved = await savePipeline(user, made)
  const started = await user.call('executePipeline', { params: { id: saved.id }, body: {} })
  const ended = await untilFinished(user, started.executionId)
  const params = { id: started.executionId }
  said.push(saved, ended, await user.call('executionLog', { params }))
  return ended
}

/** Of the orders those that meet each condition, the last of which is looked at. */
function probed(connection: string, ...expressions: string[]): Pipeline {
  const { blocks, connections } = databaseGraph(connection, { into: null })
  const [load, west] = blocks
  if (!load || !west) throw new Error('no blocks')
  const filters = expressions.map((expression, at) => {
    const where = { match: 'all', conditions: [] }
    const parameters = { mode: 'expression', rows: 'keep', where, expression }
    return { ...west, id: `f${at}`, configuration: { parameters } }
  })
  return {
    blocks: [load, ...filters],
    connections: filters.map(({ id: target }) => ({
      ...connections[0],
      id: target,
      source: load.id,
      target,
    })),
  }
}

function graph(mode?: string): DatabaseGraph {
  return databaseGraph(id, { mode })
}

function filesHolding(inside: string, text: string): string[] {
  return readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(text))
}

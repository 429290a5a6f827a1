import type { Block, Connection } from '@plainflow/core'
import { startMongodb, type TestMongo } from '@plainflow/engine/testing/mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

/** All the way through the server: the broker's socket, the children, the run. Not against MongoDB itself. */
const ROWS = 2_000
let mongo: TestMongo
let server: TestServer
let user: TestUser
let id: string

beforeAll(async () => {
  mongo = await startMongodb()
  const documents = Array.from({ length: ROWS }, (_, at) => ({
    _id: at + 1,
    region: (at + 1) % 4 === 0 ? 'West' : 'East',
    paid: { amount: (at + 1) * 1.5 },
  }))
  await mongo.database.collection<{ _id: number }>('orders').insertMany(documents)
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost' } })
  user = await server.signUp()
  ;({ id } = await user.call('addConnection', { body: { name: 'Shop', ...shop() } }))
})
afterAll(async () => {
  await server.close()
  await mongo.stop()
})

function shop(other = {}) {
  return { connector: 'mongodb', settings: mongo.reach(other).settings, secrets: {} }
}

test('it says hello; its tables are listed and looked at; a query is asked', async () => {
  const tried = await user.call('tryConnection', { body: shop() })
  expect(tried).toMatchObject({ success: true, version: 'MongoDB 5.0.0' })
  expect(await user.call('connectionTables', { params: { id } })).toEqual([
    { schema: 'shop', name: 'orders', kind: 'table', rows: ROWS },
  ])
  const looked = await look({ schema: 'shop', table: 'orders' })
  expect(looked.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    '_id integer',
    'region text',
    'paid.amount number',
  ])
  expect(looked.rows).toEqual([
    [1, 'East', 1.5],
    [2, 'East', 3],
  ])
  const group = { $group: { _id: '$region', rows: { $sum: 1 } } }
  const pipeline = [group, { $sort: { _id: 1 } }]
  const asked = await look({ query: JSON.stringify({ aggregate: 'orders', pipeline }) })
  expect(asked.rows).toEqual([
    ['East', (ROWS * 3) / 4],
    ['West', ROWS / 4],
  ])
})

test('what it is read from and written to is a run', async () => {
  await look({ schema: '', table: 'orders' })
  const saved = await savePipeline(user, graph())
  const started = await user.call('executePipeline', { params: { id: saved.id }, body: {} })
  const ended = await untilFinished(user, started.executionId)
  expect(ended).toMatchObject({ status: 'completed', error: null })
  const west = mongo.database.collection<{ _id: number }>('west')
  expect(await west.countDocuments()).toBe(ROWS / 4)
  expect(await west.findOne({ _id: 8 })).toEqual({
    _id: 8,
    region: 'West',
    paid: { amount: 12 },
  })
})

test('an address that names several hosts is refused with its reason, before anything is asked', async () => {
  const config = { connectionString: 'mongodb://localhost,127.0.0.1/shop' }
  const body = { dataSource: { type: 'database' as const, config } }
  expect(await user.call('testConnection', { body })).toEqual({
    success: false,
    error: expect.stringContaining('several hosts'),
  })
})

function look(asked: { schema: string; table: string } | { query: string }) {
  return user.call('lookAtConnection', { params: { id }, body: { asked, limit: 2 } })
}

/** Load, filter, write. */
function graph(): { blocks: Block[]; connections: Connection[] } {
  const placed = { position: { x: 0, y: 0 }, data: {} }
  const table = { connectionId: id, schemaName: '', tableName: 'orders', query: '' }
  const config = { dbType: 'mongodb', connectionString: '', ...table }
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const file = { format: 'csv', path: '', compress: false }
  const into = { to: 'table', connectionId: id, schemaName: '', tableName: 'west', mode: 'create' }
  const dataSource = { type: 'database', config }
  const output = { ...file, ...into }
  return {
    blocks: [
      { id: 'load', label: 'load', type: 'load_db', configuration: { dataSource }, ...placed },
      { id: 'west', label: 'west', type: 'filter', configuration: { parameters }, ...placed },
      { id: 'out', label: 'out', type: 'export', configuration: { output }, ...placed },
    ],
    connections: [
      { id: 'e1', source: 'load', target: 'west' },
      { id: 'e2', source: 'west', target: 'out' },
    ],
  }
}

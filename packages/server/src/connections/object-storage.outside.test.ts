import { CallError } from '@plainflow/contract'
import type { Block, Connection } from '@plainflow/core'
import { serveWeb } from '@plainflow/engine/testing/serve-web'
import { SECRET_KEY, startStorage, type TestStorage } from '@plainflow/engine/testing/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

/** All the way through the server: the broker's socket, the children, the run. */
const ROWS = 400
let storage: TestStorage
let server: TestServer
let user: TestUser
let id: string

beforeAll(async () => {
  storage = await startStorage()
  for (const month of [1, 2]) {
    const rows = Array.from({ length: ROWS }, (_, at) => `${at},${at % 4 === 0 ? 'West' : 'East'}`)
    await storage.put(`orders/month=${month}/part.csv`, `id,region\n${rows.join('\n')}\n`)
  }
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost' } })
  user = await server.signUp()
  ;({ id } = await user.call('addConnection', { body: { name: 'Bucket', ...bucket() } }))
})
afterAll(async () => {
  await server.close()
  await storage.stop()
})

function bucket(other = {}) {
  const { settings, secrets } = storage.reach(other)
  return { connector: 'object-storage', settings, secrets }
}

test('it says hello; its files are listed and looked at; a run reads and writes them', async () => {
  const tried = await user.call('tryConnection', { body: bucket() })
  expect(tried).toMatchObject({ success: true, version: 'the bucket "shop" at localhost' })
  expect(await user.call('connectionTables', { params: { id } })).toEqual([
    { schema: 'shop', name: 'orders/**/*.csv', kind: 'view', rows: null },
  ])
  const looked = await user.call('lookAtConnection', {
    params: { id },
    body: { asked: { schema: 'shop', table: 'orders/**/*.csv' }, limit: 2 },
  })
  expect(looked.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id integer',
    'region text',
    'month integer',
  ])
  expect(looked.rows).toEqual([
    [0, 'West', 1],
    [1, 'East', 1],
  ])
  const saved = await savePipeline(user, graph())
  const started = await user.call('executePipeline', { params: { id: saved.id }, body: {} })
  const ended = await untilFinished(user, started.executionId)
  expect(ended).toMatchObject({ status: 'completed', error: null })
  const lines = String(await storage.at('out/west.csv')).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['id,region,month', '0,West,1'])
  expect(lines.length).toBe(1 + (2 * ROWS) / 4 + 1)
  const kept = await user.call('connections', {})
  expect(JSON.stringify([kept, ended, looked])).not.toContain(SECRET_KEY)
})

test('what an endpoint leads on to is never asked, wherever that is', async () => {
  const inner = await serveWeb(() => ({ body: 'inside' }))
  const places = [`${inner.origin}/latest`, 'http://169.254.169.254/latest', 'file:///etc/passwd']
  for (const status of [301, 302, 307, 308])
    for (const location of places) {
      const outer = await serveWeb(() => ({ status, headers: { location } }))
      const tried = await user.call('tryConnection', { body: bucket({ port: outer.port }) })
      expect(tried).toMatchObject({ success: false })
      expect(JSON.stringify(tried)).toContain('leads on to another address, which is not followed')
      expect(outer.asked).toHaveLength(1)
      await outer.close()
    }
  expect(inner.asked).toEqual([])
  await inner.close()
})

test('a bucket that makes another host of the endpoint is checked as that host', async () => {
  const other = { host: '0.0.1', bucket: '127', style: 'virtual' }
  const tried = await user.call('tryConnection', { body: bucket(other) }).catch(refused)
  expect(JSON.stringify(tried)).toMatch(/private network|not well formed|no host/)
  const named = await user.call('tryConnection', { body: bucket({ style: 'virtual' }) })
  // Only "localhost" is allowed, and "shop.localhost" is another.
  expect(named).toMatchObject({ success: false, error: expect.stringMatching(/shop\.localhost/) })
})

function refused(error: unknown) {
  if (error instanceof CallError) return error.message
  throw error
}

/** Load, filter, write. */
function graph(): { blocks: Block[]; connections: Connection[] } {
  const placed = { position: { x: 0, y: 0 }, data: {} }
  const table = { connectionId: id, schemaName: 'shop', tableName: 'orders/**/*.csv', query: '' }
  const config = { dbType: 'object-storage', connectionString: '', ...table }
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const file = { format: 'csv', path: '', compress: false }
  const into = { to: 'table', connectionId: id, schemaName: 'shop', tableName: 'out/west.csv' }
  const dataSource = { type: 'database', config }
  const output = { ...file, ...into, mode: 'create' }
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

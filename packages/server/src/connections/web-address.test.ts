import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Block, type Connection, webRequestSchema } from '@plainflow/core'
import {
  type Scripted,
  serveWeb,
  type ServedWeb,
  type Visit,
} from '@plainflow/engine/testing/serve-web'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const SECRET = 'marked-t0ken-of-the-web'

let web: ServedWeb
let server: TestServer
let user: TestUser

beforeAll(async () => {
  web = await serveWeb(script)
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: '127.0.0.1' } })
  user = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await web.close()
})

test('a public address: tried, known by its columns, previewed and run', async () => {
  const tried = await user.call('tryRequest', { body: { request: request('/orders') } })
  expect(tried).toMatchObject({
    error: null,
    connection: { connector: 'web-address', requests: true, secretsKept: [] },
    attempt: { answer: { status: 200 }, problem: null, rowsSeen: 4 },
  })
  expect(tried.attempt?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id integer',
    'region text',
    'amount number',
    'customer.name text',
    'paid boolean',
    'day date',
    'tags text',
  ])
  const { id } = tried.connection
  const again = await user.call('tryRequest', { body: { request: request('/orders') } })
  expect(again.connection.id).toBe(id)

  const { blocks, connections } = graph(id, '/orders')
  const body = { blocks, connections, blockId: 'west', limit: 3 }
  const preview = await user.call('previewPipeline', { body })
  expect(preview.rows.map(([number]) => number)).toEqual(['9007199254740993'])
  const before = web.asked.length
  const saved = await savePipeline(user, { blocks, connections })
  const started = await user.call('executePipeline', { params: { id: saved.id }, body: {} })
  const ended = await untilFinished(user, started.executionId)
  expect(ended).toMatchObject({ status: 'completed', error: null })
  expect(ended.blocks).toMatchObject([{ rows: 4 }, { id: 'west', rows: 1 }])
  expect(web.asked.slice(before)).toEqual(['GET /orders'])
})

const ORDERS = `[
  {"id": 1, "region": "East", "amount": 1.5, "customer": {"name": "Ann"}, "paid": true, "day": "2024-01-31", "tags": ["a", "b"]},
  {"id": 9007199254740993, "region": "West", "amount": 2, "customer": {"name": "Bo"}, "paid": false, "day": "2024-02-29", "tags": []},
  {"id": 3, "region": "East", "amount": 3e2, "customer": null, "paid": null, "day": null, "tags": null},
  {"id": 4, "region": "East", "amount": -1, "customer": {"name": "Di"}, "paid": true, "day": "2024-03-01", "tags": [{"x": 12345678901234567890}]}
]`

function script({ url, headers }: Visit): Scripted {
  if (url.pathname === '/orders')
    return { headers: { 'content-type': 'application/json' }, body: ORDERS }
  if (url.pathname === '/private')
    return headers['x-api-key'] === SECRET
      ? { body: { items: [{ id: 1, region: 'West' }] } }
      : { status: 401, body: { message: `not known: ${headers['x-api-key']}` } }
  return { status: 404 }
}

function request(path: string, parts: object = {}) {
  return webRequestSchema.parse({ url: web.origin + path, method: 'GET', headers: '', ...parts })
}

/** Ask, filter. */
function graph(connectionId: string, path: string, parts: object = {}) {
  const config = { ...request(path, parts), connectionId }
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression: "region = 'West'" }
  const connections: Connection[] = [{ id: 'e1', source: 'ask', target: 'west' }]
  const blocks: Block[] = [
    block('ask', 'api_ingestion', { dataSource: { type: 'api', config } }),
    block('west', 'filter', { parameters }),
  ]
  return { blocks, connections }
}

function block(id: string, type: string, configuration: Block['configuration']): Block {
  return { id, type, configuration, label: id, position: { x: 0, y: 0 }, data: {} }
}

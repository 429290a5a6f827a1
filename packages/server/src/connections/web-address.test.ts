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
import { ADDRESSES, SPELLINGS } from '../outbound/testing/forbidden-hosts.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

/** 127.0.0.1, which is allowed here, in other words. */
const SAME = new Set([
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '１２７.0.0.1',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
])
const SECRET = 'marked-t0ken-of-the-web'

/** As they stand in an address; what the test server itself is reached by is allowed. */
const FORBIDDEN = [...ADDRESSES, ...SPELLINGS]
  .map((host) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host))
  .filter((host) => !SAME.has(host))

const LED = ['10.0.0.1', '169.254.169.254', '0xa9fea9fe', '[::1]', '[64:ff9b::a9fe:a9fe]', '0']

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

test('secrets in headers, parameters and the address are moved into a connection, and told nowhere', async () => {
  const headers = JSON.stringify({ Accept: 'application/json', 'X-Api-Key': SECRET })
  const tried = await user.call('tryRequest', {
    body: { request: request('/private', { headers }) },
  })
  expect(tried).toMatchObject({
    error: null,
    attempt: { problem: null },
    connection: { secretsKept: ['headers'] },
    request: { headers: '{"Accept":"application/json"}' },
  })
  expect(tried.attempt?.request.headers).toContainEqual({ name: 'X-Api-Key', value: '…' })

  // A pipeline from elsewhere: the same connection, and nothing of it in what is kept.
  const parts = { headers, parameters: [{ name: 'access_token', value: SECRET }] }
  const sent = graph('', '/private', parts)
  const saved = await savePipeline(user, sent)
  const { blocks } = await user.call('getPipeline', { params: { id: saved.id } })
  expect(JSON.stringify(blocks)).not.toContain(SECRET)
  const address = graph('', `/private?api_key=${SECRET}`)
  const whole = await savePipeline(user, address)
  expect(JSON.stringify(whole)).not.toContain(SECRET)
  const named = await user.call('tryRequest', {
    body: {
      request: request('/orders', { url: `http://ann:${SECRET}@127.0.0.1:${web.port}/orders` }),
    },
  })
  expect(named.connection).toMatchObject({
    settings: { authentication: 'basic', user: 'ann' },
    secretsKept: ['password'],
  })
  expect(named.request.url).toBe(`${web.origin}/orders`)
  const all = await user.call('connections')
  for (const told of [tried, named, all, server.logLines])
    expect(JSON.stringify(told)).not.toContain(SECRET)
  expect(web.heard.at(-1)?.authorization).toBe(basicOf(`ann:${SECRET}`))
})

test('what goes wrong is part of the answer, without the secret', async () => {
  const [{ id } = { id: '' }] = (await user.call('connections')).filter(({ secretsKept }) =>
    secretsKept.includes('password'),
  )
  const refused = await user.call('tryRequest', {
    body: { connectionId: id, request: request('/private') },
  })
  expect(refused.attempt).toMatchObject({ answer: { status: 401 }, columns: [] })
  expect(refused.attempt?.problem).toMatch(/does not know who asks \(401\)/)
  expect(JSON.stringify(refused)).not.toContain(SECRET)
  const elsewhere = await user.call('tryRequest', {
    body: { connectionId: id, request: { ...request('/'), url: 'https://example.com/' } },
  })
  expect(elsewhere.error).toMatch(/leads to example.com, and the connection to 127.0.0.1/)
  const unread = user.call('tryRequest', { body: { request: { ...request('/'), url: 'ftp://x' } } })
  await expect(unread).rejects.toMatchObject({ body: { code: 'invalid_request' } })
})

test.each(FORBIDDEN)('%s is not reached, neither at once nor by a redirect', async (host) => {
  const before = web.asked.length
  const url = `http://${host}:${web.port}/orders`
  const tried = await user
    .call('tryRequest', { body: { request: { ...request('/'), url } } })
    .catch((error: { body: { error: string } }) => ({ error: error.body.error, attempt: null }))
  expect(tried.attempt).toBeNull()
  expect(tried.error).toMatch(
    /private network|has to be a name or an address|not well formed|begin with/,
  )
  expect(web.asked).toHaveLength(before)
  // A child each; that a redirect is asked for as the first address is need not be shown for all of them.
  if (!LED.includes(host)) return
  const led = await user.call('tryRequest', {
    body: { request: request(`/led?to=${encodeURIComponent(url)}`) },
  })
  expect(led.attempt).toBeNull()
  expect(led.error).toMatch(/private network|no address|not well formed/)
  expect(web.asked.slice(before).map((path) => path.slice(0, 8))).toEqual(['GET /led'])
})

test('what a model would be sent is shown without a request', async () => {
  const { id } = (await user.call('tryRequest', { body: { request: request('/orders') } }))
    .connection
  const before = web.asked.length
  const currentPipeline = graph(id, '/orders')
  const message = 'keep rows where id is over 3'
  await user.call('previewPrompt', { body: { message, currentPipeline, availableDatasets: [] } })
  expect(web.asked.slice(before)).toEqual([])
})

test('a run tells what no longer fits, and nothing is left of it', async () => {
  const tried = await user.call('tryRequest', { body: { request: request('/growing') } })
  const saved = await savePipeline(user, graph(tried.connection.id, '/growing'))
  const started = await user.call('executePipeline', { params: { id: saved.id }, body: {} })
  const ended = await untilFinished(user, started.executionId)
  expect(ended.status).toBe('failed')
  expect(ended.error).toMatch(/has a field "more" that was not there/)
  const scratch = join(server.place.dataFolder, 'exports')
  expect(existsSync(scratch) ? await readdir(scratch) : []).toEqual([])
})

test('somebody else sees nothing of it', async () => {
  const [{ id } = { id: '' }] = await user.call('connections')
  const other = await server.signUp()
  const stolen = other.call('tryRequest', {
    body: { connectionId: id, request: request('/orders', { url: '/orders' }) },
  })
  await expect(stolen).rejects.toMatchObject({ body: { code: 'not_found' } })
})

const ORDERS = `[
  {"id": 1, "region": "East", "amount": 1.5, "customer": {"name": "Ann"}, "paid": true, "day": "2024-01-31", "tags": ["a", "b"]},
  {"id": 9007199254740993, "region": "West", "amount": 2, "customer": {"name": "Bo"}, "paid": false, "day": "2024-02-29", "tags": []},
  {"id": 3, "region": "East", "amount": 3e2, "customer": null, "paid": null, "day": null, "tags": null},
  {"id": 4, "region": "East", "amount": -1, "customer": {"name": "Di"}, "paid": true, "day": "2024-03-01", "tags": [{"x": 12345678901234567890}]}
]`

function script({ url, headers, before }: Visit): Scripted {
  if (url.pathname === '/orders')
    return { headers: { 'content-type': 'application/json' }, body: ORDERS }
  if (url.pathname === '/private')
    return headers['x-api-key'] === SECRET
      ? { body: { items: [{ id: 1, region: 'West' }] } }
      : { status: 401, body: { message: `not known: ${headers['x-api-key']}` } }
  if (url.pathname === '/led')
    return { status: 302, headers: { location: url.searchParams.get('to') ?? '' } }
  if (url.pathname === '/growing')
    return { body: [{ region: 'West', ...(before > 0 ? { more: 1 } : {}) }] }
  return { status: 404 }
}

function basicOf(pair: string): string {
  return `Basic ${Buffer.from(pair).toString('base64')}`
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

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseGraph } from '../testing/database-graph.ts'
import { savePipeline } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const SECRET = 'marked-pa55word-1'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('a connection is kept, changed and removed, and its secrets are never told', async () => {
  const added = await user.call('addConnection', { body: shop() })
  expect(added).toMatchObject({
    connector: 'postgresql',
    projectId: null,
    // What was not filled in is as in the form.
    settings: { host: 'db.example.com', port: 5432, schema: 'public', tls: 'verify' },
    secretsKept: ['password'],
    lastTry: null,
    known: [],
  })
  const { project } = await user.call('createProject', { body: { name: 'Shops' } })
  const params = { id: added.id }
  const changed = await user.call('changeConnection', {
    params,
    body: { name: 'Shop', projectId: project.id, settings: { ...added.settings, user: 'eve' } },
  })
  expect(changed).toMatchObject({ name: 'Shop', settings: { user: 'eve' }, projectId: project.id })
  expect(changed.secretsKept).toEqual(['password'])
  expect(await user.call('connections')).toEqual([changed])
  expect(JSON.stringify([added, changed])).not.toContain(SECRET)
  await user.call('removeConnection', { params })
  expect(await user.call('connections')).toEqual([])
})

test('kept secrets go only where they went before', async () => {
  const { id, settings } = await user.call('addConnection', { body: shop() })
  const change = (body: object) => user.call('changeConnection', { params: { id }, body })
  for (const same of [{ host: 'DB.example.com.' }, { database: 'other' }])
    expect((await change({ settings: { ...settings, ...same } })).secretsKept).toHaveLength(1)
  expect((await change({ settings: { ...settings, port: 5433 } })).secretsKept).toEqual([])
  const secrets = { password: SECRET }
  expect((await change({ secrets })).secretsKept).toEqual(['password'])
  const elsewhere = { ...settings, host: 'db.example.org', port: 5433 }
  expect((await change({ settings: elsewhere, secrets })).secretsKept).toEqual(['password'])
  expect((await change({ settings })).secretsKept).toEqual([])
  await change({ secrets })
  expect((await change({ secrets: { password: '' } })).secretsKept).toEqual([])
})

test.each([
  ['an unknown connector', { connector: 'oracle' }, /connects to: PostgreSQL/],
  ['no host', { settings: { ...shopSettings(), host: ' ' } }, /Host is missing/],
  [
    'a host with more',
    { settings: { ...shopSettings(), host: `u:${SECRET}@h` } },
    /Host has to be/,
  ],
  ['a path for a host', { settings: { ...shopSettings(), host: '/tmp' } }, /Host has to be/],
  ['a port in words', { settings: { ...shopSettings(), port: 'x' } }, /Port has to be a whole/],
  ['a port beyond', { settings: { ...shopSettings(), port: 65_536 } }, /Port has to lie/],
  ['a half port', { settings: { ...shopSettings(), port: 1.5 } }, /Port has to be a whole/],
  [
    'no such choice',
    { settings: { ...shopSettings(), tls: 'maybe' } },
    /Encryption has to be one of/,
  ],
  ['a number for text', { settings: { ...shopSettings(), user: 1 } }, /User has to be text/],
  ['what no form has', { settings: { ...shopSettings(), color: 'red' } }, /There is no "color"/],
  ['a secret in the open', { settings: { ...shopSettings(), password: SECRET } }, /is a secret/],
  ['an unknown secret', { secrets: { token: SECRET } }, /no secret of this kind/],
  ['a setting among secrets', { secrets: { host: SECRET } }, /no secret of this kind/],
])('%s is refused, without its value', async (_, wrong, words) => {
  const told = await user
    .call('addConnection', { body: { ...shop(), ...wrong } })
    .catch((error: unknown) => error)
  expect(told).toMatchObject({ status: 400, body: { error: expect.stringMatching(words) } })
  expect(JSON.stringify(told)).not.toContain(SECRET)
})

test('names are told apart for each owner', async () => {
  const [one, other] = [await server.signUp(), await server.signUp()]
  const body = shop('Same')
  await one.call('addConnection', { body })
  await other.call('addConnection', { body })
  const again = one.call('addConnection', { body })
  await expect(again).rejects.toMatchObject({ status: 409 })
  const second = await one.call('addConnection', { body: shop('Second') })
  const renamed = one.call('changeConnection', {
    params: { id: second.id },
    body: { name: 'Same' },
  })
  await expect(renamed).rejects.toMatchObject({ status: 409 })
})

test('somebody else’s does not exist', async () => {
  const { id } = await user.call('addConnection', { body: shop() })
  const stranger = await server.signUp()
  const params = { id }
  const asked = { schema: '', table: 'orders' }
  const body = { id, connector: 'postgresql', settings: shopSettings() }
  for (const ask of [
    () => stranger.call('changeConnection', { params, body: { name: 'Mine' } }),
    () => stranger.call('removeConnection', { params }),
    () => stranger.call('connectionTables', { params }),
    () => stranger.call('lookAtConnection', { params, body: { asked } }),
    () => stranger.call('tryConnection', { body }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404 })
  const { project } = await user.call('createProject', { body: { name: 'Not yours' } })
  const into = stranger.call('addConnection', { body: { ...shop(), projectId: project.id } })
  await expect(into).rejects.toMatchObject({ status: 404 })
  const dataSource = { type: 'database' as const, config: { connectionId: id } }
  expect(await stranger.call('testConnection', { body: { dataSource } })).toEqual({
    success: false,
    error: 'There is no such connection.',
  })
})

test('an account holds a hundred of them', async () => {
  const collector = await server.signUp()
  for (let number = 1; number <= 100; number += 1)
    await collector.call('addConnection', { body: shop(`Shop ${number}`) })
  const one = collector.call('addConnection', { body: shop('One more') })
  await expect(one).rejects.toMatchObject({ status: 403, body: { code: 'plan_limit' } })
})

test('a private host is refused in words, and nobody is reached', async () => {
  const body = { connector: 'postgresql', settings: { ...shopSettings(), host: '127.0.0.1' } }
  const secrets = { password: SECRET }
  const tried = await user.call('tryConnection', { body: { ...body, secrets } })
  expect(tried).toMatchObject({ success: false, error: expect.stringContaining('private network') })
  const config = { connectionString: `postgresql://ana:${SECRET}@localhost/shop` }
  const dataSource = { type: 'database' as const, config }
  expect(await user.call('testConnection', { body: { dataSource } })).toEqual({
    success: false,
    error: expect.stringContaining('private network'),
  })
  expect(server.logLines.join('\n')).not.toContain(SECRET)
})

test('it is told which pipelines use it, those of its owner alone', async () => {
  const { id } = await user.call('addConnection', { body: shop() })
  const { id: unused } = await user.call('addConnection', { body: shop() })
  const reading = await savePipeline(user, databaseGraph(id, { into: null }))
  // One that only writes to it.
  const elsewhere = databaseGraph(unused)
  const blocks = [...elsewhere.blocks.slice(0, 2), ...databaseGraph(id).blocks.slice(2)]
  const { id: writing } = await savePipeline(user, { ...elsewhere, blocks })
  const using = await user.call('connectionPipelines', { params: { id } })
  expect(new Set(using.map((pipeline) => pipeline.id))).toEqual(new Set([reading.id, writing]))
  expect(using.every(({ name }) => name === reading.name)).toBe(true)
  // Somebody else's pipeline may name the id, and is nobody's business.
  const stranger = await server.signUp()
  await savePipeline(stranger, databaseGraph(id, { into: null }))
  expect(await user.call('connectionPipelines', { params: { id } })).toHaveLength(2)
  const asked = stranger.call('connectionPipelines', { params: { id } })
  await expect(asked).rejects.toMatchObject({ status: 404 })
  await user.call('deletePipeline', { params: { id: reading.id } })
  expect(await user.call('connectionPipelines', { params: { id } })).toHaveLength(1)
})

function shopSettings() {
  return { host: 'db.example.com', port: 5432, database: 'shop', user: 'ana' }
}

function shop(name = `Shop ${randomUUID()}`) {
  return { name, connector: 'postgresql', settings: shopSettings(), secrets: { password: SECRET } }
}

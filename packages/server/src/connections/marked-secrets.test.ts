import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Client, createClient } from '@plainflow/contract'
import { EXPORT_IDS, TARGETS } from '@plainflow/core'
import { startPostgres, type TestPostgres } from '@plainflow/engine/testing'
import { type ModelServer, startModelServer } from '@plainflow/models/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup } from '../backup/backup.ts'
import { readSettings } from '../settings.ts'
import { salesAnswer, SENTENCE } from '../testing/asking.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { type DatabaseGraph, databaseGraph } from '../testing/database-graph.ts'
import { isMarked, MARK, markedFiles, markedProcesses } from '../testing/marks.ts'
import { type RepeatingServer, startRepeatingServer } from '../testing/repeating-server.ts'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

const [KEPT, WRONG, OLD] = [`kept ${MARK}`, `wrong ${MARK}`, `old ${MARK}`]

let postgres: TestPostgres
let models: ModelServer
let repeating: RepeatingServer
let place: TestPlace
let server: TestServer
let user: TestUser
/** A folder for temporary files that is this test's alone. */
let temporary: string
const usualTemporary = process.env['TMPDIR']
/** All that the server has answered, with its headers. */
const answers: { readonly to: string; readonly bytes: Buffer }[] = []
/** What could be seen while a child with a secret was at work. */
const meanwhile: string[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const quoted = `'${KEPT.replaceAll("'", "''")}'`
  await postgres.query(`create role marked superuser login password ${quoted}`)
  await postgres.query(`create table orders as select n as id, n * 60.0 as amount,
    case n % 4 when 0 then 'West' else 'East' end as region from generate_series(1, 100) n`)
  models = await startModelServer()
  models.script = () => salesAnswer()
  place = await createReadyPlace({
    PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost, 127.0.0.1',
    ...models.env('openai-compatible'),
  })
  temporary = mkdtempSync(join(tmpdir(), 'plainflow-marked-'))
  chmodSync(temporary, 0o755)
  process.env['TMPDIR'] = temporary
  repeating = await startRepeatingServer(() => {
    meanwhile.push('looked', ...markedFiles(place.dataFolder), ...markedFiles(temporary))
    meanwhile.push(...markedProcesses())
  })
  server = await startTestServer({ place })
  user = await server.signUp()
  user = { ...user, call: overheard() }
})
afterAll(async () => {
  if (usualTemporary === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usualTemporary
  await server.close()
  await Promise.all([place.remove(), models.close(), repeating.close(), postgres.stop()])
  rmSync(temporary, { recursive: true, force: true })
})

test('a connection is made, tried, looked at and changed', async () => {
  const id = await connected('Shop')
  await user.call('tryConnection', { body: { ...parts(), secrets: { password: KEPT } } })
  await user.call('tryConnection', { body: { ...parts(), id } })
  await user.call('connectionTables', { params: { id } })
  await look(id)
  await user.call('changeConnection', { params: { id }, body: { secrets: { password: KEPT } } })
  await user.call('connections')
  // Put where it does not belong.
  const { settings } = parts()
  for (const misplaced of [
    { settings: { ...settings, password: KEPT }, secrets: {} },
    { settings: { ...settings, host: `marked:${KEPT}@localhost` }, secrets: {} },
    { settings: { ...settings, port: KEPT }, secrets: {} },
    { settings: { ...settings, tls: KEPT }, secrets: {} },
    { settings, secrets: { pass: KEPT } },
    { settings, secrets: { password: KEPT }, password: KEPT },
  ]) {
    const body = { name: 'Misplaced', connector: 'postgresql', ...misplaced }
    await expect(user.call('addConnection', { body })).rejects.toThrow('400')
    await expect(user.call('tryConnection', { body })).rejects.toThrow('400')
  }
})

test('runs that work, and runs that fail for every reason there is', async () => {
  const id = await connected('Runs')
  await look(id)
  expect(await run(databaseGraph(id))).toMatchObject({ status: 'completed' })
  const { settings } = parts()
  const change = (more: object, password = KEPT) =>
    user.call('changeConnection', {
      params: { id },
      body: { settings: { ...settings, ...more }, secrets: { password } },
    })
  const failing: [string, object, string?][] = [
    ['The server refused the password', {}, WRONG],
    ['authority that is not known', { authority: '' }],
    ['is for another name', { host: '127.0.0.1' }],
    ['Nothing answers', { port: await deadPort() }],
    ['no …, … or … here', { port: repeating.port, host: '127.0.0.1', tls: 'off' }],
    ['There is no such database', { database: 'nowhere' }],
  ]
  for (const [reason, settingsThen, password] of failing) {
    await change(settingsThen, password)
    const tried = await user.call('tryConnection', {
      body: { ...parts(), id, settings: { ...settings, ...settingsThen } },
    })
    expect(tried.error).toContain(reason)
    const ended = await run(databaseGraph(id, { mode: 'replace' }))
    expect(ended).toMatchObject({ status: 'failed', error: expect.stringContaining(reason) })
    await expect(look(id)).rejects.toThrow(reason)
  }
  // A child with the password was there while all of this was looked at.
  expect(meanwhile.length).toBeGreaterThan(0)
  expect(new Set(meanwhile)).toEqual(new Set(['looked']))
})

test('pipelines of old, with whole addresses in them', async () => {
  const address = `postgresql://marked:${encodeURIComponent(OLD)}@localhost:${postgres.port}/postgres`
  for (const each of [address, `${address}?sslmode=disable`, `unreadable://${OLD}`]) {
    const graph = databaseGraph('', { address: each })
    const [first, ...others] = graph.blocks
    if (!first) throw new Error('There is a block')
    const blocks = [{ ...first, generatedCode: `connect("${each}")` }, ...others]
    const { id } = await savePipeline(user, { ...graph, blocks })
    await user.call('getPipeline', { params: { id } })
    await user.call('executePipeline', { params: { id }, body: {} }).catch(String)
    const { connections } = graph
    await user.call('checkPipeline', { body: { blocks, connections } }).catch(String)
    await user
      .call('previewPipeline', { body: { blocks, connections, blockId: 'west' } })
      .catch(String)
    for (const target of TARGETS) {
      await user.call('pipelineCode', { body: { blocks, connections, target } }).catch(String)
      const { type: blockType, label: blockLabel, configuration } = first
      const body = { blockType, blockLabel, configuration, target }
      await user.call('generateBlockCode', { body }).catch(String)
    }
    const dataSource = { type: 'database' as const, config: { connectionString: each } }
    await user.call('testConnection', { body: { dataSource } })
    await ask({ ...graph, blocks })
  }
  // Those that could be read were moved into connections.
  const names = (await user.call('connections')).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('PostgreSQL at'))).toHaveLength(2)
})

test('what a model is told', async () => {
  const id = await connected('Asked')
  await look(id)
  models.calls.length = 0
  await ask(databaseGraph(id))
  expect(models.calls.length).toBeGreaterThan(0)
  for (const { body } of models.calls) expect(isMarked(Buffer.from(body))).toBe(false)
})

test('code and exports, in every language', async () => {
  const id = await connected('Exported')
  await look(id)
  const graph = databaseGraph(id)
  const saved = await savePipeline(user, graph)
  for (const target of TARGETS) {
    const { blocks, connections } = graph
    await user.call('pipelineCode', { body: { blocks, connections, target } })
    await user.call('listExports', { params: { id: saved.id }, query: { target } })
    for (const as of EXPORT_IDS)
      await listened(`${server.url}/api/pipelines/${saved.id}/export?as=${as}&target=${target}`)
  }
  const sizes = answers.filter(({ to }) => to.includes('/export?')).map(({ bytes }) => bytes.length)
  expect(Math.max(...sizes)).toBeGreaterThan(1_000)
})

test('after all of this no secret is anywhere', async () => {
  await user.call('connections')
  await user.call('listExecutions', { query: {} })
  await user.call('listPipelines', { query: {} })
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter(({ bytes }) => isMarked(bytes)).map(({ to }) => to)).toEqual([])
  expect(server.logLines.filter((line) => isMarked(Buffer.from(line)))).toEqual([])
  for (const { body } of models.calls) expect(isMarked(Buffer.from(body))).toBe(false)
  expect(markedFiles(place.dataFolder)).toEqual([])
  expect(markedFiles(temporary)).toEqual([])
  await server.close()
  const file = join(temporary, 'backup.tar.gz')
  await backup(readSettings(place.env), file)
  const archive = gunzipSync(readFileSync(file))
  expect(archive.includes('sealed_secrets')).toBe(true)
  expect(isMarked(archive)).toBe(false)
  server = await startTestServer({ place })
})

/** A caller that keeps all that it is answered. */
function overheard(): Client {
  const { token } = user
  const fetch = (to: string | URL | Request, init?: RequestInit) => listened(to, init)
  return createClient({ baseUrl: server.url, token: () => token, fetch })
}

async function listened(to: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { token } = user
  const response = await fetch(to, { headers: { authorization: `Bearer ${token}` }, ...init })
  const body = Buffer.from(await response.clone().arrayBuffer())
  const headers = Buffer.from(JSON.stringify([...response.headers]))
  answers.push({
    to: `${init?.method ?? 'GET'} ${String(to)}`,
    bytes: Buffer.concat([body, headers]),
  })
  return response
}

function parts() {
  const { settings } = postgres.reach({ user: 'marked' })
  return { connector: 'postgresql', settings }
}

async function connected(name: string): Promise<string> {
  const body = { name, ...parts(), secrets: { password: KEPT } }
  return (await user.call('addConnection', { body })).id
}

function look(id: string) {
  const asked = { schema: 'public', table: 'orders' }
  return user.call('lookAtConnection', { params: { id }, body: { asked, limit: 3 } })
}

async function run(graph: DatabaseGraph) {
  const { id } = await savePipeline(user, graph)
  const { executionId } = await user.call('executePipeline', { params: { id }, body: {} })
  const params = { id: executionId }
  const events = listened(`${server.url}/api/executions/${executionId}/events`)
  const ended = await untilFinished(user, executionId)
  await events
  await user.call('executionLog', { params })
  for (const key of ended.fileKeys) await user.call('executionFile', { params: { ...params, key } })
  await user.call('deletePipeline', { params: { id } })
  return ended
}

async function ask(currentPipeline: DatabaseGraph) {
  for (const message of [SENTENCE, 'and now only the five largest, by a way you think of']) {
    const body = { message, currentPipeline, availableDatasets: [] }
    await user.call('conversationalPipeline', { body }).catch(String)
    await user.call('previewPrompt', { body }).catch(String)
  }
}

/** Of a server that has just gone. */
async function deadPort(): Promise<number> {
  const gone = await startRepeatingServer(() => {})
  await gone.close()
  return gone.port
}

import { type Block, webRequestSchema } from '@plainflow/core'
import {
  type Scripted,
  serveWeb,
  type ServedWeb,
  type Visit,
} from '@plainflow/engine/testing/serve-web'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

const NEWS = { reads: 'new', sinceField: 'id', sinceParameter: 'after' }

let web: ServedWeb
let server: TestServer
let user: TestUser
/** What the address answers now: so many records, or a status. */
let highest = 9
let status = 200
/** What it says it is known by, and by what it was asked for last. */
let etag: string | undefined
let unless: string | undefined

beforeAll(async () => {
  web = await serveWeb(script)
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: '127.0.0.1' } })
  user = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await web.close()
})

test('only what is new since the last run is read, and from there again where a run failed', async () => {
  const run = await saved(NEWS)
  expect(await run()).toMatchObject({ status: 'completed', rows: [9, 5], asked: ['GET /news'] })
  highest = 12
  status = 503
  expect(await run()).toMatchObject({ status: 'failed', asked: ['GET /news?after=9'] })
  status = 200
  expect(await run()).toMatchObject({ rows: [3, 1], asked: ['GET /news?after=9'] })
  expect(await run()).toMatchObject({ rows: [0, 0], asked: ['GET /news?after=12'] })
  // Whoever changes by what it reads on, or where it begins, begins there again.
  const changed = await run({ sinceField: 'moment', sinceStart: '10' })
  expect(changed.asked).toEqual(['GET /news?after=10'])
  expect(changed.error).toContain('No record has the field "moment"')
})

test('a run that leaves out blocks reads on and leaves the mark where it was', async () => {
  highest = 9
  const run = await saved(NEWS)
  expect(await run()).toMatchObject({ rows: [9, 5], asked: ['GET /news'] })
  highest = 12
  const withoutOdd = ({ blocks }: Graph) => ({ blocks: blocks.slice(0, 1), connections: [] })
  for (const part of [() => ({ upTo: 'ask' }), withoutOdd])
    expect(await run({}, part)).toMatchObject({ rows: [3], asked: ['GET /news?after=9'] })
  // What was left out gets its rows, and the mark moves.
  expect(await run()).toMatchObject({ rows: [3, 1], asked: ['GET /news?after=9'] })
  expect(await run({}, () => ({ upTo: 'odd' }))).toMatchObject({ asked: ['GET /news?after=12'] })
})

test('a connection that leads elsewhere begins anew, and takes no rows of where it led', async () => {
  highest = 9
  const other = await serveWeb(script)
  try {
    for (const [parts, ended] of [
      [NEWS, { status: 'completed', rows: [9, 5] }],
      [{ standsIn: true }, { status: 'failed' }],
    ] as const) {
      const run = await saved(parts)
      expect(await run()).toMatchObject({ status: 'completed', rows: [9, 5] })
      await run.leadTo(other)
      if ('standsIn' in parts) status = 503
      const asked = other.asked.length
      expect(await run()).toMatchObject(ended)
      expect(other.asked.slice(asked)).toEqual(['GET /news'])
    }
  } finally {
    await other.close()
  }
})

test('where nobody answers the rows of the last run stand in, marked, if that was said', async () => {
  highest = 13
  const run = await saved({ standsIn: true })
  status = 503
  expect(await run()).toMatchObject({ status: 'failed', warnings: [] })
  status = 200
  expect(await run()).toMatchObject({ rows: [13, 7], warnings: [] })
  status = 503
  highest = 0
  const mark =
    /^Its rows are those of \d{4}-\d\d-\d\d \d\d:\d\d UTC, as they could not be had now: The server had an error of its own \(503\)/
  for (const time of ['at first', 'and of those that stood in']) {
    const stood = await run()
    expect(stood, time).toMatchObject({ status: 'completed', rows: [13, 7] })
    expect(stood.warnings).toEqual([expect.stringMatching(mark)])
  }
  expect(await run({ standsIn: false })).toMatchObject({ status: 'failed' })
  // A refusal is no outage: rows of old would hide it.
  status = 403
  expect(await run()).toMatchObject({ status: 'failed' })
})

test('an answer that says what it is known by is sent again only where it has changed', async () => {
  // With as many pipelines as a plan holds.
  user = await server.signUp()
  highest = 9
  const run = await saved({})
  etag = '"first"'
  expect(await run()).toMatchObject({ status: 'completed', rows: [9, 5] })
  expect(unless).toBe(undefined)
  highest = 12
  for (const time of ['at first', 'and of what was taken again']) {
    expect(await run(), time).toMatchObject({ rows: [9, 5], warnings: [], asked: ['GET /news'] })
    expect(unless).toBe('"first"')
  }
  etag = '"second"'
  expect(await run()).toMatchObject({ rows: [12, 6] })
  highest = 9
  expect(await run()).toMatchObject({ rows: [12, 6] })
  // For who has another token there may be other rows.
  await run.secrets({ headers: '{"X-Key": "another"}' })
  expect(await run()).toMatchObject({ rows: [9, 5] })
  expect(unless).toBe(undefined)
  expect(await run({ rowsAt: '', leavesOthers: true })).toMatchObject({ rows: [9, 5] })
  expect(unless).toBe(undefined)
  etag = undefined
})

type Graph = ReturnType<typeof graph>

/** Tries the address, and gives what runs a pipeline that asks it and keeps the rows with an odd id. */
async function saved(parts: object) {
  status = 200
  const tried = await user.call('tryRequest', { body: { request: request(parts) } })
  const { id, settings } = tried.connection
  const place = { url: '/news' }
  const known = { connectionId: id, request: request({ ...parts, ...place }) }
  await user.call('tryRequest', { body: known })
  const pipeline = await savePipeline(user, graph(id, { ...parts, ...place }))
  const leadTo = ({ port }: ServedWeb) =>
    user.call('changeConnection', { params: { id }, body: { settings: { ...settings, port } } })
  const secrets = (given: Record<string, string>) =>
    user.call('changeConnection', { params: { id }, body: { secrets: given } })
  const run = async (changed: object = {}, part: (whole: Graph) => object = () => ({})) => {
    const before = web.asked.length
    const whole = graph(id, { ...parts, ...place, ...changed })
    const body = { ...whole, ...part(whole) }
    const params = { id: pipeline.id }
    const { executionId } = await user.call('executePipeline', { params, body })
    const ended = await untilFinished(user, executionId)
    return {
      status: ended.status,
      error: ended.error,
      rows: ended.blocks.map(({ rows }) => rows),
      warnings: ended.blocks.flatMap(({ warnings = [] }) => warnings),
      asked: web.asked.slice(before),
    }
  }
  return Object.assign(run, { leadTo, secrets })
}

function script({ url, headers }: Visit): Scripted {
  if (status !== 200) return { status }
  unless = headers['if-none-match']
  if (etag !== undefined && unless === etag) return { status: 304 }
  const after = Number(url.searchParams.get('after') ?? 0)
  const ids = Array.from({ length: highest }, (_, index) => index + 1)
  const body = ids.filter((id) => id > after).map((id) => ({ id }))
  return { body, ...(etag === undefined ? {} : { headers: { etag } }) }
}

function request(parts: object) {
  const url = `${web.origin}/news`
  return webRequestSchema.parse({ url, method: 'GET', headers: '', retries: 0, ...parts })
}

function graph(connectionId: string, parts: object) {
  const config = { ...request(parts), connectionId }
  const where = { match: 'all', conditions: [] }
  const parameters = { mode: 'expression', rows: 'keep', where, expression: 'id % 2 = 1' }
  return {
    blocks: [
      block('ask', 'api_ingestion', { dataSource: { type: 'api', config } }),
      block('odd', 'filter', { parameters }),
    ],
    connections: [{ id: 'e1', source: 'ask', target: 'odd' }],
  }
}

function block(id: string, type: string, configuration: Block['configuration']): Block {
  return { id, type, configuration, label: id, position: { x: 0, y: 0 }, data: {} }
}

import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
let datasetId: string
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
  datasetId = (await uploadSales(user)).id
})
afterAll(() => server.close())

test('a wrong column is named, with the nearest that exists', async () => {
  const graph = salesGraph(datasetId, 'amout > 100')
  const { diagnostics } = await user.call('checkPipeline', { body: graph })
  expect(diagnostics).toEqual([expect.objectContaining({ severity: 'error' })])
  expect(JSON.stringify(diagnostics)).toContain('amount')
  const pipeline = await savePipeline(user, graph)
  await expect(
    user.call('executePipeline', { params: { id: pipeline.id }, body: {} }),
  ).rejects.toMatchObject({ status: 422, code: 'invalid_pipeline' })
})

test.each([
  ['an unclosed quote', 'a,b\n1,"2\n3,4\n'],
  ['nothing', ''],
  ['binary', '\u0000\u0001\u0002'],
])('a broken CSV (%s) is refused with a reason', async (_, csvData) => {
  const before = await user.call('listDatasets')
  const body = { name: 'broken', filename: 'broken.csv', csvData }
  const refused = await user.call('uploadDataset', { body }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 422, code: 'unreadable_data' })
  expect(await user.call('listDatasets')).toEqual(before)
})

test('an unknown block type is a diagnostic, and saving keeps it', async () => {
  const graph = salesGraph(datasetId)
  const blocks = graph.blocks.map((block) =>
    block.id === 'west' ? { ...block, type: 'teleport' } : block,
  )
  const odd = { blocks, connections: graph.connections }
  const { diagnostics } = await user.call('checkPipeline', { body: odd })
  expect(JSON.stringify(diagnostics)).toContain('teleport')
  const saved = await savePipeline(user, odd)
  expect(saved.blocks.map(({ type }) => type)).toContain('teleport')
  await expect(
    user.call('executePipeline', { params: { id: saved.id }, body: {} }),
  ).rejects.toMatchObject({ status: 422 })
  await expect(
    user.call('generateBlockCode', {
      body: { blockType: 'teleport', blockLabel: 'x', configuration: {} },
    }),
  ).rejects.toMatchObject({ status: 422, code: 'invalid_pipeline' })
})

test('a cycle is a diagnostic', async () => {
  const graph = salesGraph(datasetId)
  const connections = [...graph.connections, { id: 'ewest-west', source: 'west', target: 'west' }]
  const { diagnostics } = await user.call('checkPipeline', {
    body: { blocks: graph.blocks, connections },
  })
  expect(diagnostics.some(({ code }) => code.includes('cycle'))).toBe(true)
})

test('an empty pipeline has nothing to execute', async () => {
  const pipeline = await savePipeline(user, { blocks: [], connections: [] })
  await expect(
    user.call('executePipeline', { params: { id: pipeline.id }, body: {} }),
  ).rejects.toMatchObject({ status: 422, code: 'no_blocks', reason: 'No blocks to execute' })
})

test.each([
  ['10 MB', 10_000_000, 413],
  ['33 kB', 33_000, 400],
])('a sentence of %s is too large', async (_, length, status) => {
  const refused = await user
    .call('conversationalPipeline', {
      body: {
        message: 'x'.repeat(length),
        currentPipeline: { blocks: [], connections: [] },
        availableDatasets: [],
      },
    })
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ status })
  expect((await user.call('currentUser')).user.credits).toBe(5)
})

test('a sender that reads nothing before all is sent gets the answer, not a broken pipe', async () => {
  const { hostname, port } = new URL(server.url)
  const body = JSON.stringify({ message: 'x'.repeat(10_000_000) })
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/conversational-pipeline HTTP/1.1\r\nHost: ${hostname}:${port}\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
      )
      socket.pause()
      socket.write(body, () => socket.resume())
    })
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (heard += part))
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('too_large')
})

describe('bodies', () => {
  test.each([
    ['no JSON', '{"name":', 400],
    ['an empty body', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a prototype', '{"__proto__":{"polluted":1},"name":"x"}', 400],
    ['a constructor', '{"constructor":{"prototype":{"polluted":1}}}', 400],
    ['a field too many', '{"name":"x","blocks":"[]","connections":"[]","userId":"1"}', 400],
    ['text that is no JSON', '{"name":"x","blocks":"[","connections":"[]"}', 400],
    ['blocks that are no list', '{"name":"x","blocks":"{}","connections":"[]"}', 422],
    [
      'a prototype in text',
      '{"name":"x","blocks":"[{\\"__proto__\\":{}}]","connections":"[]"}',
      422,
    ],
    [
      'deep text',
      `{"name":"x","blocks":"${'['.repeat(5e4)}${']'.repeat(5e4)}","connections":"[]"}`,
      413,
    ],
    ['a NUL', '{"name":"x\\u0000","blocks":"[]","connections":"[]"}', 400],
    ['half a character', '{"name":"\\ud800","blocks":"[]","connections":"[]"}', 200],
  ])('%s', async (_, body, status) => {
    const response = await fetch(`${server.url}/api/pipelines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty(status === 200 ? 'id' : 'error')
    expect({}).not.toHaveProperty('polluted')
  })
})

test('nothing of a bug reaches the outside', async () => {
  const wrong = server.logLines.filter((line) => line.includes('"Unexpected error"'))
  expect(wrong).toEqual([])
})

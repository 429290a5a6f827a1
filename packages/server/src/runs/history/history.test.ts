import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readEvents } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asReport } from '../../testing/reports.ts'
import {
  salesGraph,
  savePipeline,
  untilFinished,
  uploadSales,
  WEST_OVER_100,
} from '../../testing/sales.ts'
import type { TestServer, TestUser } from '../../testing/start-test-server.ts'
import { workerServer } from '../../testing/worker-server.ts'

let server: TestServer
let user: TestUser
let graph: ReturnType<typeof salesGraph>
let pipeline: { id: string }
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
  graph = salesGraph((await uploadSales(user)).id)
  pipeline = await savePipeline(user, graph)
})
afterAll(() => server.close())

test('runs are listed by page, newest first, of one pipeline and in one state', async () => {
  const ran = await execute()
  const other = await savePipeline(user, graph)
  const stopped = await start(other.id)
  await user.call('cancelExecution', { params: { id: stopped } })
  await untilFinished(user, stopped)
  const list = async (query: object) => {
    const { runs, count } = await user.call('runHistory', { query })
    return { ids: runs.map(({ id }) => id), count }
  }
  expect(await list({})).toEqual({ ids: [stopped, ran], count: 2 })
  expect(await list({ limit: 1, offset: 1 })).toEqual({ ids: [ran], count: 2 })
  expect(await list({ pipelineId: other.id })).toEqual({ ids: [stopped], count: 1 })
  expect(await list({ status: 'failed' })).toEqual({ ids: [], count: 0 })
  const { runs } = await user.call('runHistory', { query: { pipelineId: pipeline.id } })
  expect(runs).toMatchObject([
    {
      status: 'completed',
      pipelineName: 'West',
      blockCount: 3,
      rows: WEST_OVER_100,
      warned: 0,
      error: null,
    },
  ])
  const [{ ms = 0, createdAt, finishedAt } = {}] = runs
  expect(ms).toBeGreaterThan(0)
  // Without the time it waited.
  expect(ms).toBeLessThanOrEqual(Date.parse(finishedAt ?? '') - Date.parse(createdAt ?? '') + 50)
  const stranger = await server.signUp()
  expect(await stranger.call('runHistory', { query: { pipelineId: pipeline.id } })).toEqual({
    runs: [],
    count: 0,
  })
})

test("another user's run does not exist, whatever is wanted of it", async () => {
  const params = { id: await execute() }
  const stranger = await server.signUp()
  for (const name of ['executionSnapshot', 'runAgain', 'deleteExecution'] as const)
    await expect(stranger.call(name, { params })).rejects.toMatchObject({ status: 404 })
  expect(await user.call('getExecution', { params })).toMatchObject({ status: 'completed' })
})

test('a run is run again with the blocks it had, whatever became of the pipeline', async () => {
  const own = await savePipeline(user, graph)
  const first = await start(own.id)
  await untilFinished(user, first)
  const { blocks, connections } = salesGraph('gone', 'amount > 300')
  await user.call('savePipeline', {
    params: { id: own.id },
    headers: { 'if-match': '"1"' },
    body: {
      name: 'West',
      blocks: JSON.stringify(blocks),
      connections: JSON.stringify(connections),
    },
  })
  const headers = { 'idempotency-key': 'again' }
  const again = () => user.call('runAgain', { params: { id: first }, headers })
  const { executionId } = await again()
  expect(await again()).toEqual({ executionId })
  expect(await untilFinished(user, executionId)).toMatchObject({
    pipelineId: own.id,
    status: 'completed',
    blocks: [{ id: 'load' }, { rows: WEST_OVER_100 }, { id: 'file' }],
  })
  const params = { id: executionId }
  expect((await user.call('executionSnapshot', { params })).blocks).toEqual(graph.blocks)
})

test('a run that is over is deleted with its files; its report stays', async () => {
  const id = await start(pipeline.id, asReport(graph.blocks))
  const params = { id }
  await expect(user.call('deleteExecution', { params })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Stop it first'),
  })
  const { artifacts } = await untilFinished(user, id)
  const folder = join(server.place.dataFolder, 'files', 'runs')
  expect(readdirSync(folder)).toContain(id)
  await user.call('deleteExecution', { params })
  await expect.poll(() => readdirSync(folder)).not.toContain(id)
  await expect(user.call('getExecution', { params })).rejects.toMatchObject({ status: 404 })
  const report = `/api/artifacts/${artifacts[0]?.id}/content`
  expect((await get(report)).status).toBe(200)
})

test('a mail about a run that was deleted leads nowhere, and stays', async () => {
  const alerts = { enabled: true, email: '', conditions: 'both' }
  const telling = graph.blocks.map((block) => ({
    ...block,
    configuration: { ...block.configuration, alerts },
  }))
  const id = await start(pipeline.id, telling)
  await untilFinished(user, id)
  const told = async () => (await user.call('listOutbox', { query: {} })).entries
  expect(await told()).toMatchObject([{ executionId: id }])
  await user.call('deleteExecution', { params: { id } })
  expect(await told()).toMatchObject([{ executionId: null }])
})

test('events go on behind the last one seen, and say when there is none', async () => {
  const id = await start(pipeline.id)
  const events = async (seen?: string) => {
    const headers: Record<string, string> = seen === undefined ? {} : { 'last-event-id': seen }
    return get(`/api/executions/${id}/events`, headers)
  }
  const text = await (await events()).text()
  const ids = [...text.matchAll(/^id: (.*)$/gm)].map(([, word]) => word ?? '')
  expect(ids.length).toBe(text.match(/^data: /gm)?.length)
  expect(new Set(ids).size).toBe(ids.length)
  const end = await events(ids.at(-1))
  expect([end.status, await end.text()]).toEqual([204, ''])
  // Whoever saw less is told how it stands, and not what was in between.
  const rest = await events('another')
  const told: unknown[] = []
  for await (const state of readEvents(rest.body ?? new ReadableStream())) told.push(state)
  expect(told).toEqual([await user.call('getExecution', { params: { id } })])
})

async function start(id: string, blocks = graph.blocks): Promise<string> {
  const { executionId } = await user.call('executePipeline', { params: { id }, body: { blocks } })
  return executionId
}

async function execute(): Promise<string> {
  const id = await start(pipeline.id)
  await untilFinished(user, id)
  return id
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    headers: { authorization: `Bearer ${user.token}`, ...headers },
  })
}

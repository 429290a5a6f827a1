import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Execution } from '@plainflow/contract'
import { TARGET_WORDS, TARGETS } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  salesGraph,
  savePipeline,
  untilFinished,
  uploadSales,
  WEST_OVER_100,
} from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
let datasetId: string
let pipelineId: string
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
  datasetId = (await uploadSales(user)).id
  pipelineId = (await savePipeline(user, salesGraph(datasetId))).id
})
afterAll(() => server.close())

test('a run ends with rows, code and a file', async () => {
  const run = await untilFinished(user, await execute())
  expect(run).toMatchObject({
    pipelineId,
    status: 'completed',
    progress: 1,
    error: null,
    fileKeys: TARGETS.map((id) => TARGET_WORDS[id].fileName),
    outputKeys: ['west.parquet'],
    blocks: [
      { id: 'load', status: 'completed' },
      { id: 'west', status: 'completed', rows: WEST_OVER_100 },
      { id: 'file', status: 'completed', rows: WEST_OVER_100 },
    ],
  })
  const [key = ''] = run.resultKeys
  const page = await user.call('executionResult', {
    params: { id: run.id, key },
    query: { limit: 3 },
  })
  expect(page.rowCount).toBe(WEST_OVER_100)
  expect(page.rows).toHaveLength(3)
  const code = await user.call('executionFile', { params: { id: run.id, key: 'pipeline.py' } })
  expect(code).toContain('sales.csv')
  const output = await get(`/api/executions/${run.id}/outputs/west.parquet`)
  expect(output.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''west.parquet",
  )
  expect(output.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await output.arrayBuffer()).toString('latin1', 0, 4)).toBe('PAR1')
})

test('a run keeps the snapshot it was given', async () => {
  const graph = salesGraph(datasetId, 'amount > 300')
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipelineId },
    body: graph,
  })
  const run = await untilFinished(user, executionId)
  expect(run.blocks.find(({ id }) => id === 'west')?.rows).not.toBe(WEST_OVER_100)
  const stored = await user.call('getPipeline', { params: { id: pipelineId } })
  expect(stored.version).toBe(1)
})

test('a run up to a block leaves out what lies beyond, whatever is wrong there', async () => {
  const graph = salesGraph(datasetId)
  const broken = graph.blocks.map((block) =>
    block.id === 'file' ? { ...block, configuration: { output: { format: 'none' } } } : block,
  )
  const start = (upTo: string) =>
    user.call('executePipeline', {
      params: { id: pipelineId },
      body: { blocks: broken, connections: graph.connections, upTo },
    })
  const run = await untilFinished(user, (await start('west')).executionId)
  expect(run).toMatchObject({
    status: 'completed',
    outputKeys: [],
    resultKeys: ['west'],
    blocks: [{ id: 'load' }, { id: 'west', status: 'completed', rows: WEST_OVER_100 }],
  })
  expect(run.blocks).toHaveLength(2)
  await expect(start('file')).rejects.toMatchObject({ status: 422 })
  await expect(start('nowhere')).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('has no block \\"nowhere\\"'),
  })
})

test('events tell every change until the end', async () => {
  const id = await execute()
  const response = await get(`/api/executions/${id}/events`)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const text = await response.text() // ends by itself
  const states = [...text.matchAll(/^data: (.*)$/gm)].map(
    ([, json]) => JSON.parse(json ?? '') as Execution, // checked by the server before sending
  )
  expect(states.at(-1)).toMatchObject({ id, status: 'completed' })
  expect(states.at(-1)).toEqual(await user.call('getExecution', { params: { id } }))
})

test('started again with its key it is the same run', async () => {
  const headers = { 'idempotency-key': 'run-1' }
  const start = () =>
    user.call('executePipeline', { params: { id: pipelineId }, body: {}, headers })
  const first = await start()
  expect(await start()).toEqual(first)
})

test('runs of a free user wait for each other, and all finish', async () => {
  const ids = await Promise.all([execute(), execute(), execute()])
  const atOnce: number[] = []
  let mine: Execution[]
  do {
    const all = await user.call('listExecutions', { query: { pipelineId } })
    mine = all.filter(({ id }) => ids.includes(id))
    atOnce.push(mine.filter(({ status }) => status === 'running').length)
  } while (mine.some(({ finishedAt }) => finishedAt === null))
  expect(mine.map(({ status }) => status)).toEqual(Array(3).fill('completed'))
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(1)
})

test('a run can be cancelled, waiting or running', async () => {
  const [first, second] = [await execute(), await execute()]
  for (const id of [second, first]) await user.call('cancelExecution', { params: { id } })
  const cancelled = await untilFinished(user, second)
  expect(cancelled).toMatchObject({ status: 'cancelled' })
  expect(cancelled.blocks.map(({ status }) => status)).not.toContain('running')
  // The first may have been done already; it must not be left running.
  expect(['cancelled', 'completed']).toContain((await untilFinished(user, first)).status)
})

test('a dataset deleted while a run waits fails that run with a reason', async () => {
  const other = await server.signUp()
  const dataset = await uploadSales(other)
  const { id } = await savePipeline(other, salesGraph(dataset.id))
  const start = () => other.call('executePipeline', { params: { id }, body: {} })
  const [blocking, waiting] = [await start(), await start()]
  await other.call('deleteDataset', { params: { id: dataset.id } })
  await untilFinished(other, blocking.executionId)
  const run = await untilFinished(other, waiting.executionId)
  expect(run).toMatchObject({ status: 'failed', error: expect.any(String) })
})

test('keys are looked up, never joined to a path', async () => {
  const { id } = await untilFinished(user, await execute())
  for (const key of ['..', '..%2f..%2f..%2fsecret', '%2fetc%2fpasswd', 'pipeline.sql%00'])
    for (const kind of ['files', 'results', 'outputs'])
      expect([400, 404]).toContain((await get(`/api/executions/${id}/${kind}/${key}`)).status)
})

test('deleting a pipeline takes its runs and their files', async () => {
  const { id } = await savePipeline(user, salesGraph(datasetId))
  const { executionId } = await user.call('executePipeline', { params: { id }, body: {} })
  await untilFinished(user, executionId)
  const folder = join(server.place.dataFolder, 'files', 'runs')
  expect(readdirSync(folder)).toContain(executionId)
  await user.call('deletePipeline', { params: { id } })
  await expect.poll(() => readdirSync(folder)).not.toContain(executionId)
})

async function execute(): Promise<string> {
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipelineId },
    body: {},
  })
  return executionId
}

function get(path: string): Promise<Response> {
  return fetch(server.url + path, { headers: { authorization: `Bearer ${user.token}` } })
}

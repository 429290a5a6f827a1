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
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
  datasetId = (await uploadSales(user)).id
})
afterAll(() => server.close())

test('a run tells its limits, its plan, its blocks and its memory, in order', async () => {
  const run = await finished()
  expect(run.peakBytes).toBeGreaterThan(20_000_000)
  const { entries } = await user.call('executionLog', { params: { id: run.id } })
  expect(entries[0]).toMatchObject({ topic: 'run', text: 'Taken up, attempt 1.' })
  expect(entries.at(-1)).toMatchObject({ topic: 'run', text: 'Completed.' })
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b))
  const said = entries.map(({ topic, block = '', text }) => `${topic} ${block} ${text}`)
  expect(said).toContainEqual(expect.stringMatching(/^limits {2}Limits: 1 GB of memory/))
  expect(said).toContain('plan file Is written as a result.')
  expect(said).toContainEqual(
    expect.stringMatching(new RegExp(`^block west Finished with ${WEST_OVER_100} rows after`)),
  )
  expect(said).toContainEqual(expect.stringMatching(/^memory {2}At most \d+/))
})

test('a second run says what it took from the cache', async () => {
  await finished()
  const run = await finished()
  const { entries } = await user.call('executionLog', { params: { id: run.id } })
  const cached = entries.filter(({ topic }) => topic === 'cache').map(({ block }) => block)
  const reused = run.blocks.flatMap((block) => (block.cached ? [block.id] : []))
  expect(reused.length).toBeGreaterThan(0)
  expect(cached).toEqual(expect.arrayContaining(reused))
})

test('a log is for the owner of the run alone', async () => {
  const run = await finished()
  const other = await server.signUp()
  await expect(other.call('executionLog', { params: { id: run.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('code comes with the lines of every block, and with what it leaves out', async () => {
  const graph = salesGraph(datasetId)
  for (const target of ['duckdb', 'pandas'] as const) {
    const { files, gaps } = await user.call('pipelineCode', { body: { ...graph, target } })
    const [file] = files
    expect(new Set(file?.lines.map(({ block }) => block))).toEqual(
      new Set(['load', 'west', 'file']),
    )
    const count = file?.text.split('\n').length ?? 0
    for (const { from, to } of file?.lines ?? [])
      expect(from >= 1 && from <= to && to <= count).toBe(true)
    expect(gaps).toEqual([])
  }
})

async function finished() {
  const pipeline = await savePipeline(user, salesGraph(datasetId))
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  return untilFinished(user, executionId)
}

import { PLANS } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPipeline } from '../testing/reports.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import { slowCsv, slowExpression } from '../testing/slow-pipeline.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { beginBuying } from './testing/buying.ts'

/** What the cards of the plans promise is what the server holds to. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('Free keeps so many pipelines and says so; a plan that is bought makes room', async () => {
  const user = await server.signUp()
  const make = (name: string) =>
    user.call('createPipeline', {
      body: { name, description: '', blocks: '[]', connections: '[]' },
    })
  for (let made = 0; made < (PLANS.free.pipelines ?? 0); made++) await make(`p${made}`)
  await expect(make('one more')).rejects.toMatchObject({
    status: 403,
    reason: 'The Free plan holds 5 pipelines. Deleting one or upgrading the plan makes room.',
  })
  await user.call('payTestCheckout', { params: { id: await beginBuying(user, 'basic') } })
  await make('one more')
})

test('Free takes files up to its size and says so before a byte is sent', async () => {
  const user = await server.signUp()
  const body = { filename: 'large.csv', size: PLANS.free.fileGigabytes * 1e9 + 1 }
  await expect(user.call('beginUpload', { body })).rejects.toMatchObject({
    status: 413,
    reason: expect.stringContaining('The Free plan takes files up to 2 GB.'),
  })
})

test('a run is held to the time and memory of its plan', async () => {
  const user = await server.signUp()
  const pipeline = await savePipeline(user, salesGraph((await uploadSales(user)).id))
  expect(await limitsSaid(user, pipeline.id)).toContain('1 GB of memory, 300 s')
  await user.call('payTestCheckout', { params: { id: await beginBuying(user, 'pro') } })
  expect(await limitsSaid(user, pipeline.id)).toContain('4 GB of memory, 3600 s')
})

test('nobody takes more than the operator allows; without plans that is all there is', async () => {
  const bounded = await startTestServer({
    env: { PLAINFLOW_MAX_RUN_MINUTES: '2', PLAINFLOW_MAX_RUN_BYTES: '600000000' },
  })
  const free = await startTestServer({
    env: { PLAINFLOW_BILLING: 'off', PLAINFLOW_MAX_RUN_MINUTES: '600' },
  })
  try {
    for (const [one, said] of [
      [bounded, '600 MB of memory, 120 s'],
      [free, '4 GB of memory, 36000 s'],
    ] as const) {
      const user = await one.signUp()
      const pipeline = await savePipeline(user, salesGraph((await uploadSales(user)).id))
      expect(await limitsSaid(user, pipeline.id)).toContain(said)
    }
  } finally {
    await bounded.close()
    await free.close()
  }
})

test('Free runs one pipeline at a time; another waits, and says what for', async () => {
  const user = await server.signUp()
  const { id } = await uploadSales(user, slowCsv(60_000))
  const graph = salesGraph(id, slowExpression())
  const [first, second] = [await savePipeline(user, graph), await savePipeline(user, graph)]
  const run = async (pipeline: { id: string }) =>
    (await user.call('executePipeline', { params: { id: pipeline.id }, body: {} })).executionId
  const running = await run(first)
  const look = (of: string) => user.call('getExecution', { params: { id: of } })
  await expect.poll(async () => (await look(running)).status).toBe('running')
  const waiting = await run(second)
  await expect
    .poll(async () => (await look(waiting)).waitsFor)
    .toBe('The Free plan runs one pipeline at a time. This one begins when another is done.')
  expect((await look(running)).waitsFor).toBeUndefined()
  await user.call('cancelExecution', { params: { id: running } })
  await expect.poll(async () => (await look(waiting)).status).toBe('running')
  expect((await look(waiting)).waitsFor).toBeUndefined()
  await user.call('cancelExecution', { params: { id: waiting } })
})

/** What a run says it may take. */
async function limitsSaid(user: TestUser, pipelineId: string): Promise<string> {
  const run = await runPipeline(user, pipelineId)
  const { entries } = await user.call('executionLog', { params: { id: run.id } })
  return entries.find(({ topic }) => topic === 'limits')?.text ?? 'nothing'
}

import { createClient } from '@plainflow/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { slowCsv, slowExpression } from '../testing/slow-pipeline.ts'
import { newCredentials, signUpThrough, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

let place: TestPlace
const started: ServerProcess[] = []
beforeEach(async () => {
  place = await createReadyPlace()
})
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.child.kill('SIGTERM')
    await server.ended
  }
  await place.remove()
})

test('killed during a run, it starts again at once and loses nothing', async () => {
  const first = await start()
  const user = await signUp(first)
  const dataset = await uploadSales(user, slowCsv(100_000))
  const pipeline = await savePipeline(user, salesGraph(dataset.id, slowExpression()))
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  await expect
    .poll(async () => (await user.call('getExecution', { params: { id: executionId } })).status)
    .toBe('running')
  first.child.kill('SIGKILL')
  await first.ended

  const restarted = Date.now()
  const second = await start()
  const again = { ...user, call: createClient({ baseUrl: second.url, token: () => user.token }) }
  expect((await again.call('currentUser')).user.email).toBe(user.email)
  expect(await again.call('listDatasets')).toEqual([dataset])
  expect(await again.call('getPipeline', { params: { id: pipeline.id } })).toEqual(pipeline)
  // Taken up again: either done, or in the hands of the living server.
  const run = await untilFinished(again, executionId)
  expect(run).toMatchObject({ status: 'completed' })
  expect(Date.now() - restarted).toBeLessThan(60_000)
  const page = await again.call('executionResult', {
    params: { id: executionId, key: run.resultKeys[0] ?? '' },
    query: {},
  })
  expect(page.rowCount).toBe(0)
})

test('a run that takes its server down three times is given up', async () => {
  let server = await start()
  const user = await signUp(server)
  const dataset = await uploadSales(user, slowCsv(100_000))
  const pipeline = await savePipeline(user, salesGraph(dataset.id, slowExpression()))
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  for (let kill = 0; kill < 3; kill++) {
    const call = createClient({ baseUrl: server.url, token: () => user.token })
    await expect
      .poll(async () => (await call('getExecution', { params: { id: executionId } })).status)
      .toBe('running')
    server.child.kill('SIGKILL')
    await server.ended
    server = await start()
  }
  const again = { ...user, call: createClient({ baseUrl: server.url, token: () => user.token }) }
  const asked = Date.now()
  expect(await untilFinished(again, executionId)).toMatchObject({
    status: 'failed',
    error: 'interrupted',
  })
  expect(Date.now() - asked).toBeLessThan(15_000)
})

test('a second server on the same folder is refused in a clear word', async () => {
  const first = await start()
  const second = await startServerProcess(place.env)
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Another Plainflow server is using the data folder')
  expect(second.output()).not.toMatch(/\n +at /) // no stack: this is no bug
  expect((await fetch(`${first.url}/api/health`)).ok).toBe(true)
})

test('asked to stop it ends by itself, and puts its run back', async () => {
  const first = await start()
  const user = await signUp(first)
  const dataset = await uploadSales(user, slowCsv(100_000))
  const pipeline = await savePipeline(user, salesGraph(dataset.id, slowExpression()))
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  await expect
    .poll(async () => (await user.call('getExecution', { params: { id: executionId } })).status)
    .toBe('running')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = await start()
  const again = { ...user, call: createClient({ baseUrl: second.url, token: () => user.token }) }
  expect(await untilFinished(again, executionId)).toMatchObject({ status: 'completed' })
})

test('it goes on when nobody reads its log any more', async () => {
  const server = await start()
  server.child.stdout?.destroy()
  server.child.stderr?.destroy()
  // Each is a line of the log.
  for (let request = 0; request < 20; request++)
    expect((await fetch(`${server.url}/api/health`)).ok).toBe(true)
})

describe('a wrong setting', () => {
  test('is named, and nothing starts', async () => {
    const server = await startServerProcess({ ...place.env, PLAINFLOW_SECRET: 'short' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('PLAINFLOW_SECRET: must be at least 32 characters')
  })
})

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(place.env)
  started.push(server)
  await untilHealthy(server)
  return server
}

async function signUp(server: ServerProcess): Promise<TestUser> {
  const credentials = newCredentials()
  const token = await signUpThrough(createClient({ baseUrl: server.url }), credentials)
  return {
    ...credentials,
    token,
    call: createClient({ baseUrl: server.url, token: () => token }),
  }
}

import { createClient } from '@plainflow/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createAdmin } from '../accounts/operator.ts'
import { readSettings } from '../settings.ts'
import { startWorker } from '../start-worker.ts'
import { type OwnProcess, startWorkerProcess } from '../testing/server-process.ts'
import { slowCsv, slowExpression } from '../testing/slow-pipeline.ts'
import {
  salesGraph,
  savePipeline,
  untilFinished,
  uploadSales,
  WEST_OVER_100,
} from '../testing/sales.ts'
import { startBucket, type TestBucket } from '../testing/start-bucket.ts'
import { newCredentials, startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createDatabase, createTestPlace, type TestPlace } from '../testing/test-settings.ts'

/** A server that runs nothing itself, and workers beside it: one database, one bucket, a folder each. */
const PATIENT = { timeout: 60_000 }
const root = newCredentials()

let storage: TestBucket
let database: { url: string; drop(): Promise<unknown> }
let server: TestServer
const places: TestPlace[] = []
const workers: OwnProcess[] = []
beforeAll(async () => {
  storage = await startBucket()
  const { databaseUrl } = inject('workerStores')
  database = await createDatabase({ admin: databaseUrl ?? undefined, template: 'postgres' })
  const place = await newPlace({ PLAINFLOW_RUN_PLACES: '0' })
  const first = await startTestServer({ place })
  await first.signUp(root)
  await first.close()
  await createAdmin(readSettings(place.env), root.email)
  server = await startTestServer({ place })
})
afterAll(async () => {
  for (const { child, ended } of workers) {
    child.kill('SIGKILL')
    await ended
  }
  await server.close()
  for (const place of places) await place.remove()
  await database.drop()
  await storage.stop()
})

test('runs are taken by a worker, and what they leave is served by the server', async () => {
  const user = await server.signUp()
  const pipeline = await savePipeline(user, salesGraph((await uploadSales(user)).id))
  const params = { id: pipeline.id }
  const { executionId } = await user.call('executePipeline', { params, body: {} })
  const state = async () =>
    (await user.call('getExecution', { params: { id: executionId } })).status
  expect(await state()).toBe('queued')
  const worker = await startWorker({
    settings: readSettings((await newPlace()).env),
  })
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'completed', error: null })
  const rows = await fetch(`${server.url}/api/executions/${executionId}/results/file`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(await rows.json()).toMatchObject({ rowCount: WEST_OVER_100 })
  const kinds = async () => (await operations()).servers.map((each) => [each.kind, each.places])
  expect(await kinds()).toEqual([
    ['server', 0],
    ['worker', 2],
  ])
  await worker.close()
  expect(await kinds()).toEqual([['server', 0]])
})

test('what a killed worker had taken is finished by another', async () => {
  const user = await server.signUp()
  const dataset = await uploadSales(user, slowCsv(20_000))
  const pipeline = await savePipeline(user, salesGraph(dataset.id, slowExpression()))
  const first = await begin()
  const params = { id: pipeline.id }
  const { executionId } = await user.call('executePipeline', { params, body: {} })
  await expect
    .poll(async () => (await operations()).active.map((run) => [run.status, run.server]), PATIENT)
    .toEqual([['running', expect.stringContaining(`:${first.child.pid}`)]])
  first.child.kill('SIGKILL')
  await first.ended
  await begin()
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'completed', error: null })
})

test.each([
  ['DATABASE_URL', { DATABASE_URL: '', PLAINFLOW_STORE: '' }],
  ['PLAINFLOW_FILES', { PLAINFLOW_FILES: '' }],
  ['PLAINFLOW_SECRET', { PLAINFLOW_SECRET: '' }],
  ['PLAINFLOW_RUN_PLACES', { PLAINFLOW_RUN_PLACES: '0' }],
])('a worker says what it misses: %s', async (name, without) => {
  const { env } = await newPlace(without)
  await expect(startWorker({ settings: readSettings(env) })).rejects.toThrow(`${name}: is`)
})

async function begin(): Promise<OwnProcess> {
  const worker = startWorkerProcess((await newPlace()).env)
  workers.push(worker)
  await expect.poll(() => worker.output(), PATIENT).toContain('takes 2 runs at once')
  return worker
}

async function operations() {
  const { token } = await server.call('signIn', {
    body: { email: root.email, password: root.password },
  })
  const admin = createClient({ baseUrl: server.url, token: () => token ?? null })
  return admin('adminOperations')
}

async function newPlace(more: Record<string, string> = {}): Promise<TestPlace> {
  const place = await createTestPlace({
    DATABASE_URL: database.url,
    PLAINFLOW_STORE: 'outside',
    PLAINFLOW_SECRET: 'what all of them seal with, 32 letters and more',
    PLAINFLOW_RUN_PLACES: '2',
    ...storage.env('workers'),
    ...more,
  })
  places.push(place)
  return place
}

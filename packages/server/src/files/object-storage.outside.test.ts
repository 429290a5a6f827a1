import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@plainflow/contract'
import { Bucket } from '@plainflow/engine/bucket'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { backup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { readSettings } from '../settings.ts'
import { reachStore } from '../store/reach-store.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { runPipeline, saveReport } from '../testing/reports.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { startBucket, type TestBucket } from '../testing/start-bucket.ts'
import {
  newCredentials,
  signUpThrough,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'
import { moveFiles } from './move-files.ts'

/** It ends what hangs, and judges nothing. */
const PATIENT = { timeout: 60_000 }

let storage: TestBucket
const places: TestPlace[] = []
const processes: ServerProcess[] = []
beforeAll(async () => {
  storage = await startBucket()
})
afterAll(() => storage.stop())
afterEach(async () => {
  for (const server of processes.splice(0)) {
    server.child.kill('SIGKILL')
    await server.ended
  }
  for (const place of places.splice(0)) await place.remove()
})

test('what is uploaded and made lies in the bucket, and goes with its row', async () => {
  const place = await newPlace('all')
  const server = await startTestServer({ place })
  try {
    const user = await server.signUp()
    const made = await makeThings(server, user)
    const kinds = (await keys(place)).map((key) => key.split('/').slice(1, 2)[0])
    expect(new Set(kinds)).toEqual(new Set(['plainflow', 'datasets', 'runs', 'artifacts']))
    // Another machine has no copies.
    rmSync(join(place.dataFolder, 'files', 'datasets', made.datasetId), { recursive: true })
    rmSync(join(place.dataFolder, 'files', 'runs'), { recursive: true })
    expect(await seen(server, user, made)).toEqual(made.before)
    await user.call('deletePipeline', { params: { id: made.pipelineId } })
    await user.call('deletePipeline', { params: { id: made.reportId } })
    await user.call('deleteDataset', { params: { id: made.datasetId } })
    await user.call('deleteDataset', { params: { id: made.reportDataset } }).catch(() => null)
    await expect.poll(() => keys(place), PATIENT).toEqual(['all/plainflow'])
  } finally {
    await server.close()
  }
})

test('rows are read where copies make room for each other at once', async () => {
  const place = await newPlace('copies', { PLAINFLOW_FILES_COPIES_BYTES: '1' })
  const server = await startTestServer({ place })
  try {
    const user = await server.signUp()
    const [one, two] = [await uploadSales(user), await uploadSales(user)]
    for (const { id } of [one, two, one, one]) {
      const { rows } = await user.call('datasetRows', { params: { id }, query: { limit: 3 } })
      expect(rows).toHaveLength(3)
    }
  } finally {
    await server.close()
  }
})

test('what a run makes is kept where copies make room for each other at once', async () => {
  const place = await newPlace('made', { PLAINFLOW_FILES_COPIES_BYTES: '1' })
  const server = await startTestServer({ place })
  try {
    const user = await server.signUp()
    const run = await runPipeline(user, (await saveReport(user)).id)
    expect(run).toMatchObject({ status: 'completed', artifacts: [{ name: 'west.html' }] })
    // It lies among the artifacts and nowhere else.
    expect((await keys(place)).filter((key) => /\.html$|\/content$/.test(key))).toHaveLength(1)
  } finally {
    await server.close()
  }
})

test('killed while it sends a file, a server leaves neither objects nor parts of them', async () => {
  const place = await newPlace('killed')
  const { server, user } = await startOne(place)
  const before = await keys(place)
  const form = new FormData()
  form.append('file', new Blob([largeCsv()]), 'large.csv')
  const sending = user.call('uploadDataset', { form }).catch(() => null)
  await expect.poll(() => parts(place), { ...PATIENT, interval: 5 }).not.toEqual([])
  server.child.kill('SIGKILL')
  await server.ended
  await sending
  expect(await parts(place)).not.toEqual([])
  await startOne(place, user)
  expect(await parts(place)).toEqual([])
  expect(await keys(place)).toEqual(before)
})

test('killed between the objects and their row, it leaves none of them', async () => {
  const place = await newPlace('between')
  const { server, user } = await startOne(place)
  const before = await keys(place)
  const store = await reachStore(readSettings(place.env))
  const client = await store.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from users for update')
    const sending = uploadSales(user).catch(() => null)
    await expect.poll(async () => (await keys(place)).length, PATIENT).toBe(before.length + 2)
    server.child.kill('SIGKILL')
    await server.ended
    await sending
    await client.query('rollback')
    await startOne(place, user)
    expect(await keys(place)).toEqual(before)
  } finally {
    client.release(true)
    await store.close()
  }
})

test('files move into a bucket and back, and a try that broke off goes on', async () => {
  const place = await newPlace('moved')
  const away = { ...place.env }
  const { PLAINFLOW_FILES: address = '', ...here } = place.env
  const first = await startTestServer({ place: { ...place, env: here } })
  const user = await first.signUp()
  const made = await makeThings(first, user)
  await first.close()

  const target = readSettings(away).files
  const settings = readSettings(here)
  const moved = await moveFiles(settings, target)
  expect(moved).toMatchObject({ already: 0 })
  expect((await keys(place)).length).toBe(moved.files + 1)
  await expect(startTestServer({ place: { ...place, env: here } })).rejects.toThrow(
    'PLAINFLOW_FILES: is not set, but the files are kept at',
  )
  for (const folder of ['datasets', 'runs', 'artifacts'])
    rmSync(join(place.dataFolder, 'files', folder), { recursive: true })
  const second = await startTestServer({ place })
  expect(await seen(second, user, made)).toEqual(made.before)
  await second.close()

  // Of a try that broke off some are back already, and one is not as it was.
  const back = await moveFiles(readSettings(away), null)
  expect(back.files).toBe(moved.files)
  const third = await startTestServer({ place: { ...place, env: here } })
  expect(await seen(third, user, made)).toEqual(made.before)
  await third.close()
  expect(await moveFiles(settings, target)).toEqual({ ...moved, already: moved.files })
  expect(address).toContain('s3://')
})

test('killed while files move, either way, the next try or start leaves nothing behind', async () => {
  const place = await newPlace('half')
  const { PLAINFLOW_FILES: address = '', ...here } = place.env
  const first = await startTestServer({ place: { ...place, env: here } })
  const user = await first.signUp()
  const form = new FormData()
  form.append('file', new Blob([largeCsv(400_000)]), 'large.csv')
  const { dataset } = await user.call('uploadDataset', { form })
  const { id } = dataset
  const statusOf = async () => (await user.call('getDataset', { params: { id } })).status
  await expect.poll(statusOf, { timeout: 200_000 }).toBe('ready')
  await first.close()

  const away = startMoving(here, address)
  await expect
    .poll(() => away.unless(parts(place)), { timeout: 100_000, interval: 5 })
    .not.toEqual([])
  await away.kill()
  expect(await parts(place)).not.toEqual([])
  const settings = readSettings(here)
  const moved = await moveFiles(settings, readSettings(place.env).files)
  expect(await parts(place)).toEqual([])
  expect(await keys(place)).toHaveLength(moved.files + 1)

  const files = join(place.dataFolder, 'files')
  rmSync(join(files, 'datasets'), { recursive: true })
  const back = startMoving(place.env, 'folder')
  const underway = () => existsSync(join(files, 'fetching'))
  await expect.poll(() => back.unless(underway()), { timeout: 100_000, interval: 5 }).toBe(true)
  await back.kill()
  expect(underway()).toBe(true)
  // The files are still kept in the bucket: nothing has changed.
  const second = await startTestServer({ place })
  expect(underway()).toBe(false)
  const call = second.as(user.token)
  const { rowCount } = await call('datasetRows', { params: { id }, query: { limit: 1 } })
  expect(rowCount).toBe(400_000)
  await second.close()
})

/** The command of the terminal, in a process of its own. */
function startMoving(env: Record<string, string>, to: string) {
  const isBuilt = process.env.PLAINFLOW_TEST_MAIN !== undefined
  const file = fileURLToPath(
    new URL(`../../../cli/${isBuilt ? 'dist/bundled/main.js' : 'src/main.ts'}`, import.meta.url),
  )
  const options = isBuilt ? [] : ['--conditions=source', '--import', 'tsx']
  const args = [...options, file, 'admin', 'move-files', '--to', to]
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return {
    /** What is looked for, while it is at work. */
    async unless<T>(found: T | Promise<T>): Promise<T> {
      if (child.exitCode !== null) throw new Error(`It ended: ${said}`)
      return found
    },
    async kill() {
      expect(child.exitCode).toBe(null)
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('a backup of files in a bucket is restored into another, and nowhere else', async () => {
  const place = await newPlace('saved')
  const server = await startTestServer({ place })
  const user = await server.signUp()
  const made = await makeThings(server, user)
  await server.close()
  const file = join(place.dataFolder, 'backup.tar.gz')
  await backup(readSettings(place.env), file)
  const other = await createTestPlace(storage.env('restored'))
  places.push(other)
  const same = { ...other.env, ...storage.env('saved') }
  await expect(restore(readSettings(same), file)).rejects.toThrow('The place of the files holds')
  await restore(readSettings(other.env), file)
  rmSync(join(other.dataFolder, 'files', 'datasets'), { recursive: true })
  const restored = await startTestServer({ place: other })
  expect(await seen(restored, user, made)).toEqual(made.before)
  await restored.close()
})

test('a place that is not its own, or is none, is refused at the start', async () => {
  const place = await newPlace('mine')
  const server = await startTestServer({ place })
  await server.close()
  const other = await newPlace('mine')
  await expect(startTestServer({ place: other })).rejects.toThrow('belongs to another installation')
  const bucket = bucketOf(place)
  await bucket.put('foreign/letter.txt', bytes('Dear Sir'))
  bucket.close()
  await expect(startTestServer({ place: await newPlace('foreign') })).rejects.toThrow(
    'holds something that is not Plainflow\'s ("foreign/letter.txt")',
  )
  const wrong = { PLAINFLOW_FILES_SECRET_KEY: 'another' }
  await expect(startTestServer({ place: await newPlace('wrong', wrong) })).rejects.toThrow(
    'cannot be used: 127.0.0.1 refused the signature',
  )
  const nobody = { PLAINFLOW_FILES_ENDPOINT: 'http://127.0.0.1:9' }
  await expect(startTestServer({ place: await newPlace('nobody', nobody) })).rejects.toThrow(
    'cannot be used: The connection to 127.0.0.1 was lost or never came about',
  )
})

interface Made {
  readonly datasetId: string
  readonly pipelineId: string
  readonly reportId: string
  readonly reportDataset: string
  readonly executionId: string
  readonly artifactId: string
}

async function makeThings(server: TestServer, user: TestUser) {
  const dataset = await uploadSales(user)
  const pipeline = await savePipeline(user, salesGraph(dataset.id))
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  await untilFinished(user, executionId)
  const report = await saveReport(user)
  const { artifacts } = await runPipeline(user, report.id)
  const all = await user.call('listDatasets')
  const made = {
    datasetId: dataset.id,
    pipelineId: pipeline.id,
    reportId: report.id,
    reportDataset: all.find(({ id }) => id !== dataset.id)?.id ?? '',
    executionId,
    artifactId: artifacts[0]?.id ?? '',
  }
  return { ...made, before: await seen(server, user, made) }
}

/** All that lies in files, as its owner gets it. */
async function seen({ url, as }: TestServer, { token }: TestUser, made: Made) {
  const { datasetId: id, executionId, artifactId } = made
  const call = as(token)
  const headers = { authorization: `Bearer ${token}` }
  const get = async (path: string) => {
    const response = await fetch(`${url}/api${path}`, { headers })
    expect(response.status, path).toBe(200)
    return Buffer.from(await response.arrayBuffer()).toString('base64')
  }
  const { resultKeys, outputKeys } = await call('getExecution', { params: { id: executionId } })
  return {
    rows: await call('datasetRows', { params: { id }, query: { limit: 50 } }),
    original: await get(`/datasets/${id}/original`),
    parquet: await get(`/datasets/${id}/parquet`),
    result: await call('executionResult', {
      params: { id: executionId, key: resultKeys[0] ?? '' },
      query: { limit: 50 },
    }),
    output: await get(`/executions/${executionId}/outputs/${outputKeys[0]}`),
    report: await get(`/artifacts/${artifactId}/content`),
  }
}

async function newPlace(prefix: string, more: Record<string, string> = {}): Promise<TestPlace> {
  const place = await createReadyPlace({ ...storage.env(prefix), ...more })
  places.push(place)
  return place
}

async function startOne(place: TestPlace, known?: TestUser) {
  const server = await startServerProcess(place.env)
  processes.push(server)
  await untilHealthy(server)
  const credentials = known ?? newCredentials()
  const token =
    known?.token ?? (await signUpThrough(createClient({ baseUrl: server.url }), credentials))
  const call = createClient({ baseUrl: server.url, token: () => token })
  return { server, user: { ...credentials, token, call } }
}

function bucketOf({ env }: TestPlace): Bucket {
  const { files } = readSettings({ ...env, ...storage.env('any') })
  if (!files) throw new Error('No bucket is named')
  return new Bucket(files.bucket)
}

async function keys(place: TestPlace): Promise<readonly string[]> {
  const bucket = bucketOf(place)
  const found: string[] = []
  for await (const { key } of bucket.list(prefixOf(place))) found.push(key)
  bucket.close()
  return found
}

async function parts(place: TestPlace): Promise<readonly string[]> {
  const bucket = bucketOf(place)
  const found = await bucket.unfinished(prefixOf(place))
  bucket.close()
  return found.map(({ key }) => key)
}

function prefixOf({ env }: TestPlace): string {
  return readSettings(env).files?.prefix ?? ''
}

/** Several parts of it. */
function largeCsv(rows = 900_000): string {
  return `id,text\n${Array.from({ length: rows }, (_, row) => `${row},a line of some length that is longer than that, number ${row}\n`).join('')}`
}

async function* bytes(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}

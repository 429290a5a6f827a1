import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, ROUTES } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE_NAMES } from '../../testing/hostile-names.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../../testing/test-settings.ts'

let place: TestPlace
let server: TestServer
let user: TestUser
/** Above the data folder, so that a way out of it would be seen. */
let around: string
beforeAll(async () => {
  const given = await createTestPlace()
  const dataFolder = join(given.dataFolder, 'a', 'b', 'data')
  mkdirSync(dataFolder, { recursive: true })
  place = { ...given, dataFolder, env: { ...given.env, PLAINFLOW_DATA: dataFolder } }
  around = given.dataFolder
  chmodSync(around, 0o755) // the embedded store has to get through
  writeFileSync(join(around, 'secret'), 'canary')
  writeFileSync(join(around, 'x.csv'), 'canary')
  server = await startTestServer({ place })
  user = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const LONG = { timeout: 120_000 }
const BEARER = () => ({ authorization: `Bearer ${user.token}` })

test('there are at least 200 of them', () => {
  expect(new Set(HOSTILE_NAMES).size).toBeGreaterThanOrEqual(200)
})

test('a file name is a label: nothing outside its folder is touched', LONG, async () => {
  const before = fingerprint()
  await forEach(async (filename, index) => {
    const upload = await user.call('beginUpload', { body: { filename, size: 4 } }).catch(refused)
    if (!upload) return
    expect(upload.filename).toBe(filename.trim())
    const params = { id: upload.id }
    const bytes = new TextEncoder().encode('a\n1\n')
    await user.call('sendPart', { params, query: { offset: 0 }, bytes })
    const folder = join(place.dataFolder, 'files', 'incoming', upload.id)
    expect(readdirSync(folder)).toEqual(['source'])
    // Reading costs a process: of every tenth name, a dataset is made and downloaded.
    if (index % 10 === 0) await makeAndDownload(upload.id, filename)
    else await user.call('cancelUpload', { params })
  })
  expect(fingerprint()).toEqual(before)
})

test('as names of a form they are labels too', LONG, async () => {
  const before = fingerprint()
  await forEach(async (filename) => {
    const form = new FormData()
    // Refused while it arrives, after its name was seen.
    form.append('file', new Blob(['a,b\n\u0000']), filename)
    const response = await fetch(`${server.url}/api/datasets/upload`, {
      method: 'POST',
      headers: BEARER(),
      body: form,
    })
    expect([400, 422]).toContain(response.status)
  })
  expect(fingerprint()).toEqual(before)
})

test('as ids in a path they are looked up and not found', LONG, async () => {
  const before = fingerprint()
  const routes = Object.values<Route>(ROUTES).filter(
    ({ path, method }) => /^\/api\/(datasets|uploads|projects)\/:id/.test(path) && method === 'GET',
  )
  expect(routes.length).toBeGreaterThan(8)
  await forEach(async (name, index) => {
    const route = routes[index % routes.length]
    const path = route?.path.replace(':id', encodeURIComponent(name)) ?? ''
    const response = await fetch(server.url + path, { headers: BEARER() })
    expect([400, 404]).toContain(response.status)
    expect(await response.text()).not.toContain('canary')
  })
  expect(fingerprint()).toEqual(before)
})

/** A few at a time. */
async function forEach(work: (name: string, index: number) => Promise<void>): Promise<void> {
  const left = [...HOSTILE_NAMES.entries()]
  const workers = Array.from({ length: 8 }, async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(next[1], next[0])
  })
  await Promise.all(workers)
}

async function makeAndDownload(id: string, filename: string): Promise<void> {
  const params = { id }
  const made = await user.call('completeUpload', { params }).catch(refused)
  if (!made) return // no text by its ending, and the content is
  const response = await fetch(`${server.url}/api/datasets/${id}/original`, { headers: BEARER() })
  expect(await response.text()).toBe('a\n1\n')
  const header = response.headers.get('content-disposition') ?? ''
  expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.%~-]*$/)
  expect(made.dataset.filename).toBe(filename.trim())
  await user.call('deleteDataset', { params })
}

/** A refusal is an answer too, as long as it is the caller's fault. */
function refused(error: unknown): null {
  expect([400, 422]).toContain((error as { status?: number }).status) // what `call` throws has one
  return null
}

/** Every file around and in the data folder, but for the store's own and our temporary homes. */
function fingerprint(): string[] {
  return readdirSync(around, { recursive: true, encoding: 'utf8' })
    .filter((path) => !/data\/(postgres|pglite|outbox)/.test(path))
    .map((path) => join(around, path))
    .filter((path) => lstatSync(path).isFile())
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    .toSorted()
}

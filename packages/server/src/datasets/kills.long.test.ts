import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SeededRandom } from '../samples/seeded-random.ts'
import { type ServerProcess, startServerProcess, untilHealthy } from '../testing/server-process.ts'
import { newCredentials, type TestUser } from '../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../testing/test-settings.ts'

const KILLS = Number(process.env.PLAINFLOW_KILLS ?? 55)
const SEED = Number(process.env.PLAINFLOW_SEED ?? Date.now() % 1_000_000)

let place: TestPlace
let server: ServerProcess
let user: TestUser
/** What was answered with success, and not deleted since. */
const acknowledged = new Set<string>()
let succeeded = 0
/** Everything that was ever sent, with its number of rows, by checksum. */
const sent = new Map<string, number>()
/** What each dataset may hold: one file, or two while it is not known which version counts. */
const versions = new Map<string, Set<string>>()
const replaced = { begun: 0, acknowledged: 0, kept: 0, taken: 0 }

beforeAll(async () => {
  place = await createTestPlace()
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await place.remove()
})

test(`killed ${KILLS} times (seed ${SEED}), a dataset is whole or absent, of one version`, async () => {
  const random = new SeededRandom(SEED)
  const large = contentOf(7, 1_900_000)
  let took = 0
  for (let kill = 0; kill <= KILLS; kill += 1) {
    await start()
    await checkEverything(`after kill ${kill} of seed ${SEED}`)
    const isLarge = kill % 9 === 8 || kill % 9 === 4
    const begun = performance.now()
    const [first] = versions.keys()
    const largeUpload = () =>
      kill % 9 === 4 && first !== undefined ? newVersion(first, large, random) : inOneGo(large)
    const uploads = isLarge ? [largeUpload()] : smallUploads(random, kill)
    // The first goes undisturbed: how long it takes tells when a kill hits the middle of one.
    const patience = kill === 0 ? Infinity : random.next() * took * (isLarge ? 4 : 1.2)
    await Promise.race([Promise.all(uploads), after(patience)])
    if (kill === 0) took = performance.now() - begun
    if (kill === KILLS) break
    server.child.kill('SIGKILL')
    await server.ended
    await Promise.all(uploads)
  }
  expect(succeeded).toBeGreaterThan(KILLS / 2)
  expect(succeeded).toBeLessThan(sent.size)
  // Hit in the middle: some were answered, some were not; of those some had taken effect.
  expect(replaced.begun).toBeGreaterThan(KILLS)
  expect(replaced.acknowledged).toBeGreaterThan(0)
  expect(replaced.kept).toBeGreaterThan(0)
  expect(replaced.acknowledged).toBeLessThan(replaced.begun)
  console.info('new versions', replaced)
})

async function start(): Promise<void> {
  server = await startServerProcess({ ...place.env, LOG_LEVEL: 'error' })
  await untilHealthy(server)
  const client = (token: string | null) => createClient({ baseUrl: server.url, token: () => token })
  if (user) user = { ...user, call: client(user.token) }
  else {
    const credentials = newCredentials()
    const { token } = await client(null)('signUp', { body: credentials })
    user = { ...credentials, token, call: client(token) }
  }
}

/** From outside, against the list of what was acknowledged. */
async function checkEverything(where: string): Promise<void> {
  let listed = await user.call('listDatasets')
  if (listed.some(({ status }) => status === 'processing')) {
    listed = await untilAllAreRead()
    // What was replaced only now is kept for those who still read it, and gone after the next start.
    server.child.kill('SIGTERM')
    await server.ended
    await start()
  }
  const ids = listed.map(({ id }) => id)
  for (const id of acknowledged) expect(ids, where).toContain(id)
  for (const { id, bytes, status, rowCount } of listed) {
    const response = await fetch(`${server.url}/api/datasets/${id}/original`, {
      headers: { authorization: `Bearer ${user.token}` },
    })
    const content = Buffer.from(await response.arrayBuffer())
    const found = checksum(content)
    const rows = sent.get(found)
    const known = versions.get(id) ?? new Set([found])
    expect([...known], `${where}: a version that nobody sent for it`).toContain(found)
    if (known.size > 1) replaced[[...known][0] === found ? 'kept' : 'taken'] += 1
    versions.set(id, new Set([found]))
    expect({ bytes, status, rowCount }, where).toEqual({
      bytes: content.length,
      status: 'ready',
      rowCount: rows,
    })
  }
  for (const id of versions.keys()) if (!ids.includes(id)) versions.delete(id)
  const folder = join(place.dataFolder, 'files')
  const stored = readdirSync(join(folder, 'datasets')).toSorted()
  expect(stored, `${where}: orphans`).toEqual(ids.toSorted())
  for (const id of ids) {
    const names = readdirSync(join(folder, 'datasets', id)).toSorted()
    expect(names.join(' '), where).toMatch(/^data-\w{8}\.parquet source(-\w{8})?$/)
  }
  const open = (await user.call('listUploads')).map(({ id }) => id)
  expect(readdirSync(join(folder, 'incoming')).toSorted(), where).toEqual(open.toSorted())
  // Kept small, or checking would take ever longer.
  const surplus = [...ids, ...open].slice(3)
  // Uploads first: those that would replace a dataset go with it.
  for (const id of surplus.toSorted(
    (a, b) => Number(open.includes(b)) - Number(open.includes(a)),
  )) {
    acknowledged.delete(id)
    versions.delete(id)
    const name = open.includes(id) ? 'cancelUpload' : 'deleteDataset'
    await user.call(name, { params: { id } })
  }
}

function smallUploads(random: SeededRandom, kill: number): Promise<unknown>[] {
  const content = (part: number) => contentOf(kill * 10 + part, random.between(1, 30_000))
  const [first, second] = versions.keys()
  return [
    inOneGo(content(1)),
    inParts(content(2), random),
    asText(content(3)),
    ...(first === undefined ? [inParts(content(4), random)] : []),
    ...(first === undefined ? [] : [newVersion(first, content(5), random)]),
    ...(second === undefined ? [] : [newVersion(second, content(6), random)]),
  ]
}

/** Another file for a dataset that is there, in one go or in parts. */
async function newVersion(id: string, content: Buffer, random: SeededRandom): Promise<void> {
  const known = versions.get(id) ?? new Set()
  versions.set(id, known.add(checksum(content)))
  replaced.begun += 1
  const isDone = await (random.next() < 0.5 ? inOneGo(content, id) : inParts(content, random, id))
  if (!isDone) return
  replaced.acknowledged += 1
  versions.set(id, new Set([checksum(content)]))
}

/** Whatever happens to the connection is not what is tested. */
async function attempt(
  content: Buffer,
  work: () => Promise<{ dataset: { id: string } }>,
): Promise<boolean> {
  sent.set(checksum(content), content.toString().trimEnd().split('\n').length - 1)
  const answer = await work().catch(() => null)
  if (!answer) return false
  acknowledged.add(answer.dataset.id)
  succeeded += 1
  return true
}

function inOneGo(content: Buffer, replaces?: string): Promise<boolean> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'file.csv')
  return attempt(content, () =>
    replaces === undefined
      ? user.call('uploadDataset', { form })
      : user.call('replaceDataset', { params: { id: replaces }, form }),
  )
}

function asText(content: Buffer): Promise<boolean> {
  const body = { name: 'text', filename: 'text.csv', csvData: content.toString() }
  return attempt(content, () => user.call('uploadDataset', { body }))
}

function inParts(content: Buffer, random: SeededRandom, replaces?: string): Promise<boolean> {
  const size = random.between(1_000, 100_000)
  return attempt(content, async () => {
    const { id } = await user.call('beginUpload', {
      body: { filename: 'parts.csv', size: content.length, replaces },
    })
    for (let offset = 0; offset < content.length; offset += size) {
      const bytes = new Uint8Array(content.subarray(offset, offset + size))
      await user.call('sendPart', { params: { id }, query: { offset }, bytes })
    }
    return user.call('completeUpload', { params: { id } })
  })
}

/** What was being read when the server was killed is read on. */
async function untilAllAreRead() {
  for (;;) {
    const listed = await user.call('listDatasets')
    if (listed.every(({ status }) => status !== 'processing')) return listed
    await after(100)
  }
}

function after(milliseconds: number): Promise<void> {
  if (milliseconds === Infinity) return new Promise(() => {})
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function contentOf(number: number, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, row) => `${number},row number ${row}\n`)
  return Buffer.from(`file,text\n${lines.join('')}`)
}

function checksum(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

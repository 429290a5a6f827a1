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

beforeAll(async () => {
  place = await createTestPlace()
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await place.remove()
})

test(`killed ${KILLS} times during uploads (seed ${SEED}), every dataset is whole or absent`, async () => {
  const random = new SeededRandom(SEED)
  const large = contentOf(7, 1_900_000)
  let took = 0
  for (let kill = 0; kill <= KILLS; kill += 1) {
    await start()
    await checkEverything(`after kill ${kill} of seed ${SEED}`)
    const isLarge = kill % 9 === 8
    const begun = performance.now()
    const uploads = isLarge ? [inOneGo(large)] : smallUploads(random, kill)
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
  const listed = await untilAllAreRead()
  const ids = listed.map(({ id }) => id)
  for (const id of acknowledged) expect(ids, where).toContain(id)
  for (const { id, bytes, status, rowCount } of listed) {
    const response = await fetch(`${server.url}/api/datasets/${id}/original`, {
      headers: { authorization: `Bearer ${user.token}` },
    })
    const content = Buffer.from(await response.arrayBuffer())
    const rows = sent.get(checksum(content))
    expect({ bytes, status, rowCount }, where).toEqual({
      bytes: content.length,
      status: 'ready',
      rowCount: rows,
    })
  }
  const folder = join(place.dataFolder, 'files')
  const stored = readdirSync(join(folder, 'datasets')).toSorted()
  expect(stored, `${where}: orphans`).toEqual(ids.toSorted())
  for (const id of ids) {
    const names = readdirSync(join(folder, 'datasets', id)).toSorted()
    expect(names.join(' '), where).toMatch(/^data-\w{8}\.parquet (peek-\w{8}\.json )?source$/)
  }
  const open = (await user.call('listUploads')).map(({ id }) => id)
  expect(readdirSync(join(folder, 'incoming')).toSorted(), where).toEqual(open.toSorted())
  // Kept small, or checking would take ever longer.
  for (const id of [...ids, ...open].slice(3)) {
    acknowledged.delete(id)
    const name = open.includes(id) ? 'cancelUpload' : 'deleteDataset'
    await user.call(name, { params: { id } })
  }
}

function smallUploads(random: SeededRandom, kill: number): Promise<void>[] {
  const content = (part: number) => contentOf(kill * 10 + part, random.between(1, 30_000))
  return [
    inOneGo(content(1)),
    inParts(content(2), random),
    asText(content(3)),
    inParts(content(4), random),
  ]
}

/** Whatever happens to the connection is not what is tested. */
async function attempt(content: Buffer, work: () => Promise<{ dataset: { id: string } }>) {
  sent.set(checksum(content), content.toString().trimEnd().split('\n').length - 1)
  const answer = await work().catch(() => null)
  if (!answer) return
  acknowledged.add(answer.dataset.id)
  succeeded += 1
}

function inOneGo(content: Buffer): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'file.csv')
  return attempt(content, () => user.call('uploadDataset', { form }))
}

function asText(content: Buffer): Promise<void> {
  const body = { name: 'text', filename: 'text.csv', csvData: content.toString() }
  return attempt(content, () => user.call('uploadDataset', { body }))
}

function inParts(content: Buffer, random: SeededRandom): Promise<void> {
  const size = random.between(1_000, 100_000)
  return attempt(content, async () => {
    const { id } = await user.call('beginUpload', {
      body: { filename: 'parts.csv', size: content.length },
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

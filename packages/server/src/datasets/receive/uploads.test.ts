import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReadyPlace } from '../../testing/create-ready-place.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'
import type { TestPlace } from '../../testing/test-settings.ts'

let place: TestPlace
let server: TestServer
let user: TestUser
beforeAll(async () => {
  place = await createReadyPlace({
    PLAINFLOW_MAX_FILE_BYTES: '5000000',
    PLAINFLOW_MAX_ACCOUNT_BYTES: '8000000',
  })
  server = await startTestServer({ place })
  user = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

const CSV = Buffer.from(
  `id,text\n${Array.from({ length: 20_000 }, (_, n) => `${n},row ${n}\n`).join('')}`,
)

const ROWS_TO_READ = 1_000_000

describe('an upload in parts', () => {
  test('becomes a dataset of the same id, with every byte', async () => {
    const body = { filename: 'parts.csv', size: CSV.length, name: 'Parts', description: 'In parts' }
    const upload = await user.call('beginUpload', { body })
    expect(upload).toMatchObject({ filename: 'parts.csv', size: CSV.length, offset: 0 })
    let offset = 0
    while (offset < CSV.length) {
      const answer = await send(upload.id, offset, CSV.subarray(offset, offset + 70_000))
      expect(answer.offset).toBe(Math.min(CSV.length, offset + 70_000))
      offset = answer.offset
    }
    const { dataset } = await complete(upload.id)
    expect(dataset).toMatchObject({ id: upload.id, name: 'Parts', description: 'In parts' })
    expect(dataset).toMatchObject({ rowCount: 20_000, bytes: CSV.length, status: 'ready' })
    expect(await original(dataset.id)).toEqual(CSV)
    // The answer may have been lost: asking again gives the same.
    expect((await complete(upload.id)).dataset).toEqual(dataset)
    expect(await user.call('listUploads')).toEqual([])
    expect(incoming()).toEqual([])
    await user.call('deleteDataset', { params: { id: dataset.id } })
  })

  test('tells how far it is read; cancelled then, nothing of it is left', async () => {
    // Packed, so that much is to be read: a reading of moments may be over between two questions.
    const rows = Array.from({ length: ROWS_TO_READ }, (_, n) => `${n},some more text in here\n`)
    const content = gzipSync(`id,text\n${rows.join('')}`, { level: 1 })
    const upload = await begin(content.length, 'file.csv.gz')
    await send(upload.id, 0, content)
    const params = { id: upload.id }
    const state = { isOver: false }
    const completing = complete(upload.id)
      .catch(() => null)
      .finally(() => (state.isOver = true))
    let reading = null
    while (!state.isOver && !reading?.rows) ({ reading } = await user.call('getUpload', { params }))
    expect(reading).toMatchObject({ share: expect.any(Number), rows: expect.any(Number) })
    expect(reading?.rows).toBeLessThanOrEqual(ROWS_TO_READ)
    await user.call('cancelUpload', { params })
    await completing
    const listed = (await user.call('listDatasets')).map(({ id }) => id)
    expect(listed).not.toContain(upload.id)
    expect(incoming()).toEqual([])
    expect(readdirSync(join(place.dataFolder, 'files', 'datasets'))).toEqual(listed)
  })

  test('goes with what it would replace, and with its project', async () => {
    const { project } = await user.call('createProject', { body: { name: 'Soon gone' } })
    const body = { name: 'old', filename: 'old.csv', csvData: 'a\n1\n' }
    const { dataset } = await user.call('uploadDataset', { body })
    const size = CSV.length
    const toReplace = { filename: 'a.csv', size, replaces: dataset.id }
    const toProject = { filename: 'a.csv', size, projectId: project.id }
    for (const each of [toReplace, toProject]) {
      const { id } = await user.call('beginUpload', { body: each })
      await send(id, 0, CSV.subarray(0, 1_000))
    }
    expect(incoming()).toHaveLength(2)
    await user.call('deleteDataset', { params: { id: dataset.id } })
    expect(incoming()).toHaveLength(1)
    await user.call('deleteProject', { params: { id: project.id } })
    expect(incoming()).toEqual([])
    expect(await user.call('listUploads')).toEqual([])
  })

  test('goes on from where it is, and says where that is', async () => {
    const upload = await begin()
    await send(upload.id, 0, CSV.subarray(0, 1_000))
    for (const offset of [0, 999, 1_001])
      await expect(send(upload.id, offset, CSV.subarray(offset))).rejects.toMatchObject({
        status: 409,
        body: { details: { offset: 1_000 } },
      })
    await expect(complete(upload.id)).rejects.toMatchObject({
      status: 409,
      body: { details: { offset: 1_000 } },
    })
    expect(await user.call('getUpload', { params: { id: upload.id } })).toMatchObject({
      offset: 1_000,
    })
    expect(await user.call('listUploads')).toMatchObject([{ id: upload.id, offset: 1_000 }])
    await send(upload.id, 1_000, CSV.subarray(1_000))
    const { dataset } = await complete(upload.id)
    expect(await original(dataset.id)).toEqual(CSV)
    await user.call('deleteDataset', { params: { id: dataset.id } })
  })

  test('survives a lost connection and a restart of the server', async () => {
    const upload = await begin()
    const socket = await sendSlowly(upload.id, CSV.subarray(0, 100_000), CSV.length)
    const received = async () =>
      (await user.call('getUpload', { params: { id: upload.id } })).offset
    await expect.poll(received).toBeGreaterThan(0)
    await expect.poll(received).toBe(100_000)
    socket.destroy()
    await server.close()
    server = await startTestServer({ place })
    user = { ...user, call: server.as(user.token) }
    const { offset } = await user.call('getUpload', { params: { id: upload.id } })
    expect(offset).toBe(100_000)
    await send(upload.id, offset, CSV.subarray(offset))
    const { dataset } = await complete(upload.id)
    expect(await original(dataset.id)).toEqual(CSV)
    await user.call('deleteDataset', { params: { id: dataset.id } })
  })

  test('is taken over by the newer of two senders', async () => {
    const upload = await begin()
    // Announces more than it sends, and stays.
    const socket = await sendSlowly(upload.id, CSV.subarray(0, 5_000), CSV.length)
    await expect
      .poll(async () => (await user.call('getUpload', { params: { id: upload.id } })).offset)
      .toBe(5_000)
    const answer = await send(upload.id, 5_000, CSV.subarray(5_000))
    expect(answer.offset).toBe(CSV.length)
    socket.destroy()
    const { dataset } = await complete(upload.id)
    expect(await original(dataset.id)).toEqual(CSV)
    await user.call('deleteDataset', { params: { id: dataset.id } })
  })

  test('is given up with its files', async () => {
    const upload = await begin()
    await send(upload.id, 0, CSV.subarray(0, 1_000))
    await user.call('cancelUpload', { params: { id: upload.id } })
    expect(incoming()).toEqual([])
    await expect(user.call('getUpload', { params: { id: upload.id } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(send(upload.id, 1_000, CSV)).rejects.toMatchObject({ status: 404 })
  })

  test('begun twice with one key is one upload', async () => {
    const headers = { 'idempotency-key': 'begin-1' }
    const body = { filename: 'twice.csv', size: 10 }
    const first = await user.call('beginUpload', { body, headers })
    expect(await user.call('beginUpload', { body, headers })).toEqual(first)
    await user.call('cancelUpload', { params: { id: first.id } })
  })

  test('several at once do not get mixed up', async () => {
    const files = Array.from({ length: 4 }, (_, file) =>
      Buffer.from(`n,file\n${`${file},${'x'.repeat(file + 1)}\n`.repeat(5_000)}`),
    )
    const made = await Promise.all(
      files.map(async (content) => {
        const { id } = await begin(content.length)
        for (let offset = 0; offset < content.length; offset += 9_000)
          await send(id, offset, content.subarray(offset, offset + 9_000))
        return (await complete(id)).dataset
      }),
    )
    for (const [file, { id, rowCount }] of made.entries()) {
      expect(rowCount).toBe(5_000)
      expect(await original(id)).toEqual(files[file])
      await user.call('deleteDataset', { params: { id } })
    }
  })

  test('completed twice at once is one dataset', async () => {
    const { id } = await begin()
    await send(id, 0, CSV)
    const [one, two] = await Promise.all([complete(id), complete(id)])
    expect(one).toEqual(two)
    expect(await user.call('listDatasets')).toHaveLength(1)
    await user.call('deleteDataset', { params: { id } })
  })
})

describe('what is refused', () => {
  test('more bytes than were announced', async () => {
    const { id } = await begin(10)
    await expect(send(id, 0, CSV.subarray(0, 11))).rejects.toMatchObject({
      status: 413,
      reason: expect.stringContaining('10'),
    })
    await user.call('cancelUpload', { params: { id } })
  })

  test('a file above the limit, before its first byte where its size is told', async () => {
    const body = { filename: 'x.csv', size: 5_000_001 }
    await expect(user.call('beginUpload', { body })).rejects.toMatchObject({
      status: 413,
      reason: expect.stringContaining('5 MB'),
    })
    const form = new FormData()
    form.append('file', new Blob(['a\n', '1234567\n'.repeat(700_000)]), 'x.csv')
    await expect(user.call('uploadDataset', { form })).rejects.toMatchObject({ status: 413 })
    expect(incoming()).toEqual([])
  })

  test('what goes beyond the storage of the account, counting what is announced', async () => {
    const other = await server.signUp()
    const first = await other.call('beginUpload', { body: { filename: 'a.csv', size: 4_900_000 } })
    const again = { body: { filename: 'b.csv', size: 4_900_000 } }
    await expect(other.call('beginUpload', again)).rejects.toMatchObject({
      status: 413,
      reason: expect.stringContaining('8 MB'),
    })
    await other.call('cancelUpload', { params: { id: first.id } })
    const second = await other.call('beginUpload', again)
    await other.call('cancelUpload', { params: { id: second.id } })
  })

  test.each([
    ['an endless line', Buffer.from(`a,b\n${'x'.repeat(3_000_000)}`), '2 MB'],
    ['a NUL byte', Buffer.from(`a,b\n${'1,2\n'.repeat(100_000)}\u0000`), 'NUL'],
  ])('%s, while it arrives', async (_, content, reason) => {
    const { id } = await begin(content.length + 1_000)
    await expect(send(id, 0, content)).rejects.toMatchObject({
      status: 422,
      reason: expect.stringContaining(reason),
    })
    expect(await user.call('getUpload', { params: { id } })).toMatchObject({
      error: expect.stringContaining(reason),
    })
    expect(incoming()).toEqual([])
    await user.call('cancelUpload', { params: { id } })
  })

  test('what turns out to be no table, and only the reason is left until it is discarded', async () => {
    const content = Buffer.from('a,b\n1,"2\n3,4\n')
    const { id } = await begin(content.length)
    await send(id, 0, content)
    await expect(complete(id)).rejects.toMatchObject({ status: 422, code: 'unreadable_data' })
    const [refused] = await user.call('listUploads')
    expect(refused).toMatchObject({ id, offset: 0, error: expect.stringContaining('quote') })
    await expect(complete(id)).rejects.toMatchObject({ status: 422, reason: refused?.error })
    await expect(send(id, 0, content)).rejects.toMatchObject({ status: 422 })
    expect(incoming()).toEqual([])
    expect(await user.call('listDatasets')).toEqual([])
    await user.call('cancelUpload', { params: { id } })
    expect(await user.call('listUploads')).toEqual([])
    await expect(complete(id)).rejects.toMatchObject({ status: 404 })
  })

  test('again and again: the last 20 reasons are kept', async () => {
    const content = Buffer.from('a,b\n1,\u0000\n')
    const ids: string[] = []
    for (let at = 0; at < 22; at++) {
      const { id } = await begin(content.length)
      ids.push(id)
      await expect(send(id, 0, content)).rejects.toMatchObject({ status: 422 })
    }
    const kept = await user.call('listUploads')
    expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.slice(2).toSorted())
    for (const { id } of kept) await user.call('cancelUpload', { params: { id } })
  })

  test('an empty file, of which no part is ever sent', async () => {
    const { id } = await begin(0, 'empty.csv')
    await expect(complete(id)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('The file is empty.'),
    })
    expect(incoming()).toEqual([])
    await user.call('cancelUpload', { params: { id } })
  })

  test('a part that is no stream of bytes', async () => {
    const { id } = await begin()
    const response = await fetch(`${server.url}/api/uploads/${id}?offset=0`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(415)
    await user.call('cancelUpload', { params: { id } })
  })

  test('bytes where JSON is expected', async () => {
    const response = await fetch(`${server.url}/api/projects`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/octet-stream',
      },
      body: '{}',
    })
    expect(response.status).toBe(415)
  })
})

test('nothing of a bug reaches the outside', () => {
  expect(server.logLines.filter((line) => line.includes('"Unexpected error"'))).toEqual([])
})

function begin(size = CSV.length, filename = 'file.csv') {
  return user.call('beginUpload', { body: { filename, size } })
}

function send(id: string, offset: number, content: Buffer) {
  const bytes = new Uint8Array(content)
  return user.call('sendPart', { params: { id }, query: { offset }, bytes })
}

function complete(id: string) {
  return user.call('completeUpload', { params: { id } })
}

async function original(id: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/api/datasets/${id}/original`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
  const content = Buffer.from(await response.arrayBuffer())
  const folder = join(place.dataFolder, 'files', 'datasets', id)
  const source = readFileSync(join(folder, 'source'))
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(source)).toBe(hash(content))
  return content
}

function incoming(): string[] {
  return readdirSync(join(place.dataFolder, 'files', 'incoming'))
}

/** A request that says it will send more than it does. */
function sendSlowly(id: string, content: Buffer, announced: number) {
  return new Promise<ReturnType<typeof connect>>((resolve) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname, () => {
      const type = 'Content-Type: application/octet-stream\r\n'
      const headers = `Authorization: Bearer ${user.token}\r\nContent-Length: ${announced}\r\n`
      socket.write(
        `PATCH /api/uploads/${id}?offset=0 HTTP/1.1\r\nHost: localhost\r\n${headers}${type}\r\n`,
      )
      socket.write(content, () => resolve(socket))
    })
    socket.on('error', () => {}) // the server ends it when a newer sender comes
  })
}

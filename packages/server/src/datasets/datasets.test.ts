import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('an upload as JSON gives columns, a row count and rows by page', async () => {
  const dataset = await uploadSales(user)
  expect(dataset).toMatchObject({
    name: 'sales',
    filename: 'sales.csv',
    rowCount: 1_000,
    columns: [
      { name: 'id', type: 'integer' },
      { name: 'region', type: 'text' },
      { name: 'amount', type: 'integer' },
    ],
  })
  expect(await user.call('getDataset', { params: { id: dataset.id } })).toMatchObject(dataset)
  const page = await user.call('datasetRows', {
    params: { id: dataset.id },
    query: { offset: 998, limit: 10 },
  })
  expect(page.rowCount).toBe(1_000)
  expect(page.rows.map(([id]) => id)).toEqual([999, 1_000])
})

test('an upload as a form is streamed, with its labels before or after the file', async () => {
  const csv = new Blob(['a,b\n1,x\n2,y\n'])
  const after = new FormData()
  after.append('file', csv, 'letters.csv')
  after.append('name', 'Letters')
  expect(await upload(after)).toMatchObject({
    status: 200,
    body: { success: true, dataset: { name: 'Letters', filename: 'letters.csv', rowCount: 2 } },
  })
  const bare = new FormData()
  bare.append('file', csv, 'words.csv')
  expect((await upload(bare)).body).toMatchObject({ dataset: { name: 'words' } })
})

test('a second dataset of one name is told apart, so that a sentence can call it', async () => {
  const names: unknown[] = []
  for (let time = 0; time < 3; time += 1) {
    const form = new FormData()
    form.append('file', new Blob(['a\n1\n']), time === 1 ? 'Twin.csv' : 'twin.csv')
    names.push((await upload(form)).body)
  }
  expect(names).toMatchObject(['twin', 'Twin 2', 'twin 3'].map((name) => ({ dataset: { name } })))
})

test('a form larger than any JSON body is taken', async () => {
  const line = `${'x'.repeat(99)},1\n`
  const form = new FormData()
  form.append('file', new Blob(['text,n\n', line.repeat(300_000)]), 'large.csv')
  const { status, body } = await upload(form)
  expect({ status, body }).toMatchObject({ status: 200, body: { dataset: { rowCount: 300_000 } } })
})

test('a form without a file, with two, or with an endless line is refused', async () => {
  const none = new FormData()
  none.append('name', 'x')
  expect((await upload(none)).status).toBe(400)
  const endless = new FormData()
  endless.append('file', new Blob(['a,b\n', 'x'.repeat(3_000_000)]), 'x.csv')
  expect(await upload(endless)).toMatchObject({
    status: 422,
    body: { code: 'unreadable_data', error: expect.stringContaining('2 MB') },
  })
})

test.each([
  '../../../etc/passwd',
  '..%2f..%2fx.csv',
  '/etc/passwd.csv',
  'a\\..\\b.csv',
  'x'.repeat(250) + '.csv',
  'con.csv',
  '\u202Egnp.csv',
])('the file name %j is a label and nothing else', async (filename) => {
  const before = tree()
  const body = { name: 'x', filename, csvData: 'a\n1\n' }
  const { dataset } = await user.call('uploadDataset', { body })
  const added = tree().filter((path) => !before.includes(path))
  expect(added.toSorted()).toEqual([
    dataset.id,
    expect.stringMatching(/^[-0-9a-f]{36}\/data-[0-9a-f]{8}\.parquet$/),
    join(dataset.id, 'source'),
  ])
  await user.call('deleteDataset', { params: { id: dataset.id } })
})

test('ids are looked up, never joined to a path', async () => {
  for (const id of ['..', '%2e%2e', '..%2f..%2fpostgres', '%00', 'a%0ab', '%ff'])
    for (const path of [`/api/datasets/${id}`, `/api/datasets/${id}/rows`]) {
      const response = await fetch(server.url + path, {
        headers: { authorization: `Bearer ${user.token}` },
      })
      expect([400, 404]).toContain(response.status)
    }
})

test('deleting takes the row and the files', async () => {
  const dataset = await uploadSales(user)
  await user.call('deleteDataset', { params: { id: dataset.id } })
  expect(tree().filter((path) => path.startsWith(dataset.id))).toEqual([])
  await expect(user.call('getDataset', { params: { id: dataset.id } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(user.call('deleteDataset', { params: { id: dataset.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('an upload sent again with its key makes one dataset', async () => {
  const body = { name: 'once', filename: 'once.csv', csvData: 'a\n1\n' }
  const headers = { 'idempotency-key': 'upload-1' }
  const first = await user.call('uploadDataset', { body, headers })
  expect(await user.call('uploadDataset', { body, headers })).toEqual(first)
  const other = { ...body, csvData: 'a\n2\n' }
  await expect(user.call('uploadDataset', { body: other, headers })).rejects.toMatchObject({
    status: 409,
  })
  const all = await user.call('listDatasets')
  expect(all.filter(({ name }) => name === 'once')).toHaveLength(1)
  const stranger = await server.signUp()
  expect(await stranger.call('uploadDataset', { body, headers })).not.toEqual(first)
})

test('a failed upload leaves nothing and may be tried again with its key', async () => {
  const before = tree()
  const headers = { 'idempotency-key': 'upload-2' }
  const body = { name: 'x', filename: 'x.csv', csvData: '' }
  await expect(user.call('uploadDataset', { body, headers })).rejects.toMatchObject({ status: 422 })
  expect(tree()).toEqual(before)
  expect(readdirSync(join(server.place.dataFolder, 'files', 'incoming'))).toEqual([])
  await user.call('uploadDataset', { body: { ...body, csvData: 'a\n1\n' }, headers })
})

test('a client that leaves in the middle leaves nothing', async () => {
  const before = await user.call('listDatasets')
  const incoming = join(server.place.dataFolder, 'files', 'incoming')
  const socket = await new Promise<ReturnType<typeof connect>>((resolve) => {
    const { hostname, port } = new URL(server.url)
    const opened = connect(Number(port), hostname, () => {
      const headers = `Authorization: Bearer ${user.token}\r\nContent-Length: 1000000\r\n`
      const type = 'Content-Type: multipart/form-data; boundary=edge\r\n'
      opened.write(`POST /api/datasets/upload HTTP/1.1\r\nHost: localhost\r\n${headers}${type}\r\n`)
      opened.write(`${FORM_START}${'1,2\n'.repeat(10_000)}`, () => resolve(opened))
    })
    opened.on('error', () => {}) // the server may be faster to end it
  })
  await expect.poll(() => readdirSync(incoming)).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => readdirSync(incoming)).toEqual([])
  expect(await user.call('listDatasets')).toEqual(before)
})

const FORM_START =
  '--edge\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\na,b\n'

function tree(): string[] {
  const folder = join(server.place.dataFolder, 'files', 'datasets')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}

async function upload(form: FormData): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/api/datasets/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  })
  return { status: response.status, body: await response.json() }
}

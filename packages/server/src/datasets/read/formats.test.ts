import { gzipSync } from 'node:zlib'
import { makeDatabase } from '@plainflow/engine/testing/make-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorkbook, sheetXml } from '../../testing/make-zip.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

const ROWS = [
  [1, 'West'],
  [2, 'East'],
]
const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
const number = (cell: number) => `<c><v>${cell}</v></c>`
const SHEET = sheetXml(
  `<row>${text('id')}${text('region')}</row>${ROWS.map(
    ([id, region]) => `<row>${number(Number(id))}${text(String(region))}</row>`,
  ).join('')}`,
)
const SALES = `create table sales (id integer, region text);
  insert into sales values (1, 'West'), (2, 'East')`
const CSV = 'id,region\n1,West\n2,East\n'

test.each<[string, Buffer | string]>([
  ['sales.csv', CSV],
  ['sales.tsv', CSV.replaceAll(',', '\t')],
  ['sales.txt', CSV.replaceAll(',', ';')],
  ['sales.json', JSON.stringify(ROWS.map(([id, region]) => ({ id, region })))],
  ['sales.ndjson', ROWS.map(([id, region]) => JSON.stringify({ id, region })).join('\n')],
  ['sales.csv.gz', gzipSync(CSV)],
  ['sales.xlsx', makeWorkbook(SHEET)],
  ['sales.sqlite', await makeDatabase(SALES)],
  ['wide.csv', Buffer.from(`\ufeff${CSV}`, 'utf16le')],
])('%s is read, in one request and in parts', async (filename, content) => {
  const bytes = new Uint8Array(Buffer.from(content))
  const form = new FormData()
  form.append('file', new Blob([bytes]), filename)
  const { dataset } = await user.call('uploadDataset', { form })
  expect(dataset).toMatchObject({ filename, rowCount: 2, status: 'ready', bytes: bytes.length })
  expect(dataset.name).toMatch(/^(sales|wide)( \d+)?$/)
  const params = { id: dataset.id }
  expect((await user.call('datasetRows', { params })).rows).toEqual(ROWS)
  const { reading } = await user.call('getDataset', { params })
  expect(filename).toContain(reading?.compression === 'gzip' ? 'gz' : '.')

  const upload = await user.call('beginUpload', { body: { filename, size: bytes.length } })
  const part = { params: { id: upload.id } }
  await user.call('sendPart', { ...part, query: { offset: 0 }, bytes })
  const completed = await user.call('completeUpload', part)
  expect(completed.dataset).toMatchObject({ rowCount: 2, status: 'ready' })
})

test('another sheet of a workbook is read when it is wanted, once', async () => {
  const cells = (...values: string[]) => `<row>${values.map(text).join('')}</row>`
  const costs = sheetXml(cells('item') + cells('bolt') + cells('nut') + cells('nail'))
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(makeWorkbook(SHEET, costs))]), 'book.xlsx')
  const { dataset: first } = await user.call('uploadDataset', { form })
  const sheets = ['S1', 'S2'].map((name) => ({ name, hidden: false }))
  expect(first).toMatchObject({ sheet: 'S1', sheets })
  const params = { id: first.id }
  const wanted = (sheet: string, from = params) =>
    user.call('readSheet', { params: from, body: { sheet } })
  const [second, again] = await Promise.all([wanted('S2'), wanted('S2')])
  expect(second.dataset).toMatchObject({
    name: 'book S2',
    filename: 'book.xlsx',
    sheet: 'S2',
    rowCount: 3,
    projectId: first.projectId,
  })
  const { id } = second.dataset
  expect([again.dataset.id, (await wanted('S2')).dataset.id]).toEqual([id, id])
  expect((await wanted('S1', { id })).dataset.id).toBe(first.id)
  const { rows } = await user.call('datasetRows', { params: { id } })
  expect(rows).toEqual([['bolt'], ['nut'], ['nail']])
  await expect(wanted('S3')).rejects.toMatchObject({
    status: 422,
    reason: expect.stringMatching(/no sheet "S3".*S1.*S2/),
  })
  const config = { filePath: 'book.xlsx', datasetId: first.id, format: 'excel', sheet: 'S2' }
  const load = {
    id: 'load',
    type: 'load_csv',
    label: 'Load',
    position: { x: 0, y: 0 },
    configuration: { dataSource: { type: 'file', config } },
  }
  const graph = { blocks: [load], connections: [] }
  const preview = await user.call('previewPipeline', { body: { ...graph, blockId: 'load' } })
  expect(preview.rows).toEqual(rows)
  const code = await user.call('pipelineCode', { body: { ...graph, target: 'pandas' } })
  expect(code.files[0]?.text).toContain('sheet_name="S2"')
})

test('another table of a database is read when it is wanted, and its code opens it', async () => {
  const bytes = await makeDatabase(`${SALES};
    create table zones (zone text); insert into zones values ('A'), ('B');
    create view west as select id from sales where region = 'West'`)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'shop.sqlite')
  const { dataset } = await user.call('uploadDataset', { form })
  expect(dataset).toMatchObject({ sheet: 'sales', rowCount: 2 })
  expect(dataset.sheets.map(({ name }) => name)).toEqual(['sales', 'zones', 'west'])
  const params = { id: dataset.id }
  const { dataset: zones } = await user.call('readSheet', { params, body: { sheet: 'zones' } })
  expect(zones).toMatchObject({ name: 'shop zones', sheet: 'zones', rowCount: 2 })
  await expect(
    user.call('readSheet', { params, body: { sheet: 'sqlite_schema' } }),
  ).rejects.toMatchObject({
    status: 422,
    reason: expect.stringMatching(/no table "sqlite_schema".*sales, zones, west/),
  })
  const config = { filePath: 'shop.sqlite', datasetId: zones.id, format: 'sqlite' }
  const load = {
    id: 'load',
    type: 'load_csv',
    label: 'Load',
    position: { x: 0, y: 0 },
    configuration: { dataSource: { type: 'file', config } },
  }
  const graph = { blocks: [load], connections: [] }
  const preview = await user.call('previewPipeline', { body: { ...graph, blockId: 'load' } })
  expect(preview.rows).toEqual([['A'], ['B']])
  const code = await user.call('pipelineCode', { body: { ...graph, target: 'pandas' } })
  expect(code.files[0]?.text).toMatch(/read_sqlite\(\s*input_dir \/ "shop.sqlite",\s*"zones"/)
})

test('what has no sheets is refused one, with a hint', async () => {
  const body = { name: 'flat', filename: 'flat.csv', csvData: CSV }
  const { dataset } = await user.call('uploadDataset', { body })
  const before = await user.call('listDatasets')
  await expect(
    user.call('readSheet', { params: { id: dataset.id }, body: { sheet: 'S' } }),
  ).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('has no sheets: only workbooks') as string,
  })
  expect(await user.call('listDatasets')).toHaveLength(before.length)
})

test('what is downloaded as Parquet can be uploaded again', async () => {
  const body = { name: 'there', filename: 'there.csv', csvData: CSV }
  const { dataset } = await user.call('uploadDataset', { body })
  const response = await fetch(`${server.url}/api/datasets/${dataset.id}/parquet`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(response.headers.get('content-disposition')).toContain('there.csv.parquet')
  const form = new FormData()
  form.append('file', await response.blob(), 'back.parquet')
  const { dataset: back } = await user.call('uploadDataset', { form })
  const { rows } = await user.call('datasetRows', { params: { id: back.id } })
  expect(rows).toEqual(ROWS)
})

test.each([
  ['paper.pdf', '%PDF-1.4'],
  ['page.html', '<!DOCTYPE html><html></html>'],
  ['packed.zip', Buffer.from('PK\x03\x04 something')],
  ['empty.csv', ''],
])('%s is refused with a reason', async (filename, content) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), filename)
  await expect(user.call('uploadDataset', { form })).rejects.toMatchObject({
    status: 422,
    code: 'unreadable_data',
    reason: expect.stringMatching(/\.$/),
  })
})

test('words under the name of JSON are told as they begin', async () => {
  const form = new FormData()
  form.append('file', new Blob(['hello, there is no list in here']), 'words.json')
  await expect(user.call('uploadDataset', { form })).rejects.toMatchObject({
    reason: expect.stringContaining('The file is not JSON: it begins with "hello, there is no'),
  })
})

test('nothing of a bug reaches the outside', () => {
  expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { salesGraph, savePipeline, uploadSales } from '../../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

describe('another reading', () => {
  test('is tried without a change, taken, and taken back', async () => {
    const csvData = 'code;price;day\n007;1,50;03.04.2025\n012;2,25;05.06.2025\n'
    const { id } = await upload('codes.csv', csvData)
    const before = await detail(id)
    expect(await cells(id)).toEqual([
      ['007', 1.5, '2025-04-03'],
      ['012', 2.25, '2025-06-05'],
    ])
    const reading = {
      columns: [
        { name: 'code', type: 'integer' as const },
        { name: 'price', type: 'text' as const },
      ],
    }
    const tried = await user.call('tryReading', { params: { id }, body: { reading } })
    expect(tried.rows[0]).toEqual([7, '1,50', '2025-04-03'])
    expect(await detail(id)).toEqual(before)

    const changed = await user.call('changeDataset', { params: { id }, body: { reading } })
    expect(changed.dataset).toMatchObject({ status: 'ready', overrides: reading, version: 1 })
    expect((await cells(id))[0]).toEqual([7, '1,50', '2025-04-03'])

    await user.call('changeDataset', { params: { id }, body: { reading: {} } })
    expect((await cells(id))[0]).toEqual(['007', 1.5, '2025-04-03'])
    expect(await detail(id)).toEqual({ ...before, updatedAt: expect.any(String) })
    expect(await original(id)).toBe(csvData)
  })

  test('is offered for amounts, taken in one step, and taken back', async () => {
    const csvData = 'who;amount\nAda;1.265,04 €\nBob;12,50 €\nCem;7,00 €\nDee;-3,00 €\nEve;n/a\n'
    const { id, remarks } = await upload('euros.csv', csvData)
    const [remark] = remarks
    expect(remark?.text).toMatch(/"amount" looks like euros.*One cell does not fit/)
    const [fix] = remark?.fixes ?? []
    expect(fix).toMatchObject({ label: 'Read as a number', unfit: 1 })
    expect(fix?.misfits).toEqual([{ row: 5, text: 'n/a' }])
    const reading = { columns: [{ name: 'amount', ...fix?.override }] }
    const { dataset } = await user.call('changeDataset', { params: { id }, body: { reading } })
    expect(dataset.columns[1]).toEqual({ name: 'amount', type: 'number' })
    expect(dataset.reading?.columns[1]).toMatchObject({ notation: 'EUR', unfit: 1 })
    expect(dataset.remarks).toMatchObject([{ isSettled: true, fixes: [{ override: null }] }])
    expect((await cells(id)).map(([, amount]) => amount)).toEqual([1265.04, 12.5, 7, -3, null])
    await user.call('changeDataset', { params: { id }, body: { reading: {} } })
    expect((await cells(id))[0]).toEqual(['Ada', '1.265,04 €'])
    const odd = { columns: [{ name: 'amount', notation: "EUR'; --" as 'EUR' }] }
    const body = { reading: odd }
    await expect(user.call('changeDataset', { params: { id }, body })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('that does not work is refused and changes nothing', async () => {
    const { id } = await upload('few.csv', 'a,b\n1,2\n')
    const before = await detail(id)
    const body = { reading: { format: 'xlsx' as const } }
    await expect(user.call('changeDataset', { params: { id }, body })).rejects.toMatchObject({
      status: 422,
      code: 'unreadable_data',
    })
    expect(await detail(id)).toEqual({ ...before, updatedAt: expect.any(String) })
    expect(await cells(id)).toEqual([[1, 2]])
    const odd = { reading: { delimiter: 'ab' } }
    await expect(user.call('changeDataset', { params: { id }, body: odd })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('tells which pipelines it breaks', async () => {
    const dataset = await uploadSales(user)
    const pipeline = await savePipeline(user, salesGraph(dataset.id))
    const reading = { columns: [{ name: 'amount', type: 'text' as const }] }
    const { affected } = await user.call('changeDataset', {
      params: { id: dataset.id },
      body: { reading },
    })
    expect(affected).toMatchObject([
      { id: pipeline.id, name: 'West', diagnostics: [{ severity: 'error' }] },
    ])
    await user.call('changeDataset', { params: { id: dataset.id }, body: { reading: {} } })
    const using = await user.call('datasetPipelines', { params: { id: dataset.id } })
    expect(using).toEqual([{ id: pipeline.id, name: 'West', diagnostics: [] }])
  })
})

describe('a new version', () => {
  test('keeps the id and the name, counts, and re-checks the pipelines', async () => {
    const dataset = await uploadSales(user)
    const pipeline = await savePipeline(user, salesGraph(dataset.id))
    const same = await replace(dataset.id, 'id,region,amount\n1,West,500\n')
    expect(same.dataset).toMatchObject({ id: dataset.id, name: dataset.name, version: 2 })
    expect(same.dataset).toMatchObject({ filename: 'newer.csv', rowCount: 1 })
    expect(same.affected).toEqual([{ id: pipeline.id, name: 'West', diagnostics: [] }])
    expect(await cells(dataset.id)).toEqual([[1, 'West', 500]])

    const other = await replace(dataset.id, 'id,area\n1,West\n')
    expect(other.dataset).toMatchObject({ version: 3, columns: [{ name: 'id' }, { name: 'area' }] })
    expect(JSON.stringify(other.affected)).toContain('amount')
    expect(await original(dataset.id)).toBe('id,area\n1,West\n')
  })

  test('that cannot be read is refused, and the old one stays', async () => {
    const dataset = await uploadSales(user)
    await expect(replace(dataset.id, 'a,b\n1,"2\n')).rejects.toMatchObject({ status: 422 })
    expect(await user.call('getDataset', { params: { id: dataset.id } })).toMatchObject(dataset)
    expect((await cells(dataset.id))[0]).toEqual([1, 'West', 0])
    expect(readdirSync(join(server.place.dataFolder, 'files', 'incoming'))).toEqual([])
  })

  test('sent again with its key counts once', async () => {
    const dataset = await uploadSales(user)
    const headers = { 'idempotency-key': 'replace-1' }
    const body = { filename: 'newer.csv', csvData: 'a\n1\n' }
    const params = { id: dataset.id }
    const first = await user.call('replaceDataset', { params, body, headers })
    expect(await user.call('replaceDataset', { params, body, headers })).toEqual(first)
    expect((await detail(dataset.id)).version).toBe(2)
  })

  test('comes in parts as well', async () => {
    const dataset = await uploadSales(user)
    const content = 'id,region,amount\n9,East,1\n'
    const body = { filename: 'parts.csv', size: content.length, replaces: dataset.id }
    const { id } = await user.call('beginUpload', { body })
    const bytes = new TextEncoder().encode(content)
    await user.call('sendPart', { params: { id }, query: { offset: 0 }, bytes })
    const done = await user.call('completeUpload', { params: { id } })
    expect(done).toMatchObject({ dataset: { id: dataset.id, version: 2, rowCount: 1 } })
    expect(done.affected).toEqual([])
    expect((await user.call('completeUpload', { params: { id } })).dataset).toEqual(done.dataset)
  })
})

test('a name is changed, unless another dataset has it', async () => {
  const one = await upload('one.csv', 'a\n1\n')
  const two = await upload('two.csv', 'a\n1\n')
  const change = (id: string, name: string) =>
    user.call('changeDataset', { params: { id }, body: { name } })
  expect((await change(one.id, 'First')).dataset.name).toBe('First')
  expect((await change(one.id, 'FIRST')).dataset.name).toBe('FIRST')
  await expect(change(two.id, 'first')).rejects.toMatchObject({ status: 409 })
})

test('a copy has its own reading and outlives the original', async () => {
  const { id } = await upload('codes2.csv', 'code\n007\n')
  const reading = { columns: [{ name: 'code', type: 'integer' as const }] }
  const { dataset } = await user.call('copyDataset', {
    params: { id },
    body: { name: 'As numbers', reading },
  })
  await user.call('deleteDataset', { params: { id } })
  expect(dataset).toMatchObject({ name: 'As numbers', filename: 'codes2.csv' })
  expect(await cells(dataset.id)).toEqual([[7]])
  expect(await original(dataset.id)).toBe('code\n007\n')
})

test.each(['a\0b', '\uFEFFa', '\ud800'])('%j is no word for a missing value', async (word) => {
  const { dataset } = await user.call('uploadDataset', {
    body: { name: 'words', filename: 'words.csv', csvData: 'a\n1\n' },
  })
  const params = { id: dataset.id }
  const reading = { nullWords: [word] }
  const refused = { code: 'invalid_request', message: expect.stringContaining('U+0000') as string }
  await expect(user.call('tryReading', { params, body: { reading } })).rejects.toMatchObject(
    refused,
  )
  await expect(user.call('copyDataset', { params, body: { reading } })).rejects.toMatchObject(
    refused,
  )
})

test('rejected lines are counted, listed and downloaded', async () => {
  const csvData = `a,b\n${'1,2\n'.repeat(50)}1,2,3,4\n5,6\n`
  const { id, rejectedCount, rowCount } = await upload('ragged.csv', csvData)
  expect({ rowCount, rejectedCount }).toEqual({ rowCount: 51, rejectedCount: 1 })
  const { count, lines } = await user.call('datasetRejected', { params: { id } })
  expect(count).toBe(1)
  expect(lines).toEqual([{ line: 52, text: '1,2,3,4', reason: expect.stringContaining('4') }])
  const response = await fetch(`${server.url}/api/datasets/${id}/rejected/download`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(await response.text()).toContain('1,2,3,4')
})

test('a dataset without rejected lines has none to download', async () => {
  const { id } = await uploadSales(user)
  expect(await user.call('datasetRejected', { params: { id } })).toEqual({ count: 0, lines: [] })
  const response = await fetch(`${server.url}/api/datasets/${id}/rejected/download`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(response.status).toBe(404)
})

test('a profile is found out once and follows the state of the dataset', async () => {
  const dataset = await uploadSales(user)
  const params = { id: dataset.id }
  const profile = await user.call('datasetProfile', { params })
  expect(profile).toMatchObject({ rowCount: 1_000, columnCount: 3 })
  expect(await user.call('datasetProfile', { params })).toEqual(profile)
  await replace(dataset.id, 'x\n1\n2\n')
  expect(await user.call('datasetProfile', { params })).toMatchObject({
    rowCount: 2,
    columns: [{ name: 'x', min: 1, max: 2 }],
  })
})

test('rows are sorted and searched', async () => {
  const { id } = await uploadSales(user)
  const rows = (query: object) => user.call('datasetRows', { params: { id }, query })
  const sorted = await rows({ sort: 'amount', order: 'desc', limit: 2 })
  expect(sorted).toMatchObject({ rowCount: 1_000, isComplete: true })
  expect(sorted.rows.map(([, , amount]) => amount)).toEqual([332, 332])
  const found = await rows({ search: 'WEST', column: 'region', limit: 1 })
  expect(found).toMatchObject({ rowCount: 250, rows: [[1, 'West', 0]] })
  expect((await rows({ search: 'nobody' })).rows).toEqual([])
  for (const query of [{ sort: 'nowhere' }, { search: 'x', column: 'nowhere' }])
    await expect(rows(query)).rejects.toMatchObject({
      status: 400,
      reason: expect.stringContaining('nowhere'),
    })
})

test('a bulk upload makes all or none', async () => {
  const before = await user.call('listDatasets')
  const { project } = await user.call('createProject', { body: { name: 'Bulk' } })
  const file = (name: string, csvData: string) => {
    return { name, filename: `${name}.csv`, csvData, description: '1 row' }
  }
  const projectId = project.id
  const good = { projectId, datasets: [file('north', 'a\n1\n'), file('south', 'b\n2\n')] }
  const { datasets } = await user.call('bulkUpload', { body: good })
  expect(datasets).toMatchObject([
    { name: 'north', projectId, status: 'ready', description: '1 row' },
    { name: 'south', projectId, rowCount: 1 },
  ])
  const bad = { projectId, datasets: [file('east', 'a\n1\n'), file('west', '')] }
  await expect(user.call('bulkUpload', { body: bad })).rejects.toMatchObject({ status: 422 })
  expect(await user.call('listDatasets')).toHaveLength(before.length + 2)
  expect(readdirSync(join(server.place.dataFolder, 'files', 'incoming'))).toEqual([])
  const foreign = { ...good, projectId: 'of somebody else' }
  await expect(user.call('bulkUpload', { body: foreign })).rejects.toMatchObject({ status: 404 })
})

test('nothing of a bug reaches the outside', () => {
  expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
})

async function upload(filename: string, csvData: string) {
  const body = { name: filename.replace('.csv', ''), filename, csvData }
  return (await user.call('uploadDataset', { body })).dataset
}

function detail(id: string) {
  return user.call('getDataset', { params: { id } })
}

async function cells(id: string) {
  return (await user.call('datasetRows', { params: { id } })).rows
}

async function original(id: string): Promise<string> {
  const response = await fetch(`${server.url}/api/datasets/${id}/original`, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  return response.text()
}

function replace(id: string, csvData: string) {
  return user.call('replaceDataset', { params: { id }, body: { filename: 'newer.csv', csvData } })
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadSales } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
let datasetId: string
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
  datasetId = (await uploadSales(user)).id
})
afterAll(() => server.close())

const WEST = "select region, amount from sales where region = 'West' order by amount desc"

test('a query becomes blocks that give its rows', async () => {
  const { blocks, connections, diagnostics } = await user.call('importSql', { body: { sql: WEST } })
  expect(diagnostics).toEqual([])
  expect(blocks.map(({ type }) => type)).toEqual(['load_csv', 'filter', 'select', 'sort'])
  const blockId = blocks.at(-1)?.id ?? ''
  const preview = await user.call('previewPipeline', { body: { blocks, connections, blockId } })
  expect(preview.columns.map(({ name }) => name)).toEqual(['region', 'amount'])
  expect(preview.rows.length).toBeGreaterThan(1)
  const amounts = preview.rows.map(([, amount]) => Number(amount))
  expect(amounts).toEqual(amounts.toSorted((one, two) => two - one))
  expect(new Set(preview.rows.map(([region]) => region))).toEqual(new Set(['West']))
})

test('what is wrong is told with its place, and nothing is made of it', async () => {
  const sql = 'select regoin from sales'
  const { blocks, connections, diagnostics } = await user.call('importSql', { body: { sql } })
  expect([blocks, connections]).toEqual([[], []])
  expect(diagnostics).toMatchObject([
    { code: 'sql/unknown-column', severity: 'error', at: { span: { start: 7, end: 13 } } },
  ])
})

test('statements that write are refused', async () => {
  for (const sql of ['drop table sales', 'delete from sales', "copy sales to 'x.csv'"]) {
    const { diagnostics } = await user.call('importSql', { body: { sql } })
    expect(diagnostics).toMatchObject([{ code: 'sql/not-a-select' }])
  }
})

test('only the chosen datasets can be meant, and only own ones', async () => {
  const chosen = await user.call('importSql', { body: { sql: WEST, datasets: [datasetId] } })
  expect(chosen.blocks).toHaveLength(4)
  const none = await user.call('importSql', { body: { sql: WEST, datasets: [] } })
  expect(none.diagnostics).toMatchObject([{ code: 'sql/unknown-table' }])
  const stranger = await server.signUp()
  const body = { sql: WEST, datasets: [datasetId] }
  await expect(stranger.call('importSql', { body })).rejects.toMatchObject({ status: 404 })
  const other = await stranger.call('importSql', { body: { sql: WEST } })
  expect(other.diagnostics).toMatchObject([{ code: 'sql/unknown-table' }])
})

test('text of absurd size is refused before anything is read', async () => {
  const long = await user.call('importSql', { body: { sql: `select ${'1+'.repeat(60_000)}1` } })
  expect(long.diagnostics).toMatchObject([{ code: 'sql/too-long' }])
  const body = { sql: 'x'.repeat(200_001) }
  await expect(user.call('importSql', { body })).rejects.toMatchObject({ status: 400 })
})

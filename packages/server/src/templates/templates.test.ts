import { TEMPLATES } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
})
afterAll(() => server.close())

/** Those that learn take longest, and are run and judged in `learning-templates.test.ts`. */
const plain = TEMPLATES.filter(({ category }) => category !== 'Machine learning').map(
  ({ id }) => id,
)

test.each(plain)('%s runs as it is deployed', async (id) => {
  const { blocks, connections, datasets } = await deploy(user, id)
  expect(datasets.length).toBeGreaterThan(1)
  const pipeline = await savePipeline(user, { blocks, connections })
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: { blocks, connections },
  })
  const run = await untilFinished(user, executionId)
  expect(run).toMatchObject({ status: 'completed', error: null })
  const written = run.blocks.filter((block) => block.id.startsWith('export'))
  expect(written.every(({ rows }) => (rows ?? 0) > 0)).toBe(true)
})

test('the best category of the sample shop comes first', async () => {
  const { blocks, connections } = await deploy(user, 'sales-analytics')
  const body = { blocks, connections, blockId: 'sort_revenue', limit: 10 }
  const { columns, rows } = await user.call('previewPipeline', { body })
  expect(columns.map(({ name }) => name)).toEqual(['category', 'revenue', 'margin', 'orders'])
  const revenues = rows.map(([, revenue]) => Number(revenue))
  expect(rows).toHaveLength(5)
  expect(revenues).toEqual(revenues.toSorted((a, b) => b - a))
})

test('every deployment is counted, and the data is not added twice', async () => {
  const other = await server.signUp()
  const before = await usesOf('sales-analytics')
  const first = await deploy(other, 'sales-analytics')
  const second = await deploy(other, 'sales-analytics')
  expect(second.usageCount).toBe(before + 2)
  expect(await usesOf('sales-analytics')).toBe(before + 2)
  expect(second.datasets.map(({ id }) => id)).toEqual(first.datasets.map(({ id }) => id))
})

test('a template runs on its own data where tables of the user have its names', async () => {
  const other = await server.signUp()
  const mine = await ordersOf(other)
  const { blocks, connections, datasets } = await deploy(other, 'sales-analytics')
  expect(datasets.map(({ name }) => name)).toEqual(['sample orders', 'customers', 'products'])
  expect(JSON.stringify(blocks)).not.toContain(mine.id)
  const body = { blocks, connections, blockId: 'sort_revenue', limit: 10 }
  expect((await other.call('previewPipeline', { body })).rows).toHaveLength(5)
  const again = await deploy(other, 'sales-analytics')
  expect(again.datasets.map(({ id }) => id)).toEqual(datasets.map(({ id }) => id))
})

test('sample data that the user has read another way is not what a template runs on', async () => {
  const other = await server.signUp()
  const first = await deploy(other, 'sales-analytics')
  const orders = first.datasets.find(({ name }) => name === 'orders')
  const reading = { columns: [{ name: 'amount', type: 'text' as const }] }
  await other.call('changeDataset', { params: { id: orders?.id ?? '' }, body: { reading } })
  const { blocks, connections } = await deploy(other, 'sales-analytics')
  const body = { blocks, connections, blockId: 'sort_revenue', limit: 10 }
  expect((await other.call('previewPipeline', { body })).rows).toHaveLength(5)
})

test('a deployment that fails leaves nothing behind', async () => {
  // Room for the orders, and not for the customers as well.
  const small = await startTestServer({ env: { PLAINFLOW_MAX_ACCOUNT_BYTES: '200000' } })
  try {
    const other = await small.signUp()
    await expect(deploy(other, 'sales-analytics')).rejects.toMatchObject({ code: 'too_large' })
    expect(await other.call('listDatasets')).toEqual([])
    expect(await other.call('listProjects')).toEqual([])
  } finally {
    await small.close()
  }
})

test('anybody may look, but only a user may deploy what there is', async () => {
  expect((await server.call('listTemplates')).map(({ name }) => name)).toEqual(
    TEMPLATES.map(({ name }) => name),
  )
  await expect(
    server.call('deployTemplate', { params: { id: 'sales-analytics' }, body: {} }),
  ).rejects.toMatchObject({ status: 401 })
  await expect(deploy(user, '../etc')).rejects.toMatchObject({ status: 404 })
})

async function usesOf(id: string): Promise<number> {
  const templates = await server.call('listTemplates')
  return templates.find((template) => template.id === id)?.usageCount ?? -1
}

function deploy(who: TestUser, id: string) {
  return who.call('deployTemplate', { params: { id }, body: {} })
}

/** Orders of the user's own, which the template does not fit. */
async function ordersOf(who: TestUser) {
  const body = { name: 'orders', filename: 'orders.csv', csvData: 'id,total\n1,20\n' }
  return (await who.call('uploadDataset', { body })).dataset
}

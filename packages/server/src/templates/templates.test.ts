import { TEMPLATES } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test.each(TEMPLATES.map(({ id }) => id))('%s runs as it is deployed', async (id) => {
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

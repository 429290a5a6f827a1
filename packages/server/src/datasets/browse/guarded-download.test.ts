import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await server.signUp()
})
afterAll(() => server.close())

const CSV = 'id,region,amount\n-1,=1+1,-200\n2,West,300\n3,@SUM(1),4\n5,+1+1,6\n7,-1-1,8\n'

test('what an export wrote comes without formulas, and as it is where that is wanted', async () => {
  const dataset = await uploadSales(user, CSV)
  const graph = salesGraph(dataset.id, 'amount <> 0')
  const output = { format: 'csv', path: 'west.csv', compress: false } as const
  const blocks = graph.blocks.map((block) =>
    block.type === 'export' ? { ...block, configuration: { output } } : block,
  )
  const pipeline = await savePipeline(user, { ...graph, blocks })
  const { executionId: id } = await user.call('executePipeline', {
    params: { id: pipeline.id },
    body: {},
  })
  const { outputKeys } = await untilFinished(user, id)
  expect(outputKeys).toEqual(['west.csv'])
  const path = `/api/executions/${id}/outputs/west.csv`
  const guarded = await download(path)
  expect(guarded.text).toBe(
    "id,region,amount\n-1,'=1+1,-200\n2,West,300\n3,'@SUM(1),4\n5,'+1+1,6\n7,'-1-1,8\n",
  )
  expect(guarded.disposition).toContain("filename*=UTF-8''west.csv")
  expect((await download(`${path}?raw=true`)).text).toBe(CSV)
  // Stored values are as they were: the results are what code is compared with.
  const key = 'file'
  const { rows } = await user.call('executionResult', { params: { id, key } })
  expect(rows[0]).toEqual([-1, '=1+1', -200])
  const scratch = join(server.place.dataFolder, 'exports')
  await expect.poll(() => existsSync(scratch) && readdirSync(scratch)).toEqual([])
})

test('rejected lines come without formulas, and as they are where that is wanted', async () => {
  const csvData = `a,b\n${'1,2\n'.repeat(20)}=1+1,2,3\n`
  const { dataset } = await user.call('uploadDataset', {
    body: { name: 'ragged', filename: 'ragged.csv', csvData },
  })
  const path = `/api/datasets/${dataset.id}/rejected/download`
  expect((await download(path)).text).toContain(`"'=1+1,2,3"`)
  expect((await download(`${path}?raw=true`)).text).toContain('"=1+1,2,3"')
})

async function download(path: string): Promise<{ text: string; disposition: string }> {
  const response = await fetch(server.url + path, {
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(response.status).toBe(200)
  return {
    text: await response.text(),
    disposition: response.headers.get('content-disposition') ?? '',
  }
}

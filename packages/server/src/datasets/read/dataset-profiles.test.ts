import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadSales } from '../../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'debug' } })
  user = await server.signUp()
})
afterAll(() => server.close())

/** It gives way to all other work, of which a busy machine has plenty. */
const PATIENCE = 110_000

test(
  'a profile is there before anybody asks, of every version',
  async () => {
    const { id } = await uploadSales(user)
    await untilPrepared(id, 1)
    expect(await storedProfile(id)).toMatchObject({ rowCount: 1_000, columnCount: 3 })
    const body = { filename: 'x.csv', csvData: 'x\n1\n2\n' }
    await user.call('replaceDataset', { params: { id }, body })
    await untilPrepared(id, 2)
    expect(await storedProfile(id)).toMatchObject({
      rowCount: 2,
      columns: [{ name: 'x', type: 'integer', min: 1, max: 2 }],
    })
  },
  PATIENCE * 2,
)

test(
  'what is deleted before its turn is no fault',
  async () => {
    const { id } = await uploadSales(user)
    await user.call('deleteDataset', { params: { id } })
    const other = await uploadSales(user)
    await untilPrepared(other.id, 1)
    expect(server.logLines.filter((line) => /"level":(40|50)/.test(line))).toEqual([])
  },
  PATIENCE,
)

async function untilPrepared(id: string, times: number): Promise<void> {
  const lines = () =>
    server.logLines.filter((line) => line.includes('was prepared') && line.includes(id))
  await expect.poll(() => lines().length, { timeout: PATIENCE, interval: 100 }).toBe(times)
}

/** What is not on the disk any more can only come from the store. */
async function storedProfile(id: string) {
  const folder = join(server.place.dataFolder, 'files', 'datasets', id)
  const tables = readdirSync(folder).filter((name) => name.endsWith('.parquet'))
  for (const name of tables) renameSync(join(folder, name), join(folder, `${name}.away`))
  try {
    return await user.call('datasetProfile', { params: { id } })
  } finally {
    for (const name of tables) renameSync(join(folder, `${name}.away`), join(folder, name))
  }
}

import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { getPriority } from 'node:os'
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

/** Of a process on data that nobody waits for. */
const IN_BACKGROUND = 10

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

test.runIf(existsSync('/proc/self/stat'))(
  'who asks while it is prepared waits for no work of the lowest priority',
  async () => {
    const columns = Array.from({ length: 12 }, (_, column) => `c${column}`)
    const lines = Array.from({ length: 100_000 }, (_, row) =>
      columns.map((_name, column) => (row * (column + 7)) % 99_991).join(','),
    )
    const csvData = `${columns.join(',')}\n${lines.join('\n')}\n`
    const body = { name: 'wide', filename: 'wide.csv', csvData }
    const { dataset } = await user.call('uploadDataset', { body })
    await expect.poll(() => backgroundChildren(), { interval: 5 }).toBeGreaterThan(0)
    const profile = await user.call('datasetProfile', { params: { id: dataset.id } })
    expect(profile).toMatchObject({ rowCount: 100_000, columnCount: 12 })
    const given = (line: string) => line.includes('was not prepared') && line.includes(dataset.id)
    await expect.poll(() => server.logLines.some(given)).toBe(true)
  },
)

/** Processes of this one that give way to all others. */
function backgroundChildren(): number {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return Number(parent) === process.pid && getPriority(Number(pid)) === IN_BACKGROUND
    } catch {
      return false // It has ended.
    }
  }).length
}

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

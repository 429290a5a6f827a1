import { createClient } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryOf } from '../../testing/server-memory.ts'
import {
  type ServerProcess,
  startServerProcess,
  untilHealthy,
} from '../../testing/server-process.ts'
import { newCredentials, signUpThrough, type TestUser } from '../../testing/start-test-server.ts'
import { createTestPlace, type TestPlace } from '../../testing/test-settings.ts'

/** Well above what may be held; a gigabyte behaves the same and takes five times as long. */
const BYTES = 300_000_000
const LINES = Buffer.from(
  Array.from(
    { length: 10_000 },
    (_, n) => `${n},Customer ${n % 997},${n % 333}.5,2024-05-06\n`,
  ).join(''),
)
const PARTS = Math.ceil(BYTES / LINES.length)
const HEADER = Buffer.from('id,customer,amount,day\n')
const SIZE = HEADER.length + PARTS * LINES.length

let place: TestPlace
let server: ServerProcess
let user: TestUser
beforeAll(async () => {
  place = await createTestPlace()
  server = await startServerProcess({ ...place.env, LOG_LEVEL: 'error' })
  await untilHealthy(server)
  const credentials = newCredentials()
  const token = await signUpThrough(createClient({ baseUrl: server.url }), credentials)
  user = { ...credentials, token, call: createClient({ baseUrl: server.url, token: () => token }) }
  await user.call('uploadDataset', { body: { name: 'a', filename: 'a.csv', csvData: 'a\n1\n' } })
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await place.remove()
})

test('a large file in one request takes less than 200 MB of the server', async () => {
  const before = memoryOf(server.child.pid ?? 0, 'VmRSS')
  const form = new FormData()
  form.append(
    'file',
    new Blob([HEADER, ...Array.from({ length: PARTS }, () => LINES)]),
    'large.csv',
  )
  const { dataset } = await user.call('uploadDataset', { form })
  await finish(dataset.id)
  expect(memoryOf(server.child.pid ?? 0, 'VmHWM') - before).toBeLessThan(200)
})

test('and so it does in parts', async () => {
  const before = memoryOf(server.child.pid ?? 0, 'VmRSS')
  const { id } = await user.call('beginUpload', { body: { filename: 'parts.csv', size: SIZE } })
  const params = { id }
  const chunk = new Uint8Array(Buffer.concat(Array.from({ length: 20 }, () => LINES)))
  await user.call('sendPart', { params, query: { offset: 0 }, bytes: new Uint8Array(HEADER) })
  for (let offset = HEADER.length; offset < SIZE; offset += chunk.length) {
    const bytes = chunk.subarray(0, SIZE - offset)
    await user.call('sendPart', { params, query: { offset }, bytes })
  }
  await user.call('completeUpload', { params })
  await finish(id)
  expect(memoryOf(server.child.pid ?? 0, 'VmHWM') - before).toBeLessThan(200)
})

async function finish(id: string): Promise<void> {
  const params = { id }
  await expect
    .poll(async () => (await user.call('getDataset', { params })).status, {
      timeout: 600_000,
      interval: 200,
    })
    .toBe('ready')
  const { rowCount, bytes } = await user.call('getDataset', { params })
  expect({ rowCount, bytes }).toEqual({ rowCount: PARTS * 10_000, bytes: SIZE })
  // As many rows away as there are: the last page comes from the end of the file.
  const { rows } = await user.call('datasetRows', { params, query: { offset: rowCount - 1 } })
  expect(rows).toEqual([[9_999, 'Customer 29', 9.5, '2024-05-06']])
}

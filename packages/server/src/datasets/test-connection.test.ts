import { CONNECTORS } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadSales } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
})
afterAll(() => server.close())

test('a file of one’s own can be read, that of somebody else does not exist', async () => {
  const { id } = await uploadSales(user)
  const dataSource = { type: 'file' as const, config: { datasetId: id } }
  expect(await user.call('testConnection', { body: { dataSource } })).toEqual({ success: true })
  const other = await server.signUp()
  expect(await other.call('testConnection', { body: { dataSource } })).toEqual({
    success: false,
    error: 'There is no such dataset.',
  })
})

test.each([
  [{}, 'No connection is chosen yet.'],
  [{ connectionId: 'gone' }, 'There is no such connection.'],
  [
    { connectionString: 'ftp://x' },
    `The address cannot be read; it can lead to: ${CONNECTORS.map(({ label }) => label).join(', ')}.`,
  ],
])('says what is missing of a database: %j', async (config, error) => {
  const dataSource = { type: 'database' as const, config }
  const told = await user.call('testConnection', { body: { dataSource } })
  expect(told).toEqual({ success: false, error })
})

test('says what is missing', async () => {
  const dataSource = { type: 'file' as const, config: {} }
  expect(await user.call('testConnection', { body: { dataSource } })).toEqual({
    success: false,
    error: 'No file is chosen yet.',
  })
})

test('says that a stream is not there yet', async () => {
  const dataSource = { type: 'stream' as const, config: { url: 'http://127.0.0.1:1' } }
  const answer = await user.call('testConnection', { body: { dataSource } })
  expect(answer).toEqual({ success: false, error: expect.stringContaining('does not connect') })
})

test('a web address is asked, where it may be', async () => {
  const asked = (config: object) =>
    user.call('testConnection', { body: { dataSource: { type: 'api', config: { ...config } } } })
  expect(await asked({ url: 'http://127.0.0.1:1/x' })).toEqual({
    success: false,
    error: expect.stringContaining('private network'),
  })
  expect(await asked({ url: '' })).toEqual({ success: false, error: 'The address is missing.' })
})

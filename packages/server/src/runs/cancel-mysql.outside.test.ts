import { startMariadb, type TestMariadb } from '@plainflow/engine/testing/mariadb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { savePipeline, untilFinished } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let mariadb: TestMariadb
let server: TestServer
let user: TestUser
let id: string

beforeAll(async () => {
  mariadb = await startMariadb()
  // Not a row comes of it for minutes: the server would not notice by itself that nobody waits.
  await mariadb.query(`create view held as select count(*) as n from seq_1_to_3000000000 a
    where a.seq % 7 = 3 and sqrt(a.seq) > 2`)
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost' } })
  user = await server.signUp()
  const { settings, secrets } = mariadb.reach()
  const body = { name: 'Shop', connector: 'mysql', settings, secrets }
  ;({ id } = await user.call('addConnection', { body }))
  const asked = { schema: '', table: 'held' }
  await user.call('lookAtConnection', { params: { id }, body: { asked, limit: 0 } })
})
afterAll(async () => {
  await server.close()
  await mariadb.stop()
})

test('a run that reads is cancelled, and its query ends in the database too', async () => {
  const known = { dbType: 'mysql', connectionId: id, connectionString: '', query: '' }
  const config = { ...known, schemaName: '', tableName: 'held' }
  const at = { type: 'load_db', label: 'load', position: { x: 0, y: 0 }, data: {} }
  const configuration = { dataSource: { type: 'database', config } }
  const blocks = [{ id: 'load', ...at, configuration }]
  const { id: pipeline } = await savePipeline(user, { blocks, connections: [] })
  const { executionId } = await user.call('executePipeline', {
    params: { id: pipeline },
    body: {},
  })
  await expect.poll(counting, { timeout: 20_000 }).toBe(1)
  const begun = performance.now()
  await user.call('cancelExecution', { params: { id: executionId } })
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'cancelled' })
  await expect.poll(counting, { timeout: 2_000 }).toBe(0)
  expect(performance.now() - begun).toBeLessThan(2_500)
})

async function counting(): Promise<number> {
  const found = await mariadb.query(
    `select 1 from information_schema.processlist where user = 'owner' and info like '%sent1%'`,
  )
  return found.length
}

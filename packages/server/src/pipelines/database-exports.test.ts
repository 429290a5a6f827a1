import { EXPORT_IDS, type TargetId } from '@plainflow/core'
import { PASSWORD, startPostgres, type TestPostgres } from '@plainflow/engine/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/pandas.mjs'
import { databaseGraph } from '../testing/database-graph.ts'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { unzipped } from '../testing/unzipped.ts'

let postgres: TestPostgres
let server: TestServer
let user: TestUser
let connection: string
let pipeline: string

beforeAll(async () => {
  process.env['PLAINFLOW_PYTHON'] = await prepare()
  postgres = await startPostgres()
  await postgres.query(`create table orders as select n as id, n * 1.5 as amount,
    case n % 4 when 0 then 'West' else 'East' end as region from generate_series(1, 400) n`)
  server = await startTestServer({ env: { PLAINFLOW_ALLOW_PRIVATE_HOSTS: 'localhost' } })
  user = await server.signUp()
  const { settings, secrets } = postgres.reach()
  const body = { name: 'Shop database', connector: 'postgresql', settings, secrets }
  connection = (await user.call('addConnection', { body })).id
  const asked = { schema: 'public', table: 'orders' }
  await user.call('lookAtConnection', { params: { id: connection }, body: { asked, limit: 0 } })
  pipeline = (await savePipeline(user, databaseGraph(connection, { mode: 'replace' }))).id
}, 600_000)
afterAll(async () => {
  delete process.env['PLAINFLOW_PYTHON']
  await server.close()
  await postgres.stop()
})

test.each(EXPORT_IDS.flatMap((as) => [[as, 'pandas'] as const, [as, 'polars'] as const]))(
  '%s of %s names a variable of the environment, and nothing of where it leads',
  async (as, target) => {
    const text = await exported(as, target)
    expect(text).toContain('SHOP_DATABASE_URL')
    expect(text).not.toContain(PASSWORD)
    expect(text).not.toMatch(/localhost|BEGIN CERTIFICATE/)
    expect(text).not.toContain(`:${postgres.port}`)
  },
)

test('a container is handed the variable, and has a network only then', async () => {
  for (const target of ['pandas', 'pyspark'] as const) {
    const text = await exported('container', target)
    expect(text).toMatch(/environment:\n +- SHOP_DATABASE_URL\n/)
    expect(text).not.toContain('network_mode: none')
  }
  // What reads files alone has nothing to go out for.
  const { id } = await savePipeline(user, salesGraph((await uploadSales(user)).id))
  const alone = await exported('container', 'pyspark', id)
  expect(alone).toContain('network_mode: none')
  expect(alone).not.toMatch(/environment:|_DATABASE_URL/)
})

test('what goes to the database itself is not run to be verified, and says so', async () => {
  const run = await finished(pipeline)
  const written = await rowsWritten()
  expect(written).toMatchObject([{ n: 100 }])
  const itself = {
    verdict: 'NOT RUN',
    cause: 'data',
    reason: expect.stringContaining('SHOP_DATABASE_URL'),
  }
  expect(await verified(run, ['duckdb', 'pandas', 'postgres'])).toMatchObject([
    { target: 'duckdb', verdict: 'NOT RUN', cause: 'gap' },
    { target: 'pandas', ...itself },
    { target: 'postgres', ...itself },
  ])
  // By whom the table was last written shows in its rows.
  expect(await rowsWritten()).toEqual(written)
})

test('what reads a copy is run, over all rows that there are', async () => {
  const { id } = await savePipeline(user, databaseGraph(connection, { into: null }))
  const run = await finished(id)
  expect(await verified(run, ['duckdb'])).toMatchObject([{ target: 'duckdb', verdict: 'PASS' }])
  const { certificate } = await user.call('executionCertificate', { params: { id: run } })
  expect(certificate?.data).toMatchObject([{ rows: 400 }])
})

async function finished(id: string): Promise<string> {
  const { executionId } = await user.call('executePipeline', { params: { id }, body: {} })
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'completed' })
  return executionId
}

async function verified(run: string, targets: TargetId[]) {
  const params = { id: run }
  const { executionId } = await user.call('verifyExecution', { params, body: { targets } })
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'completed' })
  return (await user.call('executionCertificate', { params })).certificate?.targets
}

function rowsWritten() {
  return postgres.query('select count(*)::int as n, min(xmin::text) as by from west')
}

/** All its text, that of an archive's files put together. */
async function exported(as: string, target: TargetId, id = pipeline): Promise<string> {
  const address = `${server.url}/api/pipelines/${id}/export?as=${as}&target=${target}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${user.token}` } })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  return Buffer.concat([bytes, ...unzipped(bytes)]).toString('utf8')
}

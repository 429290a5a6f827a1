import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/pandas.mjs'
import { salesGraph, savePipeline, untilFinished, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'

let server: TestServer
let user: TestUser
let run: string
let graph: ReturnType<typeof salesGraph>

beforeAll(async () => {
  process.env['PLAINFLOW_PYTHON'] = await prepare()
  server = await startTestServer()
  user = await server.signUp()
  graph = salesGraph((await uploadSales(user)).id)
  const { id } = await savePipeline(user, graph)
  run = (await user.call('executePipeline', { params: { id }, body: {} })).executionId
  await untilFinished(user, run)
}, 600_000)
afterAll(async () => {
  delete process.env['PLAINFLOW_PYTHON']
  await server.close()
})

test('a run is verified in the queue, and the certificate is kept with it', async () => {
  const params = { id: run }
  expect(await user.call('executionCertificate', { params })).toEqual({
    certificate: null,
    verification: null,
    error: null,
    refusal: null,
  })
  const body = { targets: ['pandas' as const, 'duckdb' as const] }
  const { executionId } = await user.call('verifyExecution', { params, body })
  // Asked twice, it is done once.
  const again = await user.call('verifyExecution', { params, body })
  expect(again.executionId).toBe(executionId)
  const done = await untilFinished(user, executionId)
  expect(done).toMatchObject({
    status: 'completed',
    verifies: run,
    blocks: [
      { id: 'pandas', status: 'completed' },
      { id: 'duckdb', status: 'completed' },
    ],
  })
  const { certificate, verification } = await user.call('executionCertificate', { params })
  expect(verification).toBeNull()
  expect(certificate?.targets).toMatchObject([
    { target: 'pandas', verdict: 'PASS' },
    { target: 'duckdb', verdict: 'PASS' },
  ])
  expect(certificate?.data).toMatchObject([{ name: 'sales.csv', rows: 1_000 }])
})

test('code comes with the certificate of the pipeline as it is, and of no other', async () => {
  const code = await user.call('pipelineCode', { body: { ...graph, target: 'pandas' } })
  expect(code.certificate?.targets.length).toBe(2)
  // Where a card stands does not matter, what it does does.
  const moved = graph.blocks.map((block) => ({ ...block, position: { x: 9, y: 9 } }))
  const same = await user.call('pipelineCode', {
    body: { ...graph, blocks: moved, target: 'pandas' },
  })
  expect(same.certificate?.pipeline).toBe(code.certificate?.pipeline)
  const blocks = graph.blocks.map((block) =>
    block.id === 'west' ? { ...block, label: 'other', configuration: other } : block,
  )
  const changed = await user.call('pipelineCode', { body: { ...graph, blocks, target: 'pandas' } })
  expect(changed.certificate).toBeNull()
})

const other = {
  parameters: {
    mode: 'expression',
    rows: 'keep',
    where: { match: 'all', conditions: [] },
    expression: 'amount > 200',
  },
}

test('it is in no list of runs, and is itself no run to verify', async () => {
  const list = await user.call('listExecutions', { query: {} })
  expect(list.map(({ id }) => id)).toEqual([run])
  const { executionId } = await user.call('verifyExecution', {
    params: { id: run },
    body: { targets: ['duckdb'] },
  })
  await expect(
    user.call('verifyExecution', { params: { id: executionId }, body: {} }),
  ).rejects.toMatchObject({ status: 409 })
  await user.call('cancelExecution', { params: { id: executionId } })
  await untilFinished(user, executionId)
})

test('only its owner may, and only where the server allows it', async () => {
  const stranger = await server.signUp()
  await expect(
    stranger.call('verifyExecution', { params: { id: run }, body: {} }),
  ).rejects.toMatchObject({ status: 404 })
  const closed = await startTestServer({ env: { PLAINFLOW_VERIFY: 'off' } })
  try {
    const guest = await closed.signUp()
    const own = salesGraph((await uploadSales(guest)).id)
    const { id } = await savePipeline(guest, own)
    const { executionId } = await guest.call('executePipeline', { params: { id }, body: {} })
    await untilFinished(guest, executionId)
    const params = { id: executionId }
    await expect(guest.call('verifyExecution', { params, body: {} })).rejects.toMatchObject({
      status: 501,
    })
    const { refusal } = await guest.call('executionCertificate', { params })
    expect(refusal).toContain('switched off')
  } finally {
    await closed.close()
  }
})

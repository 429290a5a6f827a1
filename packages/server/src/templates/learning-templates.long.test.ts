import { type TargetId, TEMPLATES } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/pandas.mjs'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { untilFinished } from '../testing/sales.ts'
import { runTemplate } from './testing/run-template.ts'

/** What a template has learned says the same in other languages: of every row, and what is made of it. */
let server: TestServer
let user: TestUser
beforeAll(async () => {
  process.env['PLAINFLOW_PYTHON'] = await prepare()
  server = await startTestServer()
  user = await server.signUp()
}, 600_000)
afterAll(async () => {
  delete process.env['PLAINFLOW_PYTHON']
  await server.close()
})

const LEARNING = TEMPLATES.filter(({ blocks }) => blocks.some(({ type }) => type === 'ml_train'))
const TARGETS: TargetId[] = ['duckdb', 'pandas']

test.each(LEARNING.map(({ id }) => id))('%s', async (id) => {
  const { run } = await runTemplate(user, id)
  const params = { id: run.id }
  const { executionId } = await user.call('verifyExecution', { params, body: { targets: TARGETS } })
  expect(await untilFinished(user, executionId)).toMatchObject({ status: 'completed' })
  const { certificate } = await user.call('executionCertificate', { params })
  expect(certificate?.targets).toMatchObject(TARGETS.map((target) => ({ target, verdict: 'PASS' })))
})

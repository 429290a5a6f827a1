import { PLANS } from '@plainflow/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { PLAINFLOW_BILLING: 'off' } })
})
afterAll(() => server.close())

test('nothing is sold, and nothing is held back', async () => {
  const user = await server.signUp()
  const body = { plan: 'pro' as const }
  await expect(user.call('createCheckout', { body })).rejects.toMatchObject({ status: 501 })
  expect(await user.call('billing')).toEqual({
    mode: 'off',
    subscription: null,
    renewsAt: null,
    payments: [],
  })
  const most = PLANS.free.pipelines ?? 0
  for (let made = 0; made <= most; made++)
    await user.call('createPipeline', {
      body: { name: `p${made}`, description: '', blocks: '[]', connections: '[]' },
    })
  expect(await user.call('listPipelines')).toHaveLength(most + 1)
})

test('a message of Stripe finds nobody', async () => {
  const response = await fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(501)
})

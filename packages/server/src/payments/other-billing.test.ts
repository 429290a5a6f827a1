import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import { beginBuying, deliver, standing } from './testing/buying.ts'
import { type FakeStripe, startFakeStripe } from './testing/fake-stripe.ts'

/** A server that took payments with Stripe, and was set up otherwise while they went on. */
let stripe: FakeStripe
let place: TestPlace
let server: TestServer
let user: TestUser
let subscription: string
beforeAll(async () => {
  stripe = await startFakeStripe()
  place = await createReadyPlace()
  server = await startTestServer({ place, env: stripe.env })
  user = await server.signUp()
  const session = await beginBuying(user, 'basic')
  subscription = stripe.pay(session).subscription
  const message = stripe.event('checkout.session.completed', session)
  if ((await deliver(server, stripe, message)) !== 204) throw new Error('The plan was not given')
})
afterAll(async () => {
  await server.close()
  await place.remove()
  await stripe.close()
})

async function startAgain(env: Record<string, string>): Promise<void> {
  await server.close()
  server = await startTestServer({ place, env })
  user = { ...user, call: server.as(user.token) }
}

test.each([['off'], ['test']])(
  'with payments %s no account goes for which Stripe takes money',
  async (mode) => {
    await startAgain({ PLAINFLOW_BILLING: mode })
    const body = { email: user.email }
    const refused = { status: 409, message: expect.stringContaining('operator') }
    await expect(user.call('deleteAccount', { body })).rejects.toMatchObject(refused)
    await user.call('currentUser')
  },
)

test('a plan that is only played marks nothing as ended that is paid', async () => {
  await user.call('payTestCheckout', { params: { id: await beginBuying(user, 'pro') } })
  expect(await standing(user)).toMatchObject({ plan: 'pro' })
  const body = { email: user.email }
  await expect(user.call('deleteAccount', { body })).rejects.toMatchObject({ status: 409 })
  await startAgain(stripe.env)
  await user.call('deleteAccount', { body })
  expect(stripe.object(subscription)).toMatchObject({ status: 'canceled' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { beginBuying, standing } from './testing/buying.ts'

/** A fresh installation: nobody configured anything, and the whole way can be walked. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a plan is bought on the test page, and the browser comes back with the session', async () => {
  const user = await server.signUp()
  const session = await beginBuying(user)
  const params = { id: session }
  expect(await user.call('testCheckout', { params })).toEqual({
    plan: 'pro',
    price: 2_900,
    due: 2_900,
    isOpen: true,
  })
  const { url } = await user.call('payTestCheckout', { params })
  const address = new URL(url)
  expect(address.pathname).toBe('/dashboard')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    success: 'true',
    session_id: session,
    plan: 'pro',
  })
  const body = { sessionId: session, plan: 'pro' as const }
  for (let round = 0; round < 3; round++)
    expect(await user.call('confirmPayment', { body })).toEqual({ plan: 'pro', newCredits: 305 })
  expect(await standing(user)).toEqual({ plan: 'pro', credits: 305, grants: 1, isSum: true })
  const billing = await user.call('billing')
  expect(billing).toMatchObject({
    mode: 'test',
    subscription: { plan: 'pro', status: 'active', isCancelled: false },
    payments: [{ amount: 2_900, provider: 'test', kind: 'payment' }],
  })
})

test('the older way of asking is served, and goes back to the pages it names', async () => {
  const user = await server.signUp()
  const origin = server.url
  const body = {
    planType: 'starter' as const,
    successUrl: `${origin}/pipeline-builder?from=plans`,
    cancelUrl: `${origin}/pipeline-builder`,
  }
  const { url } = await user.call('createCheckout', { body })
  const params = { id: new URL(url).searchParams.get('session') ?? '' }
  const left = await user.call('cancelTestCheckout', { params })
  expect(left.url).toBe(`${origin}/pipeline-builder?cancelled=true`)
  await expect(user.call('payTestCheckout', { params })).rejects.toMatchObject({ status: 409 })
  expect(await standing(user)).toMatchObject({ plan: 'free', credits: 5 })
})

test('what is unused of a smaller plan is taken off a larger one', async () => {
  const user = await server.signUp()
  await pay(user, 'basic')
  expect(await user.call('quotePlan', { query: { plan: 'pro' } })).toMatchObject({
    kind: 'upgrade',
    price: 2_900,
  })
  const session = await beginBuying(user, 'pro')
  const { due } = await user.call('testCheckout', { params: { id: session } })
  // Bought a moment ago: nearly all of it is unused.
  expect(due).toBeGreaterThanOrEqual(1_700)
  expect(due).toBeLessThan(1_710)
  await user.call('payTestCheckout', { params: { id: session } })
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 405, grants: 2 })
  const { payments } = await user.call('billing')
  expect(payments.map(({ amount }) => amount)).toEqual([due, 1_200])
})

test('a smaller plan and an end wait until the paid month is over', async () => {
  const user = await server.signUp()
  await pay(user, 'pro')
  await user.call('changePlan', { body: { plan: 'basic' } })
  expect(await user.call('billing')).toMatchObject({
    subscription: { plan: 'pro', nextPlan: 'basic' },
  })
  await user.call('changePlan', { body: { plan: 'pro' } })
  expect(await user.call('billing')).toMatchObject({ subscription: { nextPlan: null } })
  await user.call('cancelSubscription')
  expect(await user.call('billing')).toMatchObject({ subscription: { isCancelled: true } })
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 305 })
  await user.call('resumeSubscription')
  expect(await user.call('billing')).toMatchObject({ subscription: { isCancelled: false } })
})

test("nobody pays or sees another's checkout", async () => {
  const [user, other] = [await server.signUp(), await server.signUp()]
  const params = { id: await beginBuying(user) }
  for (const name of ['testCheckout', 'payTestCheckout', 'cancelTestCheckout'] as const)
    await expect(other.call(name, { params })).rejects.toMatchObject({ status: 404 })
})

test('paid a hundred times at once, it is paid once', async () => {
  const user = await server.signUp()
  const params = { id: await beginBuying(user) }
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, () => user.call('payTestCheckout', { params })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await standing(user)).toMatchObject({ credits: 305, grants: 1 })
})

async function pay(user: Awaited<ReturnType<TestServer['signUp']>>, plan: 'basic' | 'pro') {
  await user.call('payTestCheckout', { params: { id: await beginBuying(user, plan) } })
}

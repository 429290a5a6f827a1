import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts'
import { beginBuying, deliver, standing } from '../testing/buying.ts'
import { type FakeStripe, startFakeStripe } from '../testing/fake-stripe.ts'

/** What becomes of a subscription over the months, told by Stripe alone. */
let stripe: FakeStripe
let server: TestServer
let user: TestUser
beforeAll(async () => {
  stripe = await startFakeStripe()
  server = await startTestServer({ env: stripe.env })
})
beforeEach(async () => {
  stripe.isDown = false
  stripe.loses = null
  user = await server.signUp()
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

test('a browser that never comes back: the message of Stripe is enough', async () => {
  const session = await beginBuying(user)
  stripe.pay(session)
  await tell('checkout.session.completed', session)
  expect(await standing(user)).toEqual({ plan: 'pro', credits: 305, grants: 1, isSum: true })
  expect(await user.call('billing')).toMatchObject({
    mode: 'stripe',
    subscription: { plan: 'pro', status: 'active' },
    payments: [{ amount: 2_900, provider: 'stripe' }],
  })
})

test('a payment fails, is tried again, and goes through', async () => {
  const subscription = await bought()
  await tell('invoice.payment_failed', stripe.fail(subscription))
  expect(await user.call('billing')).toMatchObject({ subscription: { status: 'past_due' } })
  // The plan stays, the new month does not begin.
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 305, grants: 1 })
  // Nothing unpaid counts as paid for a larger plan.
  expect(await user.call('quotePlan', { query: { plan: 'business' } })).toMatchObject({ credit: 0 })
  Object.assign(stripe.object(subscription), { status: 'active' })
  await tell('invoice.paid', stripe.renew(subscription))
  expect(await user.call('billing')).toMatchObject({ subscription: { status: 'active' } })
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 300, grants: 2 })
})

test('a payment that fails for good ends the plan', async () => {
  const subscription = await bought()
  Object.assign(stripe.object(subscription), { status: 'canceled' })
  await tell('customer.subscription.deleted', subscription)
  expect(await standing(user)).toMatchObject({ plan: 'free', credits: 305 })
  expect(await user.call('billing')).toMatchObject({ subscription: null })
})

test('cancelled here, it ends there with the month; taken back, it goes on', async () => {
  const subscription = await bought()
  await user.call('cancelSubscription')
  expect(stripe.object(subscription)).toMatchObject({ cancel_at_period_end: true })
  await user.call('resumeSubscription')
  expect(stripe.object(subscription)).toMatchObject({ cancel_at_period_end: false })
  // Or there, in the portal.
  Object.assign(stripe.object(subscription), { cancel_at_period_end: true })
  await tell('customer.subscription.updated', subscription)
  expect(await user.call('billing')).toMatchObject({ subscription: { isCancelled: true } })
  expect((await user.call('billingPortal')).url).toContain('/portal/cus_')
})

test('a larger plan takes off what is unused, and the old subscription ends', async () => {
  const old = await bought('basic')
  const { credit, due } = await user.call('quotePlan', { query: { plan: 'pro' } })
  expect(credit).toBeGreaterThan(1_100)
  const session = await beginBuying(user, 'pro')
  expect(stripe.object(session)).toMatchObject({ amount_total: due })
  stripe.pay(session)
  await tell('checkout.session.completed', session)
  expect(stripe.object(old)).toMatchObject({ status: 'canceled' })
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 405, grants: 2 })
  // What Stripe tells of the old one changes nothing.
  await tell('customer.subscription.deleted', old)
  expect(await standing(user)).toMatchObject({ plan: 'pro' })
})

test('a smaller plan begins with the next month', async () => {
  const subscription = await bought('business')
  await user.call('changePlan', { body: { plan: 'basic' } })
  await tell('customer.subscription.updated', subscription)
  expect(await user.call('billing')).toMatchObject({
    subscription: { plan: 'business', nextPlan: 'basic' },
  })
  await tell('invoice.paid', stripe.renew(subscription))
  expect(await standing(user)).toMatchObject({ plan: 'basic', credits: 100 })
  expect(await user.call('billing')).toMatchObject({
    subscription: { plan: 'basic', nextPlan: null },
    payments: [{ amount: 1_200 }, { amount: 7_900 }],
  })
})

test('what is paid back in full takes along what is unused; a part does not', async () => {
  const subscription = await bought()
  await tell('charge.refunded', stripe.refund(subscription, 1_000))
  expect(await standing(user)).toMatchObject({ credits: 305 })
  const whole = stripe.refund(subscription, 2_900)
  await tell('charge.refunded', whole)
  await tell('charge.refunded', whole)
  expect(await standing(user)).toMatchObject({ credits: 5, isSum: true })
  const { payments } = await user.call('billing')
  expect(payments.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    -2_900, -1_000, 2_900,
  ])
})

test('while Stripe does not answer a message waits, and the browser is told to', async () => {
  const session = await beginBuying(user)
  stripe.pay(session)
  stripe.isDown = true
  const event = stripe.event('checkout.session.completed', session)
  expect(await deliver(server, stripe, event)).toBe(503)
  const body = { sessionId: session, plan: 'pro' as const }
  await expect(user.call('confirmPayment', { body })).rejects.toMatchObject({ status: 503 })
  await expect(beginBuying(await server.signUp())).rejects.toMatchObject({ status: 503 })
  stripe.isDown = false
  expect(await deliver(server, stripe, event)).toBe(204)
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 305, grants: 1 })
})

test('an account that is deleted pays no more; while Stripe does not answer it stays', async () => {
  const subscription = await bought()
  const body = { email: user.email }
  stripe.isDown = true
  await expect(user.call('deleteAccount', { body })).rejects.toMatchObject({ status: 503 })
  stripe.isDown = false
  expect(await standing(user)).toMatchObject({ plan: 'pro' })
  await user.call('deleteAccount', { body })
  expect(stripe.object(subscription)).toMatchObject({ status: 'canceled' })
  // What Stripe tells of it finds nobody.
  await tell('customer.subscription.deleted', subscription)
  await tell('invoice.paid', stripe.renew(subscription))
  await expect(user.call('currentUser')).rejects.toMatchObject({ status: 401 })
})

test('what Stripe did not hear is said again: the old subscription ends in the end', async () => {
  const old = await bought('basic')
  const session = await beginBuying(user, 'pro')
  stripe.pay(session)
  stripe.loses = /^DELETE/
  const event = stripe.event('checkout.session.completed', session)
  expect(await deliver(server, stripe, event)).toBe(503)
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 405 })
  expect(stripe.object(old)).toMatchObject({ status: 'active' })
  stripe.loses = null
  expect(await deliver(server, stripe, event)).toBe(204)
  expect(stripe.object(old)).toMatchObject({ status: 'canceled' })
  // The message of the old checkout, once more, ends nothing of what is paid now.
  const { subscription } = stripe.object(session)
  await tell('customer.subscription.updated', old)
  expect(stripe.object(String(subscription))).toMatchObject({ status: 'active' })
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 405 })
})

test('a month that has begun and is not paid yet takes nothing off a larger plan', async () => {
  const subscription = await bought('basic', -60)
  const invoice = stripe.renew(subscription, { status: 'draft' })
  await tell('customer.subscription.updated', subscription)
  const query = { plan: 'pro' as const }
  expect(await user.call('quotePlan', { query })).toMatchObject({ kind: 'buy', credit: 0 })
  Object.assign(stripe.object(invoice), { status: 'paid' })
  await tell('invoice.paid', invoice)
  expect((await user.call('quotePlan', { query })).credit).toBeGreaterThan(1_100)
  // Nor does one whose payment went back.
  await tell('charge.refunded', stripe.refund(subscription, 1_200))
  expect(await user.call('quotePlan', { query })).toMatchObject({ credit: 0 })
})

test('a month is what its invoice says, whatever was changed before it was paid', async () => {
  const subscription = await bought('business', -60)
  const invoice = stripe.renew(subscription, { status: 'draft' })
  await tell('customer.subscription.updated', subscription)
  const body = { plan: 'basic' as const }
  await expect(user.call('changePlan', { body })).rejects.toMatchObject({ status: 409 })
  // In Stripe's own pages it can be done all the same.
  const { price } = itemOf(await boughtBy(await server.signUp(), 'basic'))
  Object.assign(itemOf(subscription), { price })
  Object.assign(stripe.object(invoice), { status: 'paid' })
  await tell('invoice.paid', invoice)
  expect(await standing(user)).toMatchObject({ plan: 'business', credits: 1_000 })
  expect(await user.call('billing')).toMatchObject({
    subscription: { plan: 'business', nextPlan: 'basic' },
    payments: [{ amount: 7_900, plan: 'business' }, { amount: 7_900 }],
  })
})

test('of a cancelled subscription nothing is changed but that it is kept', async () => {
  await bought('business')
  await user.call('cancelSubscription')
  const body = { plan: 'basic' as const }
  const refused = { status: 409, message: expect.stringContaining('cancelled') }
  await expect(user.call('changePlan', { body })).rejects.toMatchObject(refused)
  await user.call('resumeSubscription')
  await user.call('changePlan', { body })
})

test('what is paid back of an earlier month takes nothing of this one', async () => {
  const subscription = await bought()
  const [first] = stripe.made('in', subscription)
  await tell('invoice.paid', stripe.renew(subscription))
  await tell('charge.refunded', stripe.refund(subscription, 2_900, { invoice: first ?? '' }))
  expect(await standing(user)).toMatchObject({ plan: 'pro', credits: 300 })
  expect((await user.call('billing')).payments).toMatchObject([
    { amount: -2_900 },
    { amount: 2_900 },
    { amount: 2_900 },
  ])
})

test('a refund that is on its way counts when it has arrived', async () => {
  const subscription = await bought()
  const charge = stripe.refund(subscription, 2_900, { status: 'pending' })
  await tell('charge.refunded', charge)
  expect(await standing(user)).toMatchObject({ credits: 305 })
  const [refund = ''] = stripe.made('re', charge)
  Object.assign(stripe.object(refund), { status: 'succeeded' })
  await tell('refund.updated', refund)
  expect(await standing(user)).toMatchObject({ credits: 5 })
})

test('a renewal that finds the whole allowance is over with its first message', async () => {
  const subscription = await bought()
  await tell('invoice.paid', stripe.renew(subscription))
  const second = stripe.renew(subscription)
  await tell('invoice.paid', second)
  const { grants } = await standing(user)
  await tell('charge.refunded', stripe.refund(subscription, 2_900))
  await tell('invoice.paid', second)
  expect(await standing(user)).toMatchObject({ credits: 0, grants })
})

test('a debit on its way lets nobody pay once more, until it came to nothing', async () => {
  const session = await beginBuying(user, 'basic')
  stripe.pay(session, { payment_status: 'unpaid' })
  const refused = { status: 409, message: expect.stringContaining('being processed') }
  await expect(beginBuying(user)).rejects.toMatchObject(refused)
  await expect(user.call('deleteAccount', { body: { email: user.email } })).rejects.toMatchObject(
    refused,
  )
  await tell('checkout.session.async_payment_failed', session)
  await beginBuying(user)
  expect(await standing(user)).toMatchObject({ plan: 'free', credits: 5 })
})

/** Buys, and gives the subscription that came of it. */
async function bought(plan: Plan = 'pro', endsIn?: number): Promise<string> {
  return boughtBy(user, plan, endsIn)
}

type Plan = 'basic' | 'pro' | 'business'

/** `endsIn`: seconds until the paid month is over, in place of thirty days. */
async function boughtBy(buyer: TestUser, plan: Plan, endsIn?: number): Promise<string> {
  const session = await beginBuying(buyer, plan)
  const { subscription } = stripe.pay(session)
  if (endsIn !== undefined)
    itemOf(subscription)['current_period_end'] = Math.floor(Date.now() / 1_000) + endsIn
  await tell('checkout.session.completed', session)
  return subscription
}

function itemOf(subscription: string): Record<string, unknown> {
  const { items } = stripe.object(subscription) as { items: { data: Record<string, unknown>[] } }
  return items.data[0] ?? {}
}

async function tell(type: string, id: string): Promise<void> {
  expect(await deliver(server, stripe, stripe.event(type, id))).toBe(204)
}

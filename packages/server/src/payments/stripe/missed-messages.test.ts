import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../../accounts/create-account.ts'
import { createLog } from '../../create-log.ts'
import { readSettings } from '../../settings.ts'
import { openStore, type Store } from '../../store/open-store.ts'
import { payments, subscriptions, users } from '../../store/schema.ts'
import { createReadyPlace } from '../../testing/create-ready-place.ts'
import type { TestPlace } from '../../testing/test-settings.ts'
import { beginCheckout } from '../begin-checkout.ts'
import type { Cashier } from '../cashier.ts'
import { openCashier } from '../open-cashier.ts'
import { type FakeStripe, startFakeStripe } from '../testing/fake-stripe.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { takeStripeEvent } from './stripe-events.ts'

/** Messages of Stripe that came too late, or never. */
let stripe: FakeStripe
let place: TestPlace
let store: Store
let cashier: Cashier
beforeAll(async () => {
  stripe = await startFakeStripe()
  place = await createReadyPlace(stripe.env)
  const settings = readSettings({ ...place.env, ...stripe.env })
  const log = createLog('silent')
  store = await openStore(settings, log)
  const opened = openCashier({ store, log, settings })
  if (!opened) throw new Error('Without plans nothing is paid')
  cashier = opened
})
afterAll(async () => {
  await store.close()
  await place.remove()
  await stripe.close()
})

test('of a month that nobody told of Stripe is asked, and all that was paid is in the books', async () => {
  const { userId, subscription } = await bought(-2 * DAY)
  stripe.renew(subscription)
  await reconcileSubscriptions(cashier)
  await reconcileSubscriptions(cashier)
  expect(await userOf(userId)).toMatchObject({ plan: 'pro', credits: 300 })
  expect(await rowOf(subscription)).toMatchObject({ status: 'active' })
  expect((await rowOf(subscription))?.paidUntil?.getTime()).toBeGreaterThan(Date.now())
  expect(await paidBy(userId)).toHaveLength(2)
  // The message after all.
  const [, renewal = ''] = stripe.made('in', subscription)
  await tell('invoice.paid', renewal)
  expect(await userOf(userId)).toMatchObject({ credits: 300 })
})

test('what ended without a message has ended, also where Stripe never heard of it', async () => {
  const [left, unknown] = [await bought(-2 * DAY), await bought(-2 * DAY)]
  Object.assign(stripe.object(left.subscription), { status: 'canceled' })
  await store.db
    .update(subscriptions)
    .set({ reference: `sub_of_another_key_${randomUUID()}` })
    .where(eq(subscriptions.userId, unknown.userId))
  const running = await bought()
  await reconcileSubscriptions(cashier)
  for (const { userId } of [left, unknown])
    expect(await userOf(userId)).toMatchObject({ plan: 'free', credits: 305 })
  expect(await userOf(running.userId)).toMatchObject({ plan: 'pro' })
})

test('while Stripe does not answer everything stays as it is', async () => {
  const { userId, subscription } = await bought(-2 * DAY)
  stripe.isDown = true
  await reconcileSubscriptions(cashier)
  stripe.isDown = false
  expect(await userOf(userId)).toMatchObject({ plan: 'pro' })
  expect(await rowOf(subscription)).toMatchObject({ status: 'active' })
})

test('that a month was paid counts, though something newer of the subscription was told before', async () => {
  const { userId, subscription } = await bought(-60, 'business')
  const basic = await bought(DAY, 'basic')
  itemOf(subscription)['price'] = itemOf(basic.subscription)['price']
  const invoice = stripe.renew(subscription)
  await tell('customer.subscription.updated', subscription)
  await store.db
    .update(subscriptions)
    .set({ toldAt: new Date(Date.now() + 60_000) })
    .where(eq(subscriptions.userId, userId))
  await tell('invoice.paid', invoice)
  expect(await userOf(userId)).toMatchObject({ plan: 'basic', credits: 100 })
  expect(await rowOf(subscription)).toMatchObject({ plan: 'basic', nextPlan: null })
})

test('what is paid back to somebody who is gone stands in the books', async () => {
  const { userId, subscription } = await bought()
  const charge = stripe.refund(subscription, 2_900)
  await store.db.delete(users).where(eq(users.id, userId))
  await tell('charge.refunded', charge)
  const [refund = ''] = stripe.made('re', charge)
  const found = await store.db
    .select()
    .from(payments)
    .where(and(eq(payments.kind, 'refund'), eq(payments.reference, refund)))
  expect(found).toMatchObject([{ userId: null, amount: -2_900, plan: 'pro' }])
})

const DAY = 86_400

async function bought(endsIn = 30 * DAY, plan: 'basic' | 'pro' | 'business' = 'pro') {
  const email = `${randomUUID()}@example.com`
  const account = { email, username: null, passwordHash: null }
  const userId = await store.db.transaction((tx) => createAccount(tx, account))
  const page = new URL('http://localhost/dashboard')
  const user = { id: userId, email }
  const { url } = await beginCheckout(cashier, { user, plan, success: page, cancel: page })
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  const { subscription } = stripe.pay(session)
  itemOf(subscription)['current_period_end'] = Math.floor(Date.now() / 1_000) + endsIn
  await tell('checkout.session.completed', session)
  return { userId, subscription }
}

function tell(type: string, id: string): Promise<void> {
  const body = stripe.event(type, id)
  return takeStripeEvent(cashier, body, stripe.sign(body))
}

function itemOf(subscription: string): Record<string, unknown> {
  const { items } = stripe.object(subscription) as { items: { data: Record<string, unknown>[] } }
  return items.data[0] ?? {}
}

async function userOf(userId: string) {
  const [user] = await store.db.select().from(users).where(eq(users.id, userId))
  return user
}

async function rowOf(reference: string) {
  const [row] = await store.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.reference, reference))
  return row
}

function paidBy(userId: string) {
  return store.db.select().from(payments).where(eq(payments.userId, userId))
}

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../accounts/create-account.ts'
import { createLog } from '../create-log.ts'
import { changeCredits } from '../credits/credits.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { creditLedger, payments, subscriptions, users } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import type { Cashier } from './cashier.ts'
import { openCashier } from './open-cashier.ts'
import { inAMonth } from './months.ts'
import { renewMonths } from './renew-months.ts'

const NOW = new Date('2027-03-15T12:00:00Z')

let place: TestPlace
let store: Store
let cashier: Cashier
beforeAll(async () => {
  place = await createReadyPlace()
  const settings = readSettings(place.env)
  const log = createLog('silent')
  store = await openStore(settings, log)
  const opened = openCashier({ store, log, settings })
  if (!opened) throw new Error('Without plans nothing is renewed')
  cashier = opened
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

test('a month gives the allowance anew: what was left of it expires, what was given stays', async () => {
  const userId = await someone('2027-03-15T11:00:00Z')
  await change(userId, 'charge', -2)
  await change(userId, 'grant', 40)
  await renewMonths(cashier, NOW)
  await renewMonths(cashier, NOW)
  expect(await rowsOf(userId)).toEqual([5, -2, 40, -3, 5])
  expect(await userOf(userId)).toMatchObject({
    credits: 45,
    renewsAt: new Date('2027-04-15T11:00:00Z'),
  })
})

test('who used nothing gets nothing more, and who used all gets all', async () => {
  const [idle, busy] = [
    await someone('2027-03-01T00:00:00Z'),
    await someone('2027-03-01T00:00:00Z'),
  ]
  await change(busy, 'charge', -5)
  await renewMonths(cashier, NOW)
  expect(await rowsOf(idle)).toEqual([5])
  expect(await rowsOf(busy)).toEqual([5, -5, 5])
})

test('a server that was off for a year begins one month', async () => {
  const userId = await someone('2026-01-31T00:00:00Z')
  await change(userId, 'charge', -5)
  await renewMonths(cashier, NOW)
  expect(await rowsOf(userId)).toEqual([5, -5, 5])
  expect(await userOf(userId)).toMatchObject({ renewsAt: new Date('2027-03-31T00:00:00Z') })
})

test('ten servers at once begin one month', async () => {
  const userId = await someone('2027-03-15T00:00:00Z')
  await change(userId, 'charge', -5)
  await Promise.all(Array.from({ length: 10 }, () => renewMonths(cashier, NOW)))
  expect(await rowsOf(userId)).toEqual([5, -5, 5])
})

test('a test subscription goes on, changes to the next plan, and ends when it was cancelled', async () => {
  const userId = await someone('2027-03-15T00:00:00Z')
  await subscribe(userId, { plan: 'pro', nextPlan: 'basic' })
  await renewMonths(cashier, NOW)
  expect(await userOf(userId)).toMatchObject({ plan: 'basic', credits: 100 })
  expect(await store.db.select().from(payments).where(eq(payments.userId, userId))).toMatchObject([
    { amount: 1_200, provider: 'test', plan: 'basic' },
  ])
  await store.db
    .update(subscriptions)
    .set({ isCancelled: true })
    .where(eq(subscriptions.userId, userId))
  await renewMonths(cashier, inAMonth(NOW))
  expect(await userOf(userId)).toMatchObject({ plan: 'free', credits: 5 })
})

test('where there is a real provider, nobody keeps a plan that was only played', async () => {
  const userId = await someone('2027-03-15T00:00:00Z')
  await subscribe(userId, { plan: 'pro', nextPlan: null })
  const provider = { ...cashier.provider, name: 'stripe' as const }
  await renewMonths({ ...cashier, provider }, NOW)
  expect(await userOf(userId)).toMatchObject({ plan: 'free', credits: 5 })
})

test('a month that a provider tells of is not begun by the clock', async () => {
  const userId = await someone('2027-03-15T00:00:00Z')
  await change(userId, 'charge', -5)
  await subscribe(userId, { plan: 'pro', nextPlan: null }, 'stripe')
  await renewMonths(cashier, NOW)
  expect(await rowsOf(userId)).toEqual([5, -5])
})

test('a month later is the same day, or the last one', () => {
  const later = (day: string) =>
    inAMonth(new Date(`${day}T10:00:00Z`))
      .toISOString()
      .slice(0, 10)
  expect(later('2027-01-31')).toBe('2027-02-28')
  expect(later('2028-01-31')).toBe('2028-02-29')
  expect(later('2027-12-15')).toBe('2028-01-15')
})

async function someone(renewsAt: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const account = { email, username: null, passwordHash: null }
  const id = await store.db.transaction((tx) => createAccount(tx, account))
  await store.db
    .update(users)
    .set({ renewsAt: new Date(renewsAt) })
    .where(eq(users.id, id))
  return id
}

async function subscribe(
  userId: string,
  plans: Pick<typeof subscriptions.$inferInsert, 'plan' | 'nextPlan'>,
  provider: 'test' | 'stripe' = 'test',
) {
  const [id, reference] = [randomUUID(), randomUUID()]
  const periodEnd = new Date('2027-03-15T00:00:00Z')
  const state = { status: 'active' as const, periodEnd, toldAt: new Date() }
  await store.db
    .insert(subscriptions)
    .values({ id, reference, userId, provider, ...plans, ...state })
  await store.db.update(users).set({ plan: plans.plan }).where(eq(users.id, userId))
}

function change(userId: string, kind: 'grant' | 'charge', amount: number) {
  return store.db.transaction((tx) =>
    changeCredits(tx, { userId, kind, amount, reason: 'for the test' }),
  )
}

async function rowsOf(userId: string): Promise<number[]> {
  const rows = await store.db
    .select({ amount: creditLedger.amount })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(sql`${creditLedger.sequence}`)
  return rows.map(({ amount }) => amount)
}

async function userOf(userId: string) {
  const [user] = await store.db.select().from(users).where(eq(users.id, userId))
  return user
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../accounts/create-account.ts'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { creditLedger, payments, users } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import { paymentsOf, revenueByMonth } from './read-payments.ts'

let place: TestPlace
let store: Store
beforeAll(async () => {
  place = await createReadyPlace()
  store = await openStore(readSettings(place.env), createLog('silent'))
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

test('revenue is told by month and without what went back; test payments are told apart', async () => {
  const userId = await someone()
  await pay(userId, { amount: 2_900, at: '2026-09-30T23:59:59Z' })
  await pay(userId, { amount: 1_200, at: '2026-10-01T00:00:00Z' })
  await pay(userId, { amount: -1_200, at: '2026-10-02T00:00:00Z', kind: 'refund' })
  await pay(userId, { amount: 7_900, at: '2026-10-03T00:00:00Z', provider: 'test' })
  await pay(userId, { amount: 7_900, at: '2026-08-03T00:00:00Z' })
  expect(await revenueByMonth(store.db, new Date('2026-09-01T00:00:00Z'))).toEqual([
    { month: '2026-09', amount: 2_900, currency: 'usd', payments: 1, isTest: false },
    { month: '2026-10', amount: 0, currency: 'usd', payments: 1, isTest: false },
    { month: '2026-10', amount: 7_900, currency: 'usd', payments: 1, isTest: true },
  ])
})

test('payments outlive their user without the person, the ledger goes along', async () => {
  const [userId, other] = [await someone(), await someone()]
  await pay(userId, { amount: 2_900, at: '2026-07-01T00:00:00Z' })
  expect(await paymentsOf(store.db, userId)).toMatchObject([{ amount: 2_900, plan: 'pro' }])
  expect(await paymentsOf(store.db, other)).toEqual([])
  await store.db.delete(users).where(eq(users.id, userId))
  expect(await store.db.select().from(creditLedger).where(eq(creditLedger.userId, userId))).toEqual(
    [],
  )
  expect(await paymentsOf(store.db, userId)).toEqual([])
  const left = await store.db.select().from(payments)
  expect(left.find(({ createdAt }) => createdAt.getUTCMonth() === 6)).toMatchObject({
    userId: null,
    amount: 2_900,
  })
})

interface Paid {
  readonly amount: number
  readonly at: string
  readonly kind?: 'payment' | 'refund'
  readonly provider?: 'stripe' | 'test'
}

async function pay(userId: string, { amount, at, kind = 'payment', provider = 'stripe' }: Paid) {
  await store.db.insert(payments).values({
    id: randomUUID(),
    userId,
    provider,
    reference: randomUUID(),
    kind,
    plan: 'pro',
    amount,
    currency: 'usd',
    createdAt: new Date(at),
  })
}

function someone(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  return store.db.transaction((tx) =>
    createAccount(tx, { email, username: null, passwordHash: null }),
  )
}

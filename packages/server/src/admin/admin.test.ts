import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../accounts/operator.ts'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { payments, subscriptions, users } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import { asReport, runPipeline } from '../testing/reports.ts'
import { salesGraph, savePipeline, uploadSales } from '../testing/sales.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import type { TestPlace } from '../testing/test-settings.ts'

let place: TestPlace
let server: TestServer
let admin: TestUser
let customer: TestUser

beforeAll(async () => {
  place = await createReadyPlace()
  server = await startTestServer({ place })
  admin = await server.signUp()
  customer = await server.signUp()
  const dataset = await uploadSales(customer)
  const pipeline = await savePipeline(customer, salesGraph(dataset.id))
  await runPipeline(customer, pipeline.id, { blocks: asReport(pipeline.blocks) })
  await standing(() => createAdmin(readSettings(place.env), admin.email))
})
afterAll(async () => {
  await server.close()
  await place.remove()
})

/** Done while the server stands still: PGlite serves one program at a time. */
async function standing(work: () => Promise<unknown>): Promise<void> {
  await server.close()
  await work()
  server = await startTestServer({ place })
  admin = { ...admin, call: server.as(admin.token) }
  customer = { ...customer, call: server.as(customer.token) }
}

async function inStore(work: (store: Store) => Promise<unknown>): Promise<void> {
  await standing(async () => {
    const store = await openStore(readSettings(place.env), createLog('silent'))
    try {
      await work(store)
    } finally {
      await store.close()
    }
  })
}

type Payment = typeof payments.$inferInsert

function payment(amount: number, more: Partial<Payment> = {}): Payment {
  const id = randomUUID()
  const kind = amount < 0 ? 'refund' : 'payment'
  const usual = { provider: 'stripe', plan: 'pro', currency: 'usd' } as const
  return { id, reference: id, kind, amount, ...usual, ...more }
}

describe('the overview', () => {
  test('is made of what is there: nobody has paid yet', async () => {
    const overview = await admin.call('adminOverview')
    expect(overview).toMatchObject({
      isTest: false,
      totalRevenue: 0,
      pendingActions: 0,
      totals: { users: 2, paying: 0, generations: 0, runs: 1 },
    })
    const { revenue, users: joined, runs, generations } = overview.courses
    expect(revenue).toHaveLength(12)
    for (const course of [joined, runs, generations]) expect(course).toHaveLength(30)
    expect(joined.at(-1)).toMatchObject({ value: 2 })
    expect(runs.at(-1)).toMatchObject({ at: new Date().toISOString().slice(0, 10), value: 1 })
  })

  test('says of test payments what they are', async () => {
    await inStore(({ db }) => db.insert(payments).values(payment(1_200, { provider: 'test' })))
    expect(await admin.call('adminOverview')).toMatchObject({ isTest: true, totalRevenue: 1_200 })
    const { notices } = await admin.call('adminNotices')
    expect(notices).toMatchObject([{ type: 'ai_credit_required', amount: 720, urgency: 'low' }])
    expect(notices[0]?.message).toContain('test payment')
  })

  test('shares out this month’s real revenue, and what went back is none', async () => {
    const before = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
    await inStore(({ db }) =>
      db
        .insert(payments)
        .values([
          payment(2_900),
          payment(7_900, { plan: 'business' }),
          payment(-2_900),
          payment(2_901),
          payment(100_000, { createdAt: before }),
          payment(99_900, { currency: 'eur' }),
        ]),
    )
    const overview = await admin.call('adminOverview')
    expect(overview).toMatchObject({
      isTest: false,
      totalRevenue: 10_801,
      payments: 3,
      aiProvider: 6_481,
      fees: 324,
      platformProfit: 3_996,
    })
    const { aiProvider, fees, platformProfit } = overview
    expect(aiProvider + fees + platformProfit).toBe(overview.totalRevenue)
    expect(overview.courses.revenue.at(-1)?.value).toBe(108.01)
    const all = overview.courses.revenue.reduce((sum, { value }) => sum + value, 0)
    expect(all).toBeCloseTo(1_108.01)
  })
})

describe('notifications', () => {
  test('tell what is to be done, each once, by urgency', async () => {
    const { id } = (await customer.call('currentUser')).user
    await inStore(({ db }) =>
      db.insert(subscriptions).values({
        id: 's1',
        userId: id,
        provider: 'stripe',
        reference: 'sub_1',
        plan: 'pro',
        status: 'past_due',
        periodEnd: new Date(),
        toldAt: new Date(),
      }),
    )
    const first = await admin.call('adminNotices')
    const again = await admin.call('adminNotices')
    expect(again).toEqual(first)
    const told = first.notices.map(({ type, urgency }) => `${type} ${urgency}`)
    expect(told.toSorted()).toEqual(
      [
        'payment_failed high',
        'ai_credit_required medium',
        'ai_credit_required medium',
        'ai_credit_required high',
        'ai_credit_required high',
        'ai_credit_required high',
        'ai_credit_required low',
        'refund medium',
        'revenue_milestone low',
        'revenue_milestone low',
      ].toSorted(),
    )
    expect(first.unread).toBe(told.length)
    const largest = first.notices.find(({ amount }) => amount === 60_000)
    expect(largest?.message).toBe('$1,000.00 for Pro came in: add $600.00 to the AI account.')
  })

  test('are marked as read, which is kept, and all at once', async () => {
    const { notices, unread } = await admin.call('adminNotices')
    const [one] = notices
    const params = { id: one?.id ?? '' }
    expect(await admin.call('markNotice', { params, body: { read: true } })).toMatchObject({
      read: true,
    })
    await standing(async () => {})
    const after = await admin.call('adminNotices')
    expect(after.unread).toBe(unread - 1)
    expect(after.notices.find(({ id }) => id === params.id)?.read).toBe(true)
    expect((await admin.call('adminOverview')).pendingActions).toBe(unread - 1)
    await admin.call('markNotice', { params, body: { read: false } })
    expect((await admin.call('adminNotices')).unread).toBe(unread)
    await admin.call('markAllNotices')
    expect((await admin.call('adminOverview')).pendingActions).toBe(0)
    const nowhere = { params: { id: 'nowhere' }, body: { read: true } }
    await expect(admin.call('markNotice', nowhere)).rejects.toMatchObject({ status: 404 })
  })
})

describe('granted credits', () => {
  const grant = async (credits: number, reason: string, key?: string) => {
    const { id } = (await customer.call('currentUser')).user
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    return admin.call('grantCredits', { params: { id }, body: { credits, reason }, headers })
  }

  test('are there at once, and the ledger says why and who it was', async () => {
    const { user } = await grant(25, 'Sorry for Tuesday')
    expect(user).toMatchObject({ email: customer.email, credits: 30 })
    expect((await customer.call('currentUser')).user.credits).toBe(30)
    const [row] = await customer.call('creditsLedger')
    expect(row).toMatchObject({ kind: 'grant', amount: 25, balance: 30 })
    expect(row?.reason).toBe('Granted by an administrator: Sorry for Tuesday')
    const { id } = (await admin.call('currentUser')).user
    await inStore(async ({ pool }) => {
      const { rows } = await pool.query('select granted_by from credit_ledger where amount = 25')
      expect(rows).toEqual([{ granted_by: id }])
    })
  })

  test('are granted once for one key, however often it is sent', async () => {
    const before = (await customer.call('currentUser')).user.credits
    const key = randomUUID()
    await Promise.allSettled(Array.from({ length: 5 }, () => grant(10, 'Once', key)))
    await grant(10, 'Once', key)
    expect((await customer.call('currentUser')).user.credits).toBe(before + 10)
  })

  test('are taken back as far as there are any', async () => {
    const { credits } = (await customer.call('currentUser')).user
    await expect(grant(-credits - 1, 'Too many')).rejects.toMatchObject({ status: 400 })
    expect((await grant(-credits, 'A mistake')).user.credits).toBe(0)
    await grant(5, 'Back again')
  })

  test.each([
    [0, 'nothing'],
    [1.5, 'a half'],
    [100_001, 'too many'],
    [5, ' '],
  ])('%s of them are refused for %j', async (credits, reason) => {
    await expect(grant(credits, reason)).rejects.toMatchObject({ status: 400 })
  })

  test('go to nobody who is not there', async () => {
    const params = { id: randomUUID() }
    const body = { credits: 5, reason: 'Whoever' }
    await expect(admin.call('grantCredits', { params, body })).rejects.toMatchObject({
      status: 404,
    })
  })
})

test('nobody grants themselves anything', async () => {
  const { id, credits } = (await customer.call('currentUser')).user
  await expect(
    customer.call('grantCredits', { params: { id }, body: { credits: 1_000, reason: 'Me' } }),
  ).rejects.toMatchObject({ status: 403 })
  expect((await customer.call('currentUser')).user.credits).toBe(credits)
  await inStore(async ({ db }) => {
    expect(await db.$count(users)).toBe(2)
  })
})

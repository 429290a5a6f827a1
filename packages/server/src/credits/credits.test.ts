import { GIVEN_BACK_A_DAY } from '@plainflow/contract'
import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../create-log.ts'
import { readSettings } from '../settings.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { creditLedger, creditReservations } from '../store/schema.ts'
import { createReadyPlace } from '../testing/create-ready-place.ts'
import type { TestPlace } from '../testing/test-settings.ts'
import {
  refundCredits,
  refuseCharge,
  releaseCredits,
  releaseForgottenCredits,
  releaseOwnCredits,
  reserveCredits,
  settleCredits,
} from './credits.ts'
import { balance, spendInParallel, userWith } from '../testing/parallel-spends.ts'

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

test('of fifty who want the last credit at once, one gets it', async () => {
  expect(await spendInParallel(store, 24)).toBe(24)
})

test('what is released was never spent', async () => {
  const userId = await userWith(store, 1)
  const reservation = await reserveCredits(store, userId, 1, 'a')
  await expect(reserveCredits(store, userId, 1, 'b')).rejects.toMatchObject({
    code: 'no_credits',
  })
  await releaseCredits(store.db, reservation, 'nothing was generated')
  await releaseCredits(store.db, reservation, 'twice')
  expect(await balance(store, userId)).toEqual({ credits: 1, held: 0, ledger: 1 })
  await reserveCredits(store, userId, 1, 'a')
})

test('what was tried for nothing leaves a receipt with its reason, and no charge', async () => {
  const userId = await userWith(store, 1)
  const reservation = await reserveCredits(store, userId, 1, 'a')
  await refuseCharge(store.db, reservation, 'it does not run')
  await refuseCharge(store.db, reservation, 'twice')
  expect(await balance(store, userId)).toEqual({ credits: 1, held: 0, ledger: 1 })
  const receipts = await store.db
    .select({
      kind: creditLedger.kind,
      amount: creditLedger.amount,
      reason: creditLedger.reason,
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(creditLedger.sequence)
  expect(receipts.at(-1)).toEqual({
    kind: 'release',
    amount: 0,
    reason: 'Not charged: it does not run',
  })
  expect(receipts.filter(({ kind }) => kind === 'release')).toHaveLength(1)
})

/** A request: which key it came with, and how it ended. */
const requests = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    ends: fc.constantFrom('settled', 'released', 'refused', 'given back'),
  }),
  { minLength: 2, maxLength: 12 },
)

test('whatever arrives at once, no credit is spent twice, and the ledger adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(3), requests, async (credits, list) => {
      const userId = await userWith(store, credits)
      const results = await Promise.allSettled(
        list.map(async ({ key, ends }) => {
          const reservation = await reserveCredits(store, userId, 1, key)
          if (ends === 'settled' || ends === 'given back')
            await store.db.transaction((tx) => settleCredits(tx, reservation, key))
          // Twice at once is once.
          if (ends === 'given back')
            await Promise.all([1, 2].map(() => refundCredits(store.db, userId, reservation)))
          if (ends === 'released' || ends === 'refused')
            await (ends === 'released' ? releaseCredits : refuseCharge)(store.db, reservation, key)
          return { key, ends }
        }),
      )
      const spent = results.flatMap((result) =>
        result.status === 'fulfilled' && result.value.ends === 'settled' ? [result.value.key] : [],
      )
      expect(spent.length).toBeLessThanOrEqual(credits)
      expect(new Set(spent).size).toBe(spent.length)
      const left = credits - spent.length
      expect(await balance(store, userId)).toEqual({ credits: left, held: 0, ledger: left })
      const refused = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason.code] : [],
      )
      expect(['no_credits', 'conflict', 'unavailable']).toEqual(expect.arrayContaining(refused))
    }),
    { numRuns: 30 },
  )
})

test('what was given back is a row of the ledger, once, and nobody else gives it back', async () => {
  const [userId, other] = [await userWith(store, 2), await userWith(store, 2)]
  const reservation = await reserveCredits(store, userId, 1, 'a')
  expect(await refundCredits(store.db, userId, reservation)).toBe(false)
  await store.db.transaction((tx) => settleCredits(tx, reservation, 'a question'))
  expect(await refundCredits(store.db, other, reservation)).toBe(false)
  expect(await refundCredits(store.db, userId, reservation)).toBe(true)
  expect(await refundCredits(store.db, userId, reservation)).toBe(false)
  expect(await balance(store, userId)).toEqual({ credits: 2, held: 0, ledger: 2 })
  expect(await balance(store, other)).toMatchObject({ credits: 2 })
  await expect(reserveCredits(store, userId, 1, 'a')).rejects.toMatchObject({ code: 'conflict' })
})

test('a day gives back only so many', async () => {
  const userId = await userWith(store, 1)
  for (let round = 0; round <= GIVEN_BACK_A_DAY; round++) {
    const reservation = await reserveCredits(store, userId, 1, `${round}`)
    await store.db.transaction((tx) => settleCredits(tx, reservation, 'a question'))
    const isGiven = await refundCredits(store.db, userId, reservation)
    expect(isGiven).toBe(round < GIVEN_BACK_A_DAY)
  }
  expect(await balance(store, userId)).toEqual({ credits: 0, held: 0, ledger: 0 })
})

test('the same key cannot be spent twice', async () => {
  const userId = await userWith(store, 5)
  const reservation = await reserveCredits(store, userId, 1, 'a')
  await store.db.transaction((tx) => settleCredits(tx, reservation, 'once'))
  await expect(reserveCredits(store, userId, 1, 'a')).rejects.toMatchObject({ code: 'conflict' })
  await expect(
    store.db.transaction((tx) => settleCredits(tx, reservation, 'again')),
  ).rejects.toMatchObject({ code: 'unavailable' })
  expect(await balance(store, userId)).toEqual({ credits: 4, held: 0, ledger: 4 })
})

test('what a try that died held is taken over by the next of its key, and paid once', async () => {
  const userId = await userWith(store, 1)
  const dead = await reserveCredits(store, userId, 1, 'a')
  const next = await reserveCredits(store, userId, 1, 'a')
  expect(await balance(store, userId)).toMatchObject({ held: 1 })
  await expect(
    store.db.transaction((tx) => settleCredits(tx, dead, 'it wakes up')),
  ).rejects.toMatchObject({ code: 'unavailable' })
  await releaseCredits(store.db, dead, 'it wakes up')
  await store.db.transaction((tx) => settleCredits(tx, next, 'once'))
  expect(await balance(store, userId)).toEqual({ credits: 0, held: 0, ledger: 0 })
})

test('what a server held when it was killed is free when it starts again', async () => {
  const [mine, others] = [await userWith(store, 1), await userWith(store, 1)]
  await reserveCredits(store, mine, 1, 'a')
  await reserveCredits({ db: store.db, instance: 'another' }, others, 1, 'a')
  await releaseOwnCredits(store)
  expect(await balance(store, mine)).toMatchObject({ credits: 1, held: 0 })
  expect(await balance(store, others)).toMatchObject({ held: 1 })
})

test('a reservation nobody came back for is free after five minutes', async () => {
  const userId = await userWith(store, 1)
  const [young, old] = [await userWith(store, 1), userId]
  await reserveCredits(store, young, 1, 'young')
  const reservation = await reserveCredits(store, old, 1, 'old')
  await store.db
    .update(creditReservations)
    .set({ createdAt: new Date(Date.now() - 6 * 60_000) })
    .where(eq(creditReservations.id, reservation))
  await releaseForgottenCredits(store.db)
  expect(await balance(store, old)).toMatchObject({ held: 0 })
  expect(await balance(store, young)).toMatchObject({ held: 1 })
})

test.each([
  ['update', 'update credit_ledger set amount = 100'],
  ['delete', 'delete from credit_ledger'],
  ['truncate', 'truncate credit_ledger'],
])('the ledger refuses %s', async (_, statement) => {
  await userWith(store, 1)
  await expect(store.pool.query(statement)).rejects.toThrow('append-only')
})

import { randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import { expect } from 'vitest'
import { createAccount } from '../accounts/create-account.ts'
import { changeCredits, reserveCredits, settleCredits } from '../credits/credits.ts'
import { failureOf } from '../failure-of.ts'
import { outlastOutage } from '../outlast-outage.ts'
import type { Store } from '../store/open-store.ts'
import { creditLedger, users } from '../store/schema.ts'

const AT_ONCE = 50

/** Fifty who want the last credit at once, so many times, the ledger adding up each time; how many got it. */
export async function spendInParallel(store: Store, rounds: number): Promise<number> {
  let spent = 0
  for (let round = 0; round < rounds; round++) {
    const userId = await userWith(store, 1)
    const attempts = Array.from({ length: AT_ONCE }, () => spendOnce(store, userId))
    const results = await Promise.all(attempts)
    spent += results.filter((got) => got).length
    expect(await balance(store, userId)).toEqual({ credits: 0, held: 0, ledger: 0 })
  }
  return spent
}

/**
 * Whether one of them got it. A store that is asked more than it can answer in time says so, before or after
 * it did what was asked: like a client, each tries again by the same key until it is told.
 */
async function spendOnce(store: Store, userId: string): Promise<boolean> {
  const key = randomUUID()
  try {
    await outlastOutage(new AbortController().signal, async () => {
      const reservation = await reserveCredits(store, userId, 1, key)
      await store.db.transaction((tx) => settleCredits(tx, reservation, 'Pipeline generation'))
    })
    return true
  } catch (error) {
    const { code } = failureOf(error)
    expect(['no_credits', 'conflict']).toContain(code)
    // Paid for by a try whose answer was lost.
    return code === 'conflict'
  }
}

export async function userWith({ db }: Store, credits: number): Promise<string> {
  return db.transaction(async (tx) => {
    const email = `${randomUUID()}@example.com`
    const id = await createAccount(tx, { email, username: null, passwordHash: null })
    await changeCredits(tx, {
      userId: id,
      kind: 'grant',
      amount: credits - 5,
      reason: 'for the test',
    })
    return id
  })
}

/** As the account says and as the ledger adds up. */
export async function balance({ db }: Store, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  const [ledger] = await db
    .select({ sum: sum(creditLedger.amount), held: sum(creditLedger.held) })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
  expect(Number(ledger?.held)).toBe(user?.held)
  return { credits: user?.credits, held: user?.held, ledger: Number(ledger?.sum) }
}

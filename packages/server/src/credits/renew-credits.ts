import { type PlanKey, PLANS } from '@plainflow/contract'
import { and, desc, eq, gte, inArray, isNotNull, like, sql } from 'drizzle-orm'
import type { Queries } from '../store/open-store.ts'
import { creditLedger, users } from '../store/schema.ts'
import { changeCredits } from './credits.ts'

const RENEWAL = 'renewal:'

/**
 * A new month: what is left of the last allowance expires and the plan's allowance takes its place.
 * Credits that an operator gave are not of the month, and stay. Once for each key; the user's row has to
 * be locked.
 */
export async function renewCredits(
  tx: Queries,
  { userId, plan, key }: { userId: string; plan: PlanKey; key: string },
): Promise<boolean> {
  const grantKey = RENEWAL + key
  if (await isGranted(tx, grantKey)) return false
  const { name, credits } = PLANS[plan]
  const left = await leftOfAllowance(tx, userId)
  if (left === credits) return false
  if (left > 0)
    await changeCredits(tx, {
      userId,
      kind: 'expire',
      amount: -left,
      reason: `Unused credits of the month`,
    })
  await changeCredits(tx, {
    userId,
    kind: 'grant',
    amount: credits,
    reason: `Monthly credits: ${name}`,
    grantKey,
  })
  return true
}

/** Takes back what is unused of a month that was paid back; the user's row has to be locked. */
export async function expireAllowance(tx: Queries, userId: string, most: number, reason: string) {
  const left = Math.min(most, await leftOfAllowance(tx, userId))
  if (left > 0) await changeCredits(tx, { userId, kind: 'expire', amount: -left, reason })
}

export async function isGranted(tx: Queries, grantKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(eq(creditLedger.grantKey, grantKey))
  return found.length > 0
}

/** Of what was granted under a key since the last renewal, what is neither spent, expired nor held. */
async function leftOfAllowance(tx: Queries, userId: string): Promise<number> {
  const ofUser = eq(creditLedger.userId, userId)
  const [renewal] = await tx
    .select({ sequence: creditLedger.sequence })
    .from(creditLedger)
    .where(and(ofUser, like(creditLedger.grantKey, `${RENEWAL}%`)))
    .orderBy(desc(creditLedger.sequence))
    .limit(1)
  const since = and(ofUser, gte(creditLedger.sequence, renewal?.sequence ?? 0))
  const [granted] = await tx
    .select({ sum: total })
    .from(creditLedger)
    .where(and(since, isNotNull(creditLedger.grantKey)))
  const [spent] = await tx
    .select({ sum: total })
    .from(creditLedger)
    .where(and(since, inArray(creditLedger.kind, ['charge', 'refund', 'expire'])))
  const [user] = await tx
    .select({ free: sql<number>`${users.credits} - ${users.held}`.mapWith(Number) })
    .from(users)
    .where(eq(users.id, userId))
  const left = (granted?.sum ?? 0) + (spent?.sum ?? 0)
  return Math.max(0, Math.min(user?.free ?? 0, left))
}

const total = sql<number>`coalesce(sum(${creditLedger.amount}), 0)`.mapWith(Number)

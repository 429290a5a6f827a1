import { randomUUID } from 'node:crypto'
import { PLANS } from '@plainflow/contract'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { renewCredits } from '../credits/renew-credits.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { payments, subscriptions, users } from '../store/schema.ts'
import type { Cashier } from './cashier.ts'
import { CURRENCY, inCents } from './money.ts'
import { inAMonth } from './months.ts'
import type { SubscriptionRow } from './payment-provider.ts'
import { currentSubscription, followSubscription } from './subscriptions.ts'

const AT_ONCE = 200

/**
 * New months of those whom no provider tells of: the free plan, and plans of the test checkout. However
 * long the server was off, one month begins.
 */
export async function renewMonths({ store, provider }: Cashier, now = new Date()) {
  const due = await store.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lte(users.renewsAt, now),
        sql`not exists (select 1 from ${subscriptions} s where s.user_id = ${users.id}
          and s.status <> 'ended' and s.provider <> 'test')`,
      ),
    )
    .orderBy(asc(users.renewsAt))
    .limit(AT_ONCE)
  for (const { id } of due)
    await store.db.transaction((tx) =>
      renewMonth(tx, id, { now, isTest: provider.name === 'test' }),
    )
}

interface When {
  readonly now: Date
  /** Plans that nobody pays for go on where nobody could. */
  readonly isTest: boolean
}

async function renewMonth(tx: Queries, userId: string, { now, isTest }: When): Promise<void> {
  await lockUser(tx, userId)
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  // Another server may have been faster.
  if (!user || user.renewsAt > now) return
  const current = await currentSubscription(tx, userId)
  if (current && current.provider !== 'test') return
  const renewsAt = nextAfter(user.renewsAt, now)
  await tx.update(users).set({ renewsAt }).where(eq(users.id, userId))
  const key = `${userId}:${user.renewsAt.toISOString()}`
  const plan = current && (await goOn(tx, current, { renewsAt, now, isTest, key }))
  await renewCredits(tx, { userId, plan: plan ?? 'free', key })
}

/** Another month of a plan that was only "paid" for, or its end; null then. */
async function goOn(
  tx: Queries,
  { id, userId, plan: old, nextPlan, isCancelled }: SubscriptionRow,
  { renewsAt, now, isTest, key }: When & { readonly renewsAt: Date; readonly key: string },
) {
  const ofThis = eq(subscriptions.id, id)
  if (isCancelled || !isTest) {
    await tx.update(subscriptions).set({ status: 'ended', toldAt: now }).where(ofThis)
    await followSubscription(tx, userId)
    return null
  }
  const plan = nextPlan ?? old
  await tx
    .update(subscriptions)
    .set({ plan, nextPlan: null, periodEnd: renewsAt, paidUntil: renewsAt, toldAt: now })
    .where(ofThis)
  await tx.insert(payments).values({
    id: randomUUID(),
    userId,
    provider: 'test',
    reference: key,
    kind: 'payment',
    plan,
    amount: inCents(PLANS[plan].price),
    currency: CURRENCY,
  })
  await followSubscription(tx, userId)
  return plan
}

/** As many months later as it takes. */
function nextAfter(from: Date, now: Date): Date {
  let months = 1
  while (inAMonth(from, months) <= now) months++
  return inAMonth(from, months)
}

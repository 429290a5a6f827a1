import { randomUUID } from 'node:crypto'
import { type PlanKey, PLANS } from '@plainflow/contract'
import { and, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { PaymentProviderName } from '../store/billing-tables.ts'
import type { Queries } from '../store/open-store.ts'
import { subscriptions, users } from '../store/schema.ts'
import type { SubscriptionReport, SubscriptionRow } from './payment-provider.ts'

/** What the user pays for now; null on the free plan. */
export async function currentSubscription(
  db: Queries,
  userId: string,
): Promise<SubscriptionRow | null> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return found ?? null
}

export async function findSubscription(
  db: Queries,
  provider: PaymentProviderName,
  reference: string,
): Promise<SubscriptionRow | null> {
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), eq(subscriptions.reference, reference)))
  return found ?? null
}

export interface Told {
  readonly userId: string
  readonly provider: PaymentProviderName
  readonly report: SubscriptionReport
  /** When the provider was asked: an answer to an earlier question than the last one changes nothing. */
  readonly askedAt: Date
  /** What a month was paid for, and its end, where this is news of a payment. */
  readonly paid?: { readonly plan: PlanKey; readonly until: Date }
}

/** Writes down how a subscription stands, and lets the user's plan follow; the user's row has to be locked. */
export async function keepSubscription(tx: Queries, told: Told): Promise<void> {
  const { userId, provider, report, askedAt, paid } = told
  const { reference, customer, status, isCancelled, periodEnd } = report
  const known = await findSubscription(tx, provider, reference)
  const plan = known?.plan ?? paid?.plan
  if (plan === undefined) return
  const nextPlan = report.plan !== null && report.plan !== plan ? report.plan : null
  const state = { nextPlan, status, isCancelled, periodEnd, toldAt: askedAt }
  if (known)
    await tx
      .update(subscriptions)
      .set(state)
      .where(and(eq(subscriptions.id, known.id), lte(subscriptions.toldAt, askedAt)))
  else
    await tx
      .insert(subscriptions)
      .values({ id: randomUUID(), userId, provider, reference, customer, plan, ...state })
  if (paid) await keepPaid(tx, { provider, reference, ...paid })
  await followSubscription(tx, userId)
}

/**
 * That a month was paid stays true whatever was told meanwhile, but for a later month. What the one after it
 * is for, the price at the provider says: the plan told as the next one, or as the running one.
 */
async function keepPaid(
  tx: Queries,
  paid: Pick<Told, 'provider'> & Pick<SubscriptionReport, 'reference'> & NonNullable<Told['paid']>,
): Promise<void> {
  const { plan, until, provider, reference } = paid
  await tx
    .update(subscriptions)
    .set({
      plan,
      nextPlan: sql`nullif(coalesce(${subscriptions.nextPlan}, ${subscriptions.plan}), ${plan})`,
      paidUntil: until,
    })
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.reference, reference),
        or(isNull(subscriptions.paidUntil), lte(subscriptions.paidUntil, until)),
      ),
    )
}

/** The user's plan is that of the subscription; without one it is free, and the month goes on to its end. */
export async function followSubscription(tx: Queries, userId: string): Promise<void> {
  const current = await currentSubscription(tx, userId)
  await tx
    .update(users)
    .set(
      current
        ? { plan: current.plan, renewsAt: current.periodEnd }
        : {
            plan: 'free',
            renewsAt: sql`case when ${users.renewsAt} > now() then ${users.renewsAt} else now() + interval '1 month' end`,
          },
    )
    .where(eq(users.id, userId))
}

export function isLarger(plan: PlanKey, than: PlanKey): boolean {
  return PLANS[plan].price > PLANS[than].price
}

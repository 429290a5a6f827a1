import { randomUUID } from 'node:crypto'
import { PLANS } from '@plainflow/contract'
import { and, eq, ne } from 'drizzle-orm'
import { changeCredits } from '../credits/credits.ts'
import { isGranted } from '../credits/renew-credits.ts'
import type { PaymentProviderName } from '../store/billing-tables.ts'
import { lockUser } from '../store/lock-user.ts'
import type { Queries } from '../store/open-store.ts'
import { checkouts, payments, subscriptions } from '../store/schema.ts'
import { isBilledElsewhere } from './is-billed-elsewhere.ts'
import { CURRENCY } from './money.ts'
import type { CheckoutRow, SessionReport } from './payment-provider.ts'
import type { Cashier } from './cashier.ts'
import { currentSubscription, keepSubscription } from './subscriptions.ts'

export type Settled =
  /** `plan` is the user's from now on, or was since an earlier call. */
  | { readonly kind: 'paid'; readonly checkout: CheckoutRow }
  | { readonly kind: 'open' | 'processing' | 'over' | 'unknown' | 'wrong' }

/**
 * Asks the provider what became of a checkout and, where it was paid, gives what was bought: once,
 * whoever asks and however often. The browser that came back and the provider's own message both end here.
 */
export async function settleCheckout(cashier: Cashier, session: string): Promise<Settled> {
  const { store, provider, log } = cashier
  const known = await findCheckout(store.db, provider.name, session)
  if (known?.status === 'paid') {
    await endOlder(cashier, known.userId)
    return { kind: 'paid', checkout: known }
  }
  const askedAt = new Date()
  const report = await provider.report(session)
  const checkout = known ?? (await findLost(cashier, session, report))
  if (!checkout) return { kind: 'unknown' }
  if (report?.status === 'open' || report?.status === 'processing') return { kind: report.status }
  if (report?.status !== 'paid' || report.subscription === null) {
    await expireCheckout(store.db, checkout.id)
    return { kind: 'over' }
  }
  const wrong = whatIsWrong(checkout, report)
  if (wrong !== null) {
    log.error(
      { checkout: checkout.id, wrong },
      'A payment is not what was ordered: nothing granted',
    )
    return { kind: 'wrong' }
  }
  await store.db.transaction((tx) => give(tx, { checkout, report, askedAt }))
  await endOlder(cashier, checkout.userId)
  return { kind: 'paid', checkout: { ...checkout, status: 'paid' } }
}

export async function findCheckout(db: Queries, provider: PaymentProviderName, session: string) {
  const [found] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.provider, provider), eq(checkouts.session, session)))
  return found ?? null
}

/** Nothing came of it; one that was paid meanwhile stays so. */
export async function expireCheckout(db: Queries, id: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
}

/** The server ended before it could write down how the provider calls what it had begun. */
async function findLost(
  { store, provider }: Cashier,
  session: string,
  report: SessionReport | null,
): Promise<CheckoutRow | null> {
  const id = report?.checkout ?? ''
  const [found] = await store.db
    .update(checkouts)
    .set({ session })
    .where(
      and(
        eq(checkouts.id, id),
        eq(checkouts.provider, provider.name),
        eq(checkouts.session, `beginning ${id}`),
      ),
    )
    .returning()
  return found ?? null
}

/** What was paid has to be what was ordered here, in every respect. */
function whatIsWrong(checkout: CheckoutRow, report: SessionReport): string | null {
  if (report.checkout !== checkout.id) return 'it belongs to another order'
  if (report.currency !== CURRENCY) return 'the currency is another one'
  if (report.amount !== checkout.amount) return 'the amount is another one'
  if (report.subscription?.plan !== checkout.plan) return 'the plan is another one'
  return null
}

interface Paid {
  readonly checkout: CheckoutRow
  readonly report: SessionReport
  readonly askedAt: Date
}

async function give(tx: Queries, { checkout, report, askedAt }: Paid): Promise<void> {
  const { id, userId, provider, plan, session } = checkout
  const { subscription } = report
  if (!subscription) return
  await lockUser(tx, userId)
  const grantKey = `checkout:${provider}:${session}`
  if (await isGranted(tx, grantKey)) return
  await tx
    .update(checkouts)
    .set({ status: 'paid', paidAt: checkout.paidAt ?? new Date() })
    .where(eq(checkouts.id, id))
  await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      userId,
      provider,
      reference: report.payment,
      kind: 'payment',
      plan,
      amount: report.amount,
      currency: report.currency,
    })
    .onConflictDoNothing()
  await changeCredits(tx, {
    userId,
    kind: 'grant',
    amount: PLANS[plan].credits,
    reason: `Credits of the ${PLANS[plan].name} plan`,
    grantKey,
  })
  const paid = { plan, until: subscription.periodEnd }
  await keepSubscription(tx, { userId, provider, report: subscription, askedAt, paid })
}

/**
 * Nobody pays for two plans at once: what was there before ends. Done again whenever somebody asks, as the
 * provider may not have answered, or the server may have ended, after the new plan was given.
 */
async function endOlder(cashier: Cashier, userId: string): Promise<void> {
  const { store, provider } = cashier
  const current = await currentSubscription(store.db, userId)
  if (!current) return
  const older = await store.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.status, 'ended'),
        ne(subscriptions.id, current.id),
      ),
    )
  for (const other of older) {
    // Of what another provider goes on taking money for, nothing must say that it is over.
    if (isBilledElsewhere(other, cashier)) continue
    if (other.provider === provider.name) await provider.end(other.reference)
    await store.db
      .update(subscriptions)
      .set({ status: 'ended', toldAt: new Date() })
      .where(eq(subscriptions.id, other.id))
  }
}

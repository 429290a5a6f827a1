import { and, asc, eq, lt, ne, sql } from 'drizzle-orm'
import { lockUser } from '../../store/lock-user.ts'
import { subscriptions } from '../../store/schema.ts'
import type { Cashier } from '../cashier.ts'
import type { SubscriptionRow } from '../payment-provider.ts'
import { followSubscription, keepSubscription } from '../subscriptions.ts'
import { takeInvoice } from './invoice-paid.ts'
import { isOfStripe, type StripeCashier } from './stripe-cashier.ts'
import { invoicesSchema } from './stripe-objects.ts'

const AT_ONCE = 200
const MOST_MONTHS = 12

/**
 * Asks for the subscriptions whose month is over without a word of Stripe: it tries a message again for
 * three days alone, and sends none of what another key began.
 */
export async function reconcileSubscriptions(
  cashier: Cashier,
  stopping?: AbortSignal,
): Promise<void> {
  if (!isOfStripe(cashier)) return
  const silent = await cashier.store.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.provider, 'stripe'),
        ne(subscriptions.status, 'ended'),
        lt(subscriptions.periodEnd, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(asc(subscriptions.periodEnd))
    .limit(AT_ONCE)
  for (const row of silent) {
    if (stopping?.aborted) return
    // One that cannot be read must not hold up the others.
    await reconcile(cashier, row).catch((error: unknown) =>
      cashier.log.error(
        { err: error, subscription: row.id },
        'A subscription was asked for in vain',
      ),
    )
  }
}

async function reconcile(cashier: StripeCashier, { id, userId, reference }: SubscriptionRow) {
  const { store, provider, log } = cashier
  const askedAt = new Date()
  const report = await provider.subscription(reference)
  if (!report) {
    log.warn({ subscription: id }, 'Stripe knows nothing of a subscription: it has ended')
    await store.db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await tx
        .update(subscriptions)
        .set({ status: 'ended', toldAt: askedAt })
        .where(eq(subscriptions.id, id))
      await followSubscription(tx, userId)
    })
    return
  }
  const invoices = await provider.client.get('invoices', {
    answer: invoicesSchema,
    fields: { subscription: reference, status: 'paid', limit: MOST_MONTHS },
  })
  // Stripe gives the newest first; what was told before is in the books, and counts no more.
  for (const invoice of invoices.data.toReversed()) {
    const work = await takeInvoice(cashier, invoice)
    if (work) await store.db.transaction(work)
  }
  await store.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await keepSubscription(tx, { userId, provider: 'stripe', report, askedAt })
  })
}

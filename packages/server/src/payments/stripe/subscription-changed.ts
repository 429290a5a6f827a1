import { and, eq } from 'drizzle-orm'
import { lockUser } from '../../store/lock-user.ts'
import { checkouts } from '../../store/schema.ts'
import type { SubscriptionReport } from '../payment-provider.ts'
import { settleCheckout } from '../settle-checkout.ts'
import { findSubscription, keepSubscription } from '../subscriptions.ts'
import type { StripeCashier, Work } from './stripe-cashier.ts'

export async function subscriptionChanged(cashier: StripeCashier, id: string) {
  const asked = await askFor(cashier, id)
  if (!asked) return null
  const { userId, report, askedAt } = asked
  return (async (tx) => {
    await lockUser(tx, userId)
    await keepSubscription(tx, { userId, provider: 'stripe', report, askedAt })
  }) satisfies Work
}

interface Asked {
  readonly userId: string
  readonly report: SubscriptionReport
  /** Before the question: whatever was told since is newer than the answer. */
  readonly askedAt: Date
}

/** How it stands, and whose it is; what it began with is settled first, if that message is still to come. */
export async function askFor(cashier: StripeCashier, id: string): Promise<Asked | null> {
  const { store, provider } = cashier
  const askedAt = new Date()
  const report = await provider.subscription(id)
  if (!report) return null
  const known = await findSubscription(store.db, provider.name, id)
  if (known) return { userId: known.userId, report, askedAt }
  const [checkout] = await store.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, report.checkout ?? ''), eq(checkouts.provider, provider.name)))
  if (!checkout) return null
  await settleCheckout(cashier, checkout.session)
  const found = await findSubscription(store.db, provider.name, id)
  return found && { userId: found.userId, report, askedAt }
}

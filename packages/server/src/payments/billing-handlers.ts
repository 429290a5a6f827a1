import { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import type { Queries } from '../store/open-store.ts'
import { subscriptions } from '../store/schema.ts'
import type { WithSettings } from '../settings.ts'
import { creditable } from './begin-checkout.ts'
import type { Cashier, WithCashier } from './cashier.ts'
import type { SubscriptionRow } from './payment-provider.ts'
import { quote } from './quote.ts'
import { paymentsOf } from './read-payments.ts'
import { currentSubscription, isLarger } from './subscriptions.ts'

type BillingRoutes =
  | 'billing'
  | 'quotePlan'
  | 'changePlan'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'billingPortal'

/** What somebody pays for, and how that goes on. */
export function billingHandlers({
  cashier,
  settings,
}: WithCashier & WithSettings): Pick<Handlers, BillingRoutes> {
  return {
    async billing({ user }) {
      if (!cashier) return { mode: 'off', subscription: null, renewsAt: null, payments: [] }
      const { db } = cashier.store
      return {
        mode: cashier.provider.name,
        subscription: shown(await currentSubscription(db, user.id)),
        renewsAt: user.renewsAt.toISOString(),
        payments: await paymentsOf(db, user.id),
      }
    },
    async quotePlan({ user, query: { plan } }) {
      const open = needed(cashier)
      const current = await currentSubscription(open.store.db, user.id)
      const isNew = current === null || isLarger(plan, current.plan)
      const told = quote(plan, isNew ? creditable(current, open) : null)
      if (!isNew) return { ...told, due: 0, kind: plan === current.plan ? 'current' : 'later' }
      return { ...told, kind: told.credit > 0 ? 'upgrade' : 'buy' }
    },
    async changePlan({ user, body: { plan } }) {
      const { provider, ...open } = needed(cashier)
      const current = await owned({ provider, ...open }, user.id)
      if (current.isCancelled)
        throw new Failure('conflict', 'The subscription was cancelled. Keep it first.')
      if (isLarger(plan, current.plan))
        throw new Failure('conflict', 'A larger plan is bought, and begins at once.')
      // The month that has begun is billed at the price of its beginning, and would be told as another.
      if (current.paidUntil && current.paidUntil <= new Date())
        throw new Failure('conflict', 'This month is just being paid.')
      await provider.setNextPlan(current.reference, plan)
      const nextPlan = plan === current.plan ? null : plan
      await change(open.store.db, current, { nextPlan })
    },
    async cancelSubscription({ user }) {
      const current = await owned(cashier, user.id)
      await needed(cashier).provider.setCancelled(current.reference, true)
      await change(needed(cashier).store.db, current, { isCancelled: true })
    },
    async resumeSubscription({ user }) {
      const current = await owned(cashier, user.id)
      await needed(cashier).provider.setCancelled(current.reference, false)
      await change(needed(cashier).store.db, current, { isCancelled: false })
    },
    async billingPortal({ user }) {
      const current = await owned(cashier, user.id)
      const returnUrl = new URL('/payment', settings.publicUrl).href
      const { customer } = current
      const url = customer && (await needed(cashier).provider.portal(customer, returnUrl))
      if (!url)
        throw new Failure('not_configured', 'The test checkout keeps no invoices and no card.')
      return { url }
    },
  }
}

export function needed(cashier: Cashier | null): Cashier {
  if (!cashier) throw new Failure('not_configured', 'This server is free of plans and credits.')
  return cashier
}

/** What the user pays for with the provider that is there now. */
async function owned(cashier: Cashier | null, userId: string): Promise<SubscriptionRow> {
  const { store, provider } = needed(cashier)
  const current = await currentSubscription(store.db, userId)
  if (current?.provider !== provider.name)
    throw new Failure('conflict', 'There is no subscription to change.')
  return current
}

async function change(
  db: Queries,
  { id }: SubscriptionRow,
  to: Partial<Pick<SubscriptionRow, 'nextPlan' | 'isCancelled'>>,
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ ...to, toldAt: new Date() })
    .where(eq(subscriptions.id, id))
}

function shown(current: SubscriptionRow | null) {
  if (!current || current.status === 'ended') return null
  const { plan, nextPlan, status, periodEnd, isCancelled } = current
  return { plan, nextPlan, status, periodEnd: periodEnd.toISOString(), isCancelled }
}

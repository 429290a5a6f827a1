import { randomUUID } from 'node:crypto'
import { PLANS } from '@plainflow/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { expireAllowance } from '../../credits/renew-credits.ts'
import { lockUser } from '../../store/lock-user.ts'
import type { Queries } from '../../store/open-store.ts'
import { payments, subscriptions } from '../../store/schema.ts'
import type { StripeCashier, Work } from './stripe-cashier.ts'
import {
  chargeSchema,
  invoicePaymentsSchema,
  refundAnswer,
  refundsSchema,
} from './stripe-objects.ts'

type Booked = typeof payments.$inferSelect

/**
 * Money went back: the books say so, also of an account that is gone, and what is unused of the running
 * month expires where that was paid back in full.
 */
export async function chargeRefunded(cashier: StripeCashier, id: string): Promise<Work | null> {
  const { client } = cashier.provider
  const charge = await client.get(`charges/${encodeURIComponent(id)}`, { answer: chargeSchema })
  const booked = charge.payment_intent && (await findPayment(cashier, charge.payment_intent))
  if (!booked) {
    // Stripe may take money for other things than ours.
    cashier.log.warn({ charge: id }, 'A payment was given back that is not in the books')
    return null
  }
  const refunds = await client.get('refunds', {
    answer: refundsSchema,
    fields: { charge: id, limit: 100 },
  })
  const done = refunds.data.filter(({ status }) => status === 'succeeded')
  const isWhole = done.reduce((sum, { amount }) => sum + amount, 0) >= charge.amount
  return async (tx) => {
    const { userId, plan } = booked
    if (userId !== null) await lockUser(tx, userId)
    let isNew = false
    for (const { id: reference, amount, currency } of done) {
      const added = await tx
        .insert(payments)
        .values({
          id: randomUUID(),
          userId,
          provider: 'stripe',
          reference,
          kind: 'refund',
          plan,
          amount: -amount,
          currency,
        })
        .onConflictDoNothing()
        .returning({ id: payments.id })
      isNew ||= added.length > 0
    }
    if (isNew && isWhole && userId !== null) await takeBackMonth(tx, { ...booked, userId })
  }
}

/** One that was on its way has arrived. */
export async function refundUpdated(cashier: StripeCashier, id: string): Promise<Work | null> {
  const { charge } = await cashier.provider.client.get(`refunds/${encodeURIComponent(id)}`, {
    answer: refundAnswer,
  })
  return charge ? chargeRefunded(cashier, charge) : null
}

/** Which of our payments it was: Stripe knows the invoice, whoever else the customer is by now. */
async function findPayment({ provider, store }: StripeCashier, intent: string) {
  const { data } = await provider.client.get('invoice_payments', {
    answer: invoicePaymentsSchema,
    fields: { payment: { type: 'payment_intent', payment_intent: intent } },
  })
  const invoices = data.flatMap(({ invoice }) => invoice ?? [])
  const [booked] = await store.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, 'stripe'),
        eq(payments.kind, 'payment'),
        inArray(payments.reference, invoices),
      ),
    )
  return booked ?? null
}

/** Of an earlier month nothing is left that could be taken back. */
async function takeBackMonth(tx: Queries, { id, userId, plan }: Booked & { userId: string }) {
  const [last] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.provider, 'stripe'),
        eq(payments.kind, 'payment'),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  if (last?.id !== id) return
  await expireAllowance(tx, userId, PLANS[plan].credits, 'Taken back with the payment')
  await tx
    .update(subscriptions)
    .set({ paidUntil: null })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.provider, 'stripe')))
}

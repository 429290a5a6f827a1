import { randomUUID } from 'node:crypto'
import type { PlanKey } from '@plainflow/contract'
import { renewCredits } from '../../credits/renew-credits.ts'
import { lockUser } from '../../store/lock-user.ts'
import type { Queries } from '../../store/open-store.ts'
import { payments } from '../../store/schema.ts'
import { CURRENCY } from '../money.ts'
import { keepSubscription } from '../subscriptions.ts'
import type { StripeCashier, Work } from './stripe-cashier.ts'
import { invoiceSchema, paidPlanOf, priceAnswer, type StripeInvoice } from './stripe-objects.ts'
import { askFor, subscriptionChanged } from './subscription-changed.ts'

export async function invoicePaid(cashier: StripeCashier, id: string): Promise<Work | null> {
  return takeInvoice(cashier, await findInvoice(cashier, id))
}

/** Stripe tries again by its own plan; until then the subscription says that it is past due. */
export async function invoiceFailed(cashier: StripeCashier, id: string): Promise<Work | null> {
  const reference = subscriptionOf(await findInvoice(cashier, id))
  return reference ? subscriptionChanged(cashier, reference) : null
}

/** The month that an invoice of a running subscription paid for; the first one is settled with its checkout. */
export async function takeInvoice(
  cashier: StripeCashier,
  invoice: StripeInvoice,
): Promise<Work | null> {
  const reference = subscriptionOf(invoice)
  if (!reference || invoice.status !== 'paid') return null
  const asked = await askFor(cashier, reference)
  if (!asked || invoice.billing_reason !== 'subscription_cycle') return null
  const bought = await boughtWith(cashier, invoice)
  if (!bought || invoice.currency !== CURRENCY || invoice.subtotal < bought.price) {
    cashier.log.error(
      { invoice: invoice.id },
      'An invoice is not for one of the plans: nothing granted',
    )
    return null
  }
  const { plan, until } = bought
  return async (tx) => {
    const { userId, report, askedAt } = asked
    await lockUser(tx, userId)
    const isNew = await record(tx, { userId, invoice, plan })
    if (isNew) await renewCredits(tx, { userId, plan, key: `stripe:${invoice.id}` })
    const paid = isNew ? { paid: { plan, until } } : {}
    await keepSubscription(tx, { userId, provider: 'stripe', report, askedAt, ...paid })
  }
}

function findInvoice({ provider }: StripeCashier, id: string): Promise<StripeInvoice> {
  return provider.client.get(`invoices/${encodeURIComponent(id)}`, { answer: invoiceSchema })
}

function subscriptionOf({ parent }: StripeInvoice): string | null {
  return parent?.subscription_details?.subscription ?? null
}

/**
 * The invoice says what it is for: it was written when the month began, and the subscription may be set to
 * another price before it is paid.
 */
async function boughtWith({ provider }: StripeCashier, { lines }: StripeInvoice) {
  const [line] = lines.data.toSorted((one, other) => other.period.end - one.period.end)
  const id = line?.pricing?.price_details?.price
  if (!id) return null
  const price = await provider.client.get(`prices/${encodeURIComponent(id)}`, {
    answer: priceAnswer,
  })
  const plan = paidPlanOf(price)
  return plan && { plan, price: price.unit_amount ?? 0, until: new Date(line.period.end * 1_000) }
}

/** False where it is in the books already: what it brings was given then, also where that was nothing new. */
async function record(
  tx: Queries,
  { userId, invoice, plan }: { userId: string; invoice: StripeInvoice; plan: PlanKey },
): Promise<boolean> {
  const added = await tx
    .insert(payments)
    .values({
      id: randomUUID(),
      userId,
      provider: 'stripe',
      reference: invoice.id,
      kind: 'payment',
      plan,
      amount: invoice.amount_paid,
      currency: invoice.currency,
    })
    .onConflictDoNothing()
    .returning({ id: payments.id })
  return added.length > 0
}

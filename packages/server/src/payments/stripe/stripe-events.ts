import { randomUUID } from 'node:crypto'
import { Failure, PLANS } from '@plainflow/contract'
import { and, desc, eq } from 'drizzle-orm'
import { expireAllowance, renewCredits } from '../../credits/renew-credits.ts'
import { lockUser } from '../../store/lock-user.ts'
import type { Queries } from '../../store/open-store.ts'
import { checkouts, payments, providerEvents, subscriptions } from '../../store/schema.ts'
import type { Cashier } from '../cashier.ts'
import { CURRENCY } from '../money.ts'
import type { SubscriptionReport } from '../payment-provider.ts'
import { settleCheckout } from '../settle-checkout.ts'
import { findSubscription, keepSubscription } from '../subscriptions.ts'
import {
  chargeSchema,
  eventSchema,
  invoiceSchema,
  refundsSchema,
  type StripeEvent,
  type StripeInvoice,
} from './stripe-objects.ts'
import { isSigned } from './stripe-signature.ts'
import { StripeProvider } from './stripe-provider.ts'

interface StripeCashier extends Cashier {
  readonly provider: StripeProvider
}

/** In the transaction that counts the event. */
type Work = (tx: Queries) => Promise<void>

const HANDLERS: Readonly<
  Record<string, (cashier: StripeCashier, id: string) => Promise<Work | null>>
> = {
  'checkout.session.completed': sessionChanged,
  'checkout.session.async_payment_succeeded': sessionChanged,
  'checkout.session.async_payment_failed': sessionChanged,
  'checkout.session.expired': sessionChanged,
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoiceFailed,
  'charge.refunded': chargeRefunded,
}

/**
 * A message of Stripe. It says that something happened, and to what; how that stands is asked of Stripe
 * itself. So messages may come late, twice and in any order, and what one claims beyond its id is of no weight.
 */
export async function takeStripeEvent(
  cashier: Cashier | null,
  body: string,
  signature: string | undefined,
): Promise<void> {
  const billing = cashier?.settings.billing
  if (!cashier || !isOfStripe(cashier) || billing?.kind !== 'stripe')
    throw new Failure('not_configured', 'This server takes no payments with Stripe.')
  if (!isSigned(body, signature, { secret: billing.webhookSecret }))
    throw new Failure('invalid_request', 'The signature does not fit the message.')
  const event = readEvent(body)
  const handle = HANDLERS[event.type]
  if (!handle || event.livemode !== cashier.provider.client.isLive) return
  const { db } = cashier.store
  const seen = await db.select().from(providerEvents).where(eq(providerEvents.id, event.id))
  if (seen.length > 0) return
  const work = await handle(cashier, event.data.object.id)
  await db.transaction(async (tx) => {
    const isFirst = await tx
      .insert(providerEvents)
      .values({ id: event.id, type: event.type })
      .onConflictDoNothing()
      .returning()
    if (isFirst.length > 0) await work?.(tx)
  })
}

function isOfStripe(cashier: Cashier): cashier is StripeCashier {
  return cashier.provider instanceof StripeProvider
}

function readEvent(body: string): StripeEvent {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch {
    throw new Failure('invalid_request', 'This is no message of Stripe.')
  }
}

async function sessionChanged(cashier: StripeCashier, id: string): Promise<null> {
  await settleCheckout(cashier, id)
  return null
}

async function subscriptionChanged(cashier: StripeCashier, id: string): Promise<Work | null> {
  const asked = await askFor(cashier, id)
  return asked && ((tx) => keep(tx, asked))
}

interface Asked {
  readonly userId: string
  readonly report: SubscriptionReport
  readonly askedAt: Date
}

/** How it stands, and whose it is; what it began with is settled first, if that message is still to come. */
async function askFor(cashier: StripeCashier, id: string): Promise<Asked | null> {
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
  return found && { userId: found.userId, report, askedAt: new Date() }
}

async function keep(tx: Queries, { userId, report, askedAt }: Asked): Promise<void> {
  await lockUser(tx, userId)
  await keepSubscription(tx, { userId, provider: 'stripe', report, askedAt })
}

async function invoicePaid(cashier: StripeCashier, id: string): Promise<Work | null> {
  const { provider, log } = cashier
  const invoice = await provider.client.get(`invoices/${encodeURIComponent(id)}`, {
    answer: invoiceSchema,
  })
  const reference = invoice.parent?.subscription_details?.subscription
  if (!reference || invoice.status !== 'paid') return null
  const asked = await askFor(cashier, reference)
  // The first one is settled with its checkout.
  if (!asked || invoice.billing_reason !== 'subscription_cycle') return null
  const { plan, price } = asked.report
  if (plan === null || invoice.currency !== CURRENCY || invoice.subtotal < price) {
    log.error({ invoice: id }, 'An invoice is not for one of the plans: nothing granted')
    return null
  }
  return async (tx) => {
    const { userId, report, askedAt } = asked
    await lockUser(tx, userId)
    await record(tx, { userId, invoice, plan })
    await renewCredits(tx, { userId, plan, key: `stripe:${id}` })
    // An invoice of an earlier month, told late, says nothing of the running one.
    const isOfNow = endOf(invoice) >= report.periodEnd.getTime()
    const paid = isOfNow ? { paid: plan } : {}
    await keepSubscription(tx, { userId, provider: 'stripe', report, askedAt, ...paid })
  }
}

function endOf({ lines }: StripeInvoice): number {
  return Math.max(...lines.data.map(({ period }) => period.end)) * 1_000
}

async function record(
  tx: Queries,
  { userId, invoice, plan }: { userId: string; invoice: StripeInvoice; plan: keyof typeof PLANS },
): Promise<void> {
  await tx
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
}

/** Stripe tries again by its own plan; until then the subscription says that it is past due. */
async function invoiceFailed(cashier: StripeCashier, id: string): Promise<Work | null> {
  const invoice = await cashier.provider.client.get(`invoices/${encodeURIComponent(id)}`, {
    answer: invoiceSchema,
  })
  const reference = invoice.parent?.subscription_details?.subscription
  return reference ? subscriptionChanged(cashier, reference) : null
}

/** Money went back: the books say so, and what is unused of a month that was paid back in full expires. */
async function chargeRefunded(cashier: StripeCashier, id: string): Promise<Work | null> {
  const { client } = cashier.provider
  const charge = await client.get(`charges/${encodeURIComponent(id)}`, { answer: chargeSchema })
  const refunds = await client.get('refunds', {
    answer: refundsSchema,
    fields: { charge: id, limit: 100 },
  })
  if (!charge.customer) return null
  const [subscription] = await cashier.store.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customer, charge.customer))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  if (!subscription) return null
  const { userId, plan } = subscription
  return async (tx) => {
    await lockUser(tx, userId)
    let isNew = false
    for (const { id: reference, amount, currency, status } of refunds.data) {
      if (status !== 'succeeded') continue
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
        .returning()
      isNew ||= added.length > 0
    }
    if (isNew && charge.amount_refunded >= charge.amount)
      await expireAllowance(tx, userId, PLANS[plan].credits, 'Taken back with the payment')
  }
}

import { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import { providerEvents } from '../../store/schema.ts'
import type { Cashier } from '../cashier.ts'
import { expireCheckout, findCheckout, settleCheckout } from '../settle-checkout.ts'
import { chargeRefunded, refundUpdated } from './charge-refunded.ts'
import { invoiceFailed, invoicePaid } from './invoice-paid.ts'
import { isOfStripe, type StripeCashier, type Work } from './stripe-cashier.ts'
import { eventSchema, type StripeEvent } from './stripe-objects.ts'
import { isSigned } from './stripe-signature.ts'
import { subscriptionChanged } from './subscription-changed.ts'

const HANDLERS: Readonly<
  Record<string, (cashier: StripeCashier, id: string) => Promise<Work | null>>
> = {
  'checkout.session.completed': sessionChanged,
  'checkout.session.async_payment_succeeded': sessionChanged,
  'checkout.session.async_payment_failed': paymentFailed,
  'checkout.session.expired': sessionChanged,
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoiceFailed,
  'charge.refunded': chargeRefunded,
  'refund.updated': refundUpdated,
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

/** The session looks the same before and after: that the money did not come, the message alone tells. */
async function paymentFailed(cashier: StripeCashier, id: string): Promise<null> {
  const { store, provider } = cashier
  const settled = await settleCheckout(cashier, id)
  const checkout = await findCheckout(store.db, provider.name, id)
  if (settled.kind === 'processing' && checkout) await expireCheckout(store.db, checkout.id)
  return null
}

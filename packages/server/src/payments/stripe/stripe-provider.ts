import { type PlanKey, PLANS } from '@plainflow/contract'
import { CURRENCY, inCents } from '../money.ts'
import type {
  Order,
  PaymentProvider,
  SessionReport,
  SubscriptionReport,
} from '../payment-provider.ts'
import { type StripeClient, StripeRefusal } from './stripe-client.ts'
import {
  paidPlanOf,
  priceAnswer,
  pricesSchema,
  sessionSchema,
  type StripeSession,
  type StripeSubscription,
  subscriptionSchema,
  withId,
  withUrl,
} from './stripe-objects.ts'

/** Checkout in subscription mode. What a plan costs stands in our catalogue; Stripe gets a price made from it. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe'
  readonly client: StripeClient
  readonly #prices = new Map<string, Promise<string>>()

  constructor(client: StripeClient) {
    this.client = client
  }

  async begin(order: Order) {
    const { checkout, email, plan, credit, customer } = order
    const price = await this.#price(plan)
    const coupon = credit > 0 ? await this.#coupon(checkout, credit) : undefined
    const session = await this.client.post('checkout/sessions', {
      answer: sessionSchema,
      key: `checkout-${checkout}`,
      fields: {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        client_reference_id: checkout,
        success_url: order.successUrl,
        cancel_url: order.cancelUrl,
        metadata: { checkout },
        subscription_data: { metadata: { checkout } },
        ...(customer === null ? { customer_email: email } : { customer }),
        ...(coupon === undefined ? {} : { discounts: [{ coupon }] }),
      },
    })
    if (!session.url) throw new Error('Stripe gave no address for the checkout')
    return { session: session.id, url: session.url }
  }

  async close(session: string): Promise<void> {
    await this.client
      .post(`checkout/sessions/${encodeURIComponent(session)}/expire`, { answer: withId })
      .catch(passRefusal(400, 404))
  }

  async report(id: string): Promise<SessionReport | null> {
    const session = await this.client
      .get(`checkout/sessions/${encodeURIComponent(id)}`, {
        answer: sessionSchema,
        fields: { expand: ['subscription'] },
      })
      .catch(passRefusal(404))
    if (!session) return null
    const { subscription } = session
    return {
      status: statusOf(session),
      checkout: session.client_reference_id ?? null,
      amount: session.amount_total ?? -1,
      currency: session.currency ?? '',
      payment: session.invoice ?? session.id,
      subscription:
        typeof subscription === 'object' && subscription ? reportOf(subscription) : null,
    }
  }

  async subscription(reference: string): Promise<SubscriptionReport | null> {
    const found = await this.client
      .get(`subscriptions/${encodeURIComponent(reference)}`, { answer: subscriptionSchema })
      .catch(passRefusal(404))
    return found ? reportOf(found) : null
  }

  async setCancelled(reference: string, isCancelled: boolean): Promise<void> {
    await this.client.post(`subscriptions/${encodeURIComponent(reference)}`, {
      answer: withId,
      fields: { cancel_at_period_end: isCancelled },
    })
  }

  async setNextPlan(reference: string, plan: PlanKey): Promise<void> {
    const path = `subscriptions/${encodeURIComponent(reference)}`
    const found = await this.client.get(path, { answer: subscriptionSchema })
    const [item] = found.items.data
    await this.client.post(path, {
      answer: withId,
      fields: {
        items: [{ id: item?.id, price: await this.#price(plan) }],
        proration_behavior: 'none',
      },
    })
  }

  async end(reference: string): Promise<void> {
    await this.client
      .delete(`subscriptions/${encodeURIComponent(reference)}`, { answer: withId })
      .catch(passRefusal(404))
  }

  async portal(customer: string, returnUrl: string): Promise<string> {
    const { url } = await this.client.post('billing_portal/sessions', {
      answer: withUrl,
      fields: { customer, return_url: returnUrl },
    })
    return url
  }

  /** Once for every plan and amount: a changed catalogue makes a new price, and old customers keep theirs. */
  #price(plan: PlanKey): Promise<string> {
    const amount = inCents(PLANS[plan].price)
    const lookup = `plainflow_${plan}_${amount}_${CURRENCY}`
    const known = this.#prices.get(lookup) ?? this.#findPrice(plan, amount, lookup)
    this.#prices.set(lookup, known)
    known.catch(() => this.#prices.delete(lookup))
    return known
  }

  async #findPrice(plan: PlanKey, amount: number, lookup: string): Promise<string> {
    const found = await this.client.get('prices', {
      answer: pricesSchema,
      fields: { lookup_keys: [lookup], active: true },
    })
    const fits = found.data.find(
      (price) => price.unit_amount === amount && price.metadata?.['plan'] === plan,
    )
    if (fits) return fits.id
    const made = await this.client.post('prices', {
      answer: priceAnswer,
      key: `price-${lookup}`,
      fields: {
        currency: CURRENCY,
        unit_amount: amount,
        recurring: { interval: 'month' },
        lookup_key: lookup,
        transfer_lookup_key: true,
        metadata: { plan },
        product_data: { name: `Plainflow ${PLANS[plan].name}` },
      },
    })
    return made.id
  }

  async #coupon(checkout: string, credit: number): Promise<string> {
    const { id } = await this.client.post('coupons', {
      answer: withId,
      key: `coupon-${checkout}`,
      fields: {
        amount_off: credit,
        currency: CURRENCY,
        duration: 'once',
        max_redemptions: 1,
        name: 'Unused part of the plan before',
      },
    })
    return id
  }
}

/** 404: Stripe does not know it, or it is over. 400, to closing: it was paid or closed before. */
function passRefusal(...statuses: readonly number[]) {
  return (error: unknown): null => {
    if (error instanceof StripeRefusal && statuses.includes(error.status)) return null
    throw error
  }
}

function statusOf({
  status,
  payment_status,
  subscription,
}: StripeSession): SessionReport['status'] {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid'
  const isOver = typeof subscription === 'object' && subscription && !STANDS[subscription.status]
  return isOver ? 'expired' : 'processing'
}

const STANDS: Readonly<Record<string, SubscriptionReport['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  incomplete: 'past_due',
}

function reportOf(subscription: StripeSubscription): SubscriptionReport {
  const [item] = subscription.items.data
  if (!item) throw new Error(`The subscription ${subscription.id} is about nothing`)
  return {
    reference: subscription.id,
    customer: subscription.customer,
    status: STANDS[subscription.status] ?? 'ended',
    isCancelled: subscription.cancel_at_period_end,
    periodEnd: new Date(item.current_period_end * 1_000),
    plan: paidPlanOf(item.price),
    price: item.price.unit_amount ?? 0,
    checkout: subscription.metadata?.['checkout'] ?? null,
  }
}

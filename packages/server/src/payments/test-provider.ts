import { randomUUID } from 'node:crypto'
import { PLANS } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../store/open-store.ts'
import { checkouts } from '../store/schema.ts'
import { inAMonth } from './months.ts'
import { CURRENCY, inCents } from './money.ts'
import type { Order, PaymentProvider, SessionReport } from './payment-provider.ts'

/**
 * Plays a provider for installations without one: a page of our own in place of a payment page. What
 * was "paid" stands in `paidAt` of the checkout; that it was granted, in its status, as with any other.
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'test'
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async begin(order: Order) {
    const session = `cs_plainflow_test_${randomUUID().replaceAll('-', '')}`
    return { session, url: new URL(`/test-checkout?session=${session}`, order.cancelUrl).href }
  }

  async report(session: string): Promise<SessionReport | null> {
    const [found] = await this.#db.select().from(checkouts).where(eq(checkouts.session, session))
    if (!found || found.provider !== this.name) return null
    const { id, plan, amount, paidAt, status } = found
    const isOver = status === 'cancelled' || status === 'expired'
    return {
      status: paidAt ? 'paid' : isOver ? 'expired' : 'open',
      checkout: id,
      amount,
      currency: CURRENCY,
      payment: session,
      subscription: paidAt && {
        reference: `sub_plainflow_test_${id}`,
        customer: null,
        status: 'active',
        isCancelled: false,
        periodEnd: inAMonth(paidAt),
        plan,
        price: inCents(PLANS[plan].price),
        checkout: id,
      },
    }
  }

  /** Only our own rows know of it, and they are changed by whoever asks. */
  async close() {}
  async setCancelled() {}
  async setNextPlan() {}
  async end() {}
  async portal() {
    return null
  }
}

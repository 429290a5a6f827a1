import { Failure, PLANS } from '@plainflow/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import { checkouts } from '../store/schema.ts'
import type { Cashier, WithCashier } from './cashier.ts'
import { inCents } from './money.ts'
import type { CheckoutRow } from './payment-provider.ts'
import { settleCheckout } from './settle-checkout.ts'

type TestRoutes = 'testCheckout' | 'payTestCheckout' | 'cancelTestCheckout'

/** The page of the test provider. Where there is a real one, none of this exists. */
export function testCheckoutHandlers({ cashier }: WithCashier): Pick<Handlers, TestRoutes> {
  return {
    async testCheckout({ user, params }) {
      const { checkout } = await find(cashier, user.id, params.id)
      const { plan, amount: due, status, paidAt } = checkout
      const isOpen = status === 'open' && paidAt === null
      return { plan, price: inCents(PLANS[plan].price), due, isOpen }
    },
    async payTestCheckout({ user, params }) {
      const { open, checkout } = await find(cashier, user.id, params.id)
      const paid = await open.store.db
        .update(checkouts)
        .set({ paidAt: new Date() })
        .where(isStillOpen(checkout))
        .returning()
      if (paid.length === 0) throw new Failure('conflict', 'This checkout is over.')
      // As a real provider tells us on its own way, beside the browser that comes back.
      await settleCheckout(open, checkout.session)
      return { url: checkout.successUrl.replace('{CHECKOUT_SESSION_ID}', checkout.session) }
    },
    async cancelTestCheckout({ user, params }) {
      const { open, checkout } = await find(cashier, user.id, params.id)
      await open.store.db
        .update(checkouts)
        .set({ status: 'cancelled' })
        .where(isStillOpen(checkout))
      return { url: checkout.cancelUrl }
    },
  }
}

function isStillOpen({ id }: CheckoutRow) {
  return and(eq(checkouts.id, id), eq(checkouts.status, 'open'), isNull(checkouts.paidAt))
}

async function find(cashier: Cashier | null, userId: string, session: string) {
  if (cashier?.provider.name !== 'test') throw new Failure('not_found')
  const [checkout] = await cashier.store.db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.session, session),
        eq(checkouts.provider, 'test'),
      ),
    )
  if (!checkout) throw new Failure('not_found', 'There is no such checkout.')
  return { open: cashier, checkout }
}

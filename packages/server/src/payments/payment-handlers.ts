import { Failure } from '@plainflow/contract'
import type { Handlers } from '../http/call.ts'
import type { WithSettings } from '../settings.ts'
import { beginCheckout } from './begin-checkout.ts'
import { needed } from './billing-handlers.ts'
import type { WithCashier } from './cashier.ts'
import { creditsOf } from '../credits/credits.ts'
import { ownOrigin, ownPage } from './own-address.ts'
import { findCheckout, settleCheckout } from './settle-checkout.ts'
import { takeStripeEvent } from './stripe/stripe-events.ts'

type PaymentRoutes = 'createCheckout' | 'confirmPayment' | 'stripeEvent'

/** Buying a plan: the way to the provider, and the two ways back. */
export function paymentHandlers({
  cashier,
  settings,
}: WithCashier & WithSettings): Pick<Handlers, PaymentRoutes> {
  const { publicUrl } = settings
  return {
    async createCheckout({ user, body, request }) {
      const open = needed(cashier)
      const { plan = body.planType, successUrl, cancelUrl } = body
      if (plan === undefined) throw new Failure('invalid_request')
      const origin = ownOrigin(request, publicUrl)
      const page = (address = '/dashboard') => ownPage(address, origin, publicUrl)
      const [success, cancel] = [page(successUrl), page(cancelUrl)]
      return beginCheckout(open, { user, plan, success, cancel })
    },
    async confirmPayment({ user, body: { sessionId } }) {
      const open = needed(cashier)
      const checkout = await findCheckout(open.store.db, open.provider.name, sessionId)
      if (checkout?.userId !== user.id)
        throw new Failure('not_found', 'There is no such payment of this account.')
      const settled = await settleCheckout(open, sessionId)
      if (settled.kind !== 'paid') throw new Failure('conflict', SAID[settled.kind])
      const newCredits = await creditsOf(open.store.db, user.id)
      return { plan: settled.checkout.plan, newCredits }
    },
    async stripeEvent({ body, request }) {
      const signature = request.headers['stripe-signature']
      await takeStripeEvent(cashier, body, typeof signature === 'string' ? signature : undefined)
    },
  }
}

const SAID = {
  open: 'This payment is not completed.',
  processing: 'This payment is still being processed.',
  over: 'This checkout was left without a payment.',
  unknown: 'There is no such payment of this account.',
  wrong:
    'What was paid is not what was ordered, so nothing was changed. The operator can tell more.',
} as const

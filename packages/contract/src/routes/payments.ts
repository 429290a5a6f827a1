import { z } from 'zod'
import { planKeySchema } from '../plan-key-schema.ts'
import { PLAN_KEYS } from '../plans.ts'
import { route } from '../route.ts'

const plan = z.enum(PLAN_KEYS)
const paidPlan = planKeySchema.refine((key) => key !== 'free', 'The free plan is not bought.')
const address = z.string().min(1).max(2_000)
/** The session of a checkout. */
const checkoutParams = z.object({ id: z.string().min(1).max(300) })
const cents = z.number().int()
const url = z.object({ url: z.string() })

const billingSchema = z.object({
  /** Who takes the money: `test` is the built-in page that moves none, `off` a server without plans. */
  mode: z.enum(['stripe', 'test', 'off']),
  /** null: the free plan. */
  subscription: z
    .object({
      plan,
      /** From the next period on, where that is another one. */
      nextPlan: plan.nullable(),
      status: z.enum(['active', 'past_due']),
      periodEnd: z.string(),
      /** Ends with the period. */
      isCancelled: z.boolean(),
    })
    .nullable(),
  /** When the month of credits is over; null without plans. */
  renewsAt: z.string().nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['payment', 'refund']),
      provider: z.enum(['stripe', 'test']),
      plan,
      /** In cents; less than nothing for a refund. */
      amount: cents,
      currency: z.string(),
      createdAt: z.string(),
    }),
  ),
})
export type Billing = z.infer<typeof billingSchema>

const quoteSchema = z.object({
  /**
   * `buy`: paid now. `upgrade`: the same, less what is unused of the plan before. `later`: a smaller plan,
   * which begins when the paid month is over. `current`: nothing to buy.
   */
  kind: z.enum(['buy', 'upgrade', 'later', 'current']),
  /** In cents, each month. */
  price: cents,
  /** What is taken off now. */
  credit: cents,
  due: cents,
})
export type PlanQuote = z.infer<typeof quoteSchema>

export const paymentRoutes = {
  createCheckout: route({
    method: 'POST',
    path: '/api/create-checkout-session',
    summary:
      'Begin to buy a plan: where the browser has to go. `planType` is an older name of `plan`; the addresses are pages of this server, and the dashboard unless told',
    person: true,
    rate: 'outside',
    body: z
      .strictObject({
        plan: paidPlan.optional(),
        planType: paidPlan.optional(),
        successUrl: address.optional(),
        cancelUrl: address.optional(),
      })
      .refine((body) => (body.plan === undefined) !== (body.planType === undefined), {
        message: 'One of plan and planType is needed.',
        path: ['plan'],
      }),
    answer: url,
  }),
  confirmPayment: route({
    method: 'POST',
    path: '/api/payment-success',
    summary:
      'After a checkout: what the payment provider says of it; the plan sent is not believed',
    body: z.strictObject({
      sessionId: z.string().min(1).max(300),
      plan: planKeySchema,
    }),
    answer: z.object({ plan: planKeySchema, newCredits: z.number().int() }),
  }),
  billing: route({
    method: 'GET',
    path: '/api/billing',
    summary: 'What the account pays for, and what it paid',
    answer: billingSchema,
  }),
  quotePlan: route({
    method: 'GET',
    path: '/api/billing/quote',
    summary: 'What a plan costs this account now',
    query: z.object({ plan: paidPlan }),
    answer: quoteSchema,
  }),
  changePlan: route({
    method: 'POST',
    path: '/api/billing/plan',
    summary: 'Go on with a smaller plan when the paid month is over, or stay after all',
    person: true,
    body: z.strictObject({ plan: paidPlan }),
    answer: 'empty',
  }),
  cancelSubscription: route({
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End the subscription when the paid month is over',
    person: true,
    answer: 'empty',
  }),
  resumeSubscription: route({
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Take a cancellation back, while the paid month lasts',
    person: true,
    answer: 'empty',
  }),
  billingPortal: route({
    method: 'POST',
    path: '/api/billing/portal',
    summary: 'Where the payment provider shows invoices and changes the card',
    person: true,
    answer: url,
  }),
  testCheckout: route({
    method: 'GET',
    path: '/api/test-checkout/:id',
    summary: 'A checkout of the built-in test page',
    params: checkoutParams,
    answer: z.object({ plan, price: cents, due: cents, isOpen: z.boolean() }),
  }),
  payTestCheckout: route({
    method: 'POST',
    path: '/api/test-checkout/:id/pay',
    summary: 'Play that a test checkout is paid; no money moves',
    person: true,
    params: checkoutParams,
    answer: url,
  }),
  cancelTestCheckout: route({
    method: 'POST',
    path: '/api/test-checkout/:id/cancel',
    summary: 'Leave a test checkout without paying',
    person: true,
    params: checkoutParams,
    answer: url,
  }),
  stripeEvent: route({
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: 'Messages of Stripe, signed by it',
    public: true,
    unread: true,
    body: z.string(),
    answer: 'empty',
  }),
}

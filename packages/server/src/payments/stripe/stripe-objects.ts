import { PLAN_KEYS, type PlanKey } from '@plainflow/contract'
import { z } from 'zod'
import { CURRENCY } from '../money.ts'

/** What is read of Stripe's objects; each has many more fields. */

const id = z.string().min(1)
/** An object, or its id where it was not asked for whole. */
const idOf = z
  .union([id, z.object({ id })])
  .nullish()
  .transform((value) => (typeof value === 'object' ? (value?.id ?? null) : (value ?? null)))

const priceSchema = z.object({
  id,
  unit_amount: z.number().int().nullable(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export const subscriptionSchema = z.object({
  id,
  customer: idOf,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  metadata: z.record(z.string(), z.string()).nullish(),
  items: z.object({
    data: z.array(z.object({ id, current_period_end: z.number(), price: priceSchema })).min(1),
  }),
})
export type StripeSubscription = z.output<typeof subscriptionSchema>

export const sessionSchema = z.object({
  id,
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  invoice: idOf,
  subscription: z.union([subscriptionSchema, id]).nullish(),
})
export type StripeSession = z.output<typeof sessionSchema>

export const invoiceSchema = z.object({
  id,
  status: z.string().nullish(),
  billing_reason: z.string().nullish(),
  currency: z.string(),
  subtotal: z.number().int(),
  amount_paid: z.number().int(),
  customer: idOf,
  parent: z.object({ subscription_details: z.object({ subscription: idOf }).nullish() }).nullish(),
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ start: z.number(), end: z.number() }),
        pricing: z.object({ price_details: z.object({ price: idOf }).nullish() }).nullish(),
      }),
    ),
  }),
})
export type StripeInvoice = z.output<typeof invoiceSchema>
export const invoicesSchema = z.object({ data: z.array(invoiceSchema) })
/** Which payment paid which invoice. */
export const invoicePaymentsSchema = z.object({ data: z.array(z.object({ invoice: idOf })) })

export const chargeSchema = z.object({
  id,
  payment_intent: idOf,
  amount: z.number().int(),
})
export const refundAnswer = z.object({ id, charge: idOf })
export const refundsSchema = z.object({
  data: z.array(
    z.object({
      id,
      amount: z.number().int(),
      currency: z.string(),
      status: z.string().nullish(),
    }),
  ),
})

export const pricesSchema = z.object({ data: z.array(priceSchema) })
export const priceAnswer = priceSchema
export const withId = z.object({ id })
export const withUrl = z.object({ url: z.string().min(1) })

/** The envelope of a message: what it is about is asked for anew, not read from it. */
export const eventSchema = z.object({
  id,
  type: z.string().min(1).max(100),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().min(1).max(300) }) }),
})
export type StripeEvent = z.output<typeof eventSchema>

const planOfPrice = z.enum(PLAN_KEYS).catch('free')

/** Null for a price that is not of our plans. */
export function paidPlanOf({ metadata, currency }: z.output<typeof priceSchema>): PlanKey | null {
  const plan = planOfPrice.parse(metadata?.['plan'])
  return plan === 'free' || currency !== CURRENCY ? null : plan
}

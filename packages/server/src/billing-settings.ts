import { z } from 'zod'

/** Who takes the money of this installation, if anybody does. */
export type BillingSettings =
  | { readonly kind: 'off' }
  | { readonly kind: 'test' }
  | {
      readonly kind: 'stripe'
      readonly key: string
      readonly webhookSecret: string
      readonly apiUrl: string
    }

export const billingEnvironment = {
  PLAINFLOW_BILLING: z
    .enum(['off', 'test', 'stripe'], { error: 'must be off, test or stripe' })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_/, 'must begin with sk_live_, sk_test_, rk_live_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .default('https://api.stripe.com'),
}

const environment = z.object(billingEnvironment)
type BillingEnvironment = z.output<typeof environment>

/** Without a word the test checkout: the whole way of a purchase can be walked, and no money moves. */
export function billingSettingsOf(env: BillingEnvironment): BillingSettings {
  const kind = env.PLAINFLOW_BILLING ?? (env.STRIPE_SECRET_KEY ? 'stripe' : 'test')
  if (kind !== 'stripe') return { kind }
  return {
    kind,
    key: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: env.STRIPE_API_URL,
  }
}

/** What is missing, with the reason why it is needed. */
export function missingForBilling(env: BillingEnvironment): readonly [name: string, why: string][] {
  const isStripe = (env.PLAINFLOW_BILLING ?? (env.STRIPE_SECRET_KEY && 'stripe')) === 'stripe'
  if (!isStripe) return []
  const missing: [string, string][] = []
  if (!env.STRIPE_SECRET_KEY) missing.push(['STRIPE_SECRET_KEY', 'PLAINFLOW_BILLING is stripe'])
  if (!env.STRIPE_WEBHOOK_SECRET)
    missing.push(['STRIPE_WEBHOOK_SECRET', 'without it no message of Stripe can be believed'])
  return missing
}

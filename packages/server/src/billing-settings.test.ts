import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('without a word there is a test checkout, with keys there is Stripe, and off is off', () => {
  expect(readSettings({}).billing).toEqual({ kind: 'test' })
  expect(readSettings({ PLAINFLOW_BILLING: 'off' }).billing).toEqual({ kind: 'off' })
  expect(readSettings({ ...KEYS, PLAINFLOW_BILLING: 'off' }).billing).toEqual({ kind: 'off' })
  expect(readSettings(KEYS).billing).toEqual({
    kind: 'stripe',
    key: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  })
})

test.each([
  [{ PLAINFLOW_BILLING: 'free' }, 'PLAINFLOW_BILLING: must be off, test or stripe'],
  [{ PLAINFLOW_BILLING: 'stripe' }, 'STRIPE_SECRET_KEY: is missing'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: is missing'],
  [{ ...KEYS, STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY: must begin with sk_live_'],
  [{ ...KEYS, STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_WEBHOOK_SECRET: must begin with whsec_'],
])('%j is told by name', (env, told) => {
  expect(() => readSettings(env)).toThrow(told)
})

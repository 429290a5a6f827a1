import { expect, test } from 'vitest'
import { isSigned } from './stripe-signature.ts'

const BODY = '{"id":"evt_1","type":"invoice.paid","name":"Grüße"}'

/** Written by `stripe.webhooks.generateTestHeaderString` of Stripe's library 23.1.0. */
test.each([
  [
    'whsec_first',
    1_767_225_600,
    'dac88a7f8f62a8edea5465ba31bb49150d07adb9df5a813860a5a3d19043c501',
  ],
  [
    'whsec_of_the_tests',
    1_795_000_000,
    '6e47f32e91589e19af3be8880f10c1dbf8ab2d51a535222931f19d0d4ec24ce9',
  ],
])('what Stripe signs with %s is believed for five minutes', (secret, time, v1) => {
  const header = `t=${time},v1=${v1}`
  const at = (seconds: number) => ({ secret, now: (time + seconds) * 1_000 })
  expect(isSigned(BODY, header, at(0))).toBe(true)
  expect(isSigned(BODY, header, at(300))).toBe(true)
  expect(isSigned(BODY, header, at(301))).toBe(false)
  expect(isSigned(BODY, header, at(-301))).toBe(false)
  expect(isSigned(`${BODY} `, header, at(0))).toBe(false)
  expect(isSigned(BODY, `t=${time},v1=${'0'.repeat(64)},v1=${v1}`, at(0))).toBe(true)
})

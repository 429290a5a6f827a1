import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '../../../../../scripts/servers/stripe-mock.mjs'
import { StripeClient, StripeRefusal } from './stripe-client.ts'
import {
  chargeSchema,
  invoicePaymentsSchema,
  invoiceSchema,
  invoicesSchema,
  priceAnswer,
  refundAnswer,
  refundsSchema,
  withId,
} from './stripe-objects.ts'
import { StripeProvider } from './stripe-provider.ts'

/**
 * Every call against Stripe's own description of its interface: a parameter it does not know is refused,
 * and what it answers has to hold what is read of it. It keeps nothing; what is kept is tried elsewhere.
 */
let mock: ChildProcess
let client: StripeClient
let provider: StripeProvider
beforeAll(async () => {
  const [http, https] = [await freePort(), await freePort()]
  // With one address alone it would listen on the other for everybody.
  const args = ['-http-addr', `127.0.0.1:${http}`, '-https-addr', `127.0.0.1:${https}`]
  mock = spawn(await prepare(), args, { stdio: 'ignore' })
  const apiUrl = `http://127.0.0.1:${http}`
  while (!(await fetch(apiUrl).catch(() => null))) {
    if (mock.exitCode !== null) throw new Error('stripe-mock ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  client = new StripeClient({ key: 'sk_test_123', apiUrl })
  provider = new StripeProvider(client)
})
afterAll(() => {
  mock.kill('SIGKILL')
})

const ORDER = {
  checkout: 'c1',
  email: 'ana@example.com',
  plan: 'pro',
  credit: 0,
  successUrl: 'https://plainflow.example/dashboard?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://plainflow.example/dashboard',
  customer: null,
} as const

test('a parameter that Stripe does not know is refused', async () => {
  const asked = client.post('coupons', { answer: withId, fields: { amount: 1 } })
  await expect(asked).rejects.toBeInstanceOf(StripeRefusal)
})

test('a checkout of a new customer, and one with something taken off', async () => {
  expect((await provider.begin(ORDER)).url).toMatch(/^https:/)
  const again = { ...ORDER, credit: 1_000, customer: 'cus_123' }
  expect((await provider.begin(again)).session).toMatch(/^cs_/)
})

test('how a checkout and a subscription stand', async () => {
  expect(await provider.report('cs_123')).toMatchObject({ amount: expect.any(Number) })
  const report = await provider.subscription('sub_123')
  expect(report?.periodEnd.getTime()).toBeGreaterThan(0)
  expect(report).toMatchObject({ reference: 'sub_123', status: 'active', plan: null })
})

test('what is done to a subscription', async () => {
  await provider.setCancelled('sub_123', true)
  await provider.setCancelled('sub_123', false)
  await provider.setNextPlan('sub_123', 'basic')
  await provider.end('sub_123')
  expect(await provider.portal('cus_123', 'https://plainflow.example/payment')).toMatch(/^https:/)
})

test('a checkout is closed', async () => {
  const closed = await client.post('checkout/sessions/cs_123/expire', { answer: withId })
  expect(closed.id).toMatch(/^cs_/)
})

test('invoices, charges and refunds are read', async () => {
  expect(await client.get('invoices/in_123', { answer: invoiceSchema })).toMatchObject({
    id: 'in_123',
  })
  expect(await client.get('charges/ch_123', { answer: chargeSchema })).toMatchObject({
    id: 'ch_123',
  })
  const fields = { charge: 'ch_123', limit: 100 }
  const { data } = await client.get('refunds', { answer: refundsSchema, fields })
  expect(data.length).toBeGreaterThan(0)
  const refund = await client.get('refunds/re_123', { answer: refundAnswer })
  expect(refund).toMatchObject({ id: 're_123' })
})

test('what was paid is found by invoice, price and payment', async () => {
  const paid = { subscription: 'sub_123', status: 'paid', limit: 12 }
  const invoices = await client.get('invoices', { answer: invoicesSchema, fields: paid })
  expect(invoices.data.length).toBeGreaterThan(0)
  const price = await client.get('prices/price_123', { answer: priceAnswer })
  expect(price).toMatchObject({ id: 'price_123' })
  const payment = { type: 'payment_intent', payment_intent: 'pi_123' }
  const of = { answer: invoicePaymentsSchema, fields: { payment } }
  expect((await client.get('invoice_payments', of)).data.length).toBeGreaterThan(0)
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/start-test-server.ts'
import { beginBuying, deliver, standing } from './testing/buying.ts'
import { type FakeStripe, startFakeStripe, WEBHOOK_SECRET } from './testing/fake-stripe.ts'

/**
 * Attempts to get credits that were not paid for, or twice: each time they are granted once or not at
 * all. The sums of the ledger hold throughout.
 */

const FREE = { plan: 'free', credits: 5, grants: 0, isSum: true }
const PRO = { plan: 'pro', credits: 305, grants: 1, isSum: true }

let stripe: FakeStripe
let server: TestServer
beforeAll(async () => {
  stripe = await startFakeStripe()
  server = await startTestServer({ env: stripe.env })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

describe('messages that Stripe did not sign', () => {
  const signed = (body: string, options?: { secret?: string; at?: number }) =>
    stripe.sign(body, options)
  const signatureOf = (header: string) => header.split('v1=')[1] ?? ''
  const forgeries: Record<string, (body: string) => string | null> = {
    'no signature': () => null,
    'an empty signature': () => '',
    'another secret': (body) => signed(body, { secret: 'whsec_guessed' }),
    'an empty secret': (body) => signed(body, { secret: '' }),
    'the secret without its beginning': (body) =>
      signed(body, { secret: WEBHOOK_SECRET.replace('whsec_', '') }),
    'ten minutes old': (body) => signed(body, { at: Date.now() - 600_000 }),
    'ten minutes ahead': (body) => signed(body, { at: Date.now() + 600_000 }),
    'a new time on an old signature': (body) =>
      `t=${Math.floor(Date.now() / 1_000)},v1=${signatureOf(signed(body, { at: Date.now() - 600_000 }))}`,
    'two times, one of them new': (body) =>
      `t=${Math.floor(Date.now() / 1_000)},${signed(body, { at: Date.now() - 600_000 })}`,
    'no time': (body) => `v1=${signatureOf(signed(body))}`,
    'an older scheme': (body) => signed(body).replace('v1=', 'v0='),
    'half of the signature': (body) => signed(body).slice(0, -32),
    'the signature of another message': (body) => signed(`${body} `),
    'a signature of zeros': () => `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`,
    'ten thousand signatures': (body) =>
      `${signed(body, { secret: 'x' })}${`,v1=${'0'.repeat(64)}`.repeat(100)}`,
  }
  test.each(Object.keys(forgeries))('%s', async (name) => {
    const { user, paid } = await whoPaid()
    const body = stripe.event('checkout.session.completed', paid)
    expect(await deliver(server, stripe, body, forgeries[name]?.(body) ?? null)).toBe(400)
    expect(await standing(user)).toEqual(FREE)
  })

  test('a body that was changed by one character', async () => {
    const { user, paid } = await whoPaid()
    const body = stripe.event('checkout.session.completed', 'cs_test_of_nobody_at_all')
    const changed = body.replace('cs_test_of_nobody_at_all', paid)
    expect(await deliver(server, stripe, changed, stripe.sign(body))).toBe(400)
    expect(await standing(user)).toEqual(FREE)
  })
})

describe('messages that Stripe signed, and that say too much', () => {
  test.each([
    ['of an installation in another mode', { livemode: true }, 204],
    ['of a kind nobody asked for', { type: 'customer.created' }, 204],
    ['about nothing', { data: {} }, 400],
    ['about an object that is none', { data: { object: { id: '' } } }, 400],
    ['without an id', { id: '' }, 400],
  ])('%s', async (_, changes, status) => {
    const { user, paid } = await whoPaid()
    const body = stripe.event('checkout.session.completed', paid, changes)
    expect(await deliver(server, stripe, body)).toBe(status)
    expect(await standing(user)).toEqual(FREE)
  })

  test('what is no JSON', async () => {
    expect(await deliver(server, stripe, '{"id":')).toBe(400)
  })

  test('a session that claims to be paid, and is not', async () => {
    const user = await server.signUp()
    const session = await beginBuying(user)
    const claim = { id: session, payment_status: 'paid', status: 'complete', amount_total: 2_900 }
    const body = stripe.event('checkout.session.completed', session, { data: { object: claim } })
    expect(await deliver(server, stripe, body)).toBe(204)
    expect(await standing(user)).toEqual(FREE)
  })

  test.each(['cs_test_unknown', '../prices', 'a?b=c', '%2e%2e/prices', '..%2f'])(
    'about the session %s',
    async (id) => {
      const body = stripe.event('checkout.session.completed', id)
      expect(await deliver(server, stripe, body)).toBe(204)
      expect(stripe.calls.at(-1)).toMatch(/^GET \/v1\/checkout\/sessions\/[^/?]+\?expand/)
    },
  )

  test('an invoice of somebody who never bought here', async () => {
    const { subscription } = stripe.pay(await beginBuying(await server.signUp()))
    const stranger = stripe.object(subscription)
    stranger['metadata'] = { checkout: 'of another product' }
    const body = stripe.event('invoice.paid', stripe.renew(subscription))
    expect(await deliver(server, stripe, body)).toBe(204)
  })
})

describe('payments that are not what was ordered', () => {
  test.each([
    ['a cent', { amount_total: 1 }],
    ['less by a cent', { amount_total: 2_899 }],
    ['more', { amount_total: 29_000 }],
    ['nothing', { amount_total: 0, payment_status: 'no_payment_required' }],
    ['another currency', { currency: 'jpy' }],
    ['no subscription', { subscription: null }],
    ['the order of somebody else', { client_reference_id: 'another' }],
    ['no order', { client_reference_id: null }],
    ['not yet', { payment_status: 'unpaid' }],
    ['never', { status: 'expired', payment_status: 'unpaid' }],
  ])('%s', async (_, changes) => {
    const user = await server.signUp()
    const session = await beginBuying(user)
    stripe.pay(session, changes)
    await expect(confirm(user, session)).rejects.toMatchObject({ status: 409 })
    await deliver(server, stripe, stripe.event('checkout.session.completed', session))
    expect(await standing(user)).toEqual(FREE)
  })

  test('the price of a smaller plan', async () => {
    const user = await server.signUp()
    const session = await beginBuying(user, 'business')
    const { subscription } = stripe.pay(session)
    const { items } = stripe.object(subscription) as { items: { data: { price: object }[] } }
    const [item] = items.data
    if (item) item.price = { ...item.price, metadata: { plan: 'basic' } }
    await expect(confirm(user, session)).rejects.toMatchObject({ status: 409 })
    expect(await standing(user)).toEqual(FREE)
  })

  test('an invoice of a month that was paid for less', async () => {
    const user = await server.signUp()
    const session = await beginBuying(user)
    const { subscription } = stripe.pay(session)
    await confirm(user, session)
    const invoice = stripe.renew(subscription, { subtotal: 100, amount_paid: 100 })
    await deliver(server, stripe, stripe.event('invoice.paid', invoice))
    expect(await standing(user)).toEqual(PRO)
  })
})

describe('browsers that come back', () => {
  test('with the session of another user', async () => {
    const { user, paid } = await whoPaid()
    const thief = await server.signUp()
    await expect(confirm(thief, paid)).rejects.toMatchObject({ status: 404 })
    expect(await standing(thief)).toEqual(FREE)
    await confirm(user, paid)
    await expect(confirm(thief, paid)).rejects.toMatchObject({ status: 404 })
    expect(await standing(user)).toEqual(PRO)
  })

  test('with a session of nobody, a path, or one that was not begun here', async () => {
    const user = await server.signUp()
    for (const session of [
      'cs_test_guess',
      '../prices',
      stripe.object(await beginBuying(user))['url'],
    ])
      await expect(confirm(user, String(session))).rejects.toMatchObject({ status: 404 })
    expect(await standing(user)).toEqual(FREE)
  })

  test('with a larger plan than was paid', async () => {
    const user = await server.signUp()
    const session = await beginBuying(user, 'basic')
    stripe.pay(session)
    const body = { sessionId: session, plan: 'business' as const }
    expect(await user.call('confirmPayment', { body })).toEqual({ plan: 'basic', newCredits: 105 })
    expect(await standing(user)).toMatchObject({ plan: 'basic', credits: 105 })
  })

  test('without having paid', async () => {
    const user = await server.signUp()
    await expect(confirm(user, await beginBuying(user))).rejects.toMatchObject({ status: 409 })
    expect(await standing(user)).toEqual(FREE)
  })

  test('a hundred times at once, with a hundred messages of Stripe', async () => {
    const { user, paid } = await whoPaid()
    const event = stripe.event('checkout.session.completed', paid)
    const all = Array.from({ length: 100 }, () => [
      confirm(user, paid),
      deliver(server, stripe, event),
      deliver(server, stripe, stripe.event('checkout.session.completed', paid)),
    ])
    const results = await Promise.allSettled(all.flat())
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await standing(user)).toEqual(PRO)
  })

  test('and the same invoice a hundred times', async () => {
    const { user, paid } = await whoPaid()
    const { subscription } = { subscription: String(stripe.object(paid)['subscription']) }
    await confirm(user, paid)
    const invoice = stripe.renew(subscription)
    const event = stripe.event('invoice.paid', invoice)
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        deliver(server, stripe, index % 2 ? event : stripe.event('invoice.paid', invoice)),
      ),
    )
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect(await standing(user)).toEqual({ plan: 'pro', credits: 300, grants: 2, isSum: true })
  })
})

describe('four messages', () => {
  const TYPES = ['checkout.session.completed', 'invoice.paid', 'renewal', 'ended'] as const
  test.each(permutations(TYPES))('%s, %s, %s, %s', async (...order) => {
    const user = await server.signUp()
    const session = await beginBuying(user)
    const { subscription, invoice } = stripe.pay(session)
    const renewal = stripe.renew(subscription)
    Object.assign(stripe.object(subscription), { status: 'canceled' })
    const events = {
      'checkout.session.completed': stripe.event('checkout.session.completed', session),
      'invoice.paid': stripe.event('invoice.paid', invoice),
      renewal: stripe.event('invoice.paid', renewal),
      ended: stripe.event('customer.subscription.deleted', subscription),
    }
    for (const name of order) expect(await deliver(server, stripe, events[name])).toBe(204)
    expect(await standing(user)).toEqual({ plan: 'free', credits: 300, grants: 2, isSum: true })
  })
})

describe('checkouts that should not begin', () => {
  const PLACES = [
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@localhost/dashboard',
    '/api/auth/signout',
    '/no-such-page',
  ]
  test.each(PLACES)('that come back to %s', async (address) => {
    const user = await server.signUp()
    for (const body of [
      { plan: 'pro' as const, successUrl: address },
      { plan: 'pro' as const, cancelUrl: address },
    ])
      await expect(user.call('createCheckout', { body })).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    [{ plan: 'free' }],
    [{ plan: 'enterprise' }],
    [{ plan: '__proto__' }],
    [{ plan: 'pro', planType: 'basic' }],
    [{}],
    [{ plan: 'pro', amount: 1 }],
    [{ plan: 'pro', price: 0, userId: 'another' }],
    [{ plan: ['pro'] }],
  ])('%j', async (body) => {
    const user = await server.signUp()
    const response = await fetch(`${server.url}/api/create-checkout-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
  })

  test('the same plan again, or a smaller one', async () => {
    const { user, paid } = await whoPaid()
    await confirm(user, paid)
    for (const plan of ['pro', 'basic'] as const)
      await expect(beginBuying(user, plan)).rejects.toMatchObject({ status: 409 })
  })

  test('many at once: one can be paid', async () => {
    const { user, paid } = await whoPaid('basic')
    await confirm(user, paid)
    const begun = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => beginBuying(user, index % 2 ? 'pro' : 'business')),
    )
    const sessions = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(sessions.length).toBeGreaterThan(0)
    const open = sessions.filter((id) => stripe.object(id)['status'] === 'open')
    expect(open.length).toBeLessThanOrEqual(1)
  })

  test('the test checkout, where there is a real one', async () => {
    const user = await server.signUp()
    const params = { id: await beginBuying(user) }
    for (const name of ['payTestCheckout', 'cancelTestCheckout', 'testCheckout'] as const)
      await expect(user.call(name, { params })).rejects.toMatchObject({ status: 404 })
  })
})

async function whoPaid(plan: 'basic' | 'pro' | 'business' = 'pro') {
  const user = await server.signUp()
  const paid = await beginBuying(user, plan)
  stripe.pay(paid)
  return { user, paid }
}

function confirm(user: TestUser, sessionId: string) {
  return user.call('confirmPayment', { body: { sessionId, plan: 'pro' } })
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

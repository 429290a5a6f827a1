import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Record<string, unknown>

export interface FakeStripe {
  readonly url: string
  /** What the server under test finds in its environment. */
  readonly env: Record<string, string>
  readonly calls: string[]
  /** Answers every call with an outage while this is true. */
  isDown: boolean
  /** Calls that meet an outage while all others are answered. */
  loses: RegExp | null
  object(id: string): Json
  /** The ids of one kind (`in`, `re`) that are of an object, the oldest first. */
  made(prefix: string, of: string): string[]
  /** The customer pays what the session asks for, unless told otherwise. */
  pay(session: string, changes?: Json): { subscription: string; invoice: string }
  /** Another month is paid, at the price that the subscription has now; `status: 'draft'`: it has only begun. */
  renew(subscription: string, changes?: Json): string
  fail(subscription: string): string
  /** Of the last invoice unless told otherwise; gives the charge. */
  refund(subscription: string, amount: number, of?: { invoice?: string; status?: string }): string
  /** A message as Stripe writes and signs it. */
  event(type: string, id: string, changes?: Json): string
  sign(body: string, options?: { secret?: string; at?: number }): string
  close(): Promise<void>
}

export const WEBHOOK_SECRET = 'whsec_of_the_tests'

const DAY = 86_400

/**
 * What Stripe keeps, as far as the server asks for it: stripe-mock checks the shape of calls and keeps
 * nothing. Signing follows Stripe's own description; stripe-signature.test.ts holds it to signatures that
 * Stripe's library made.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const objects = new Map<string, Json>()
  const calls: string[] = []
  const answers = new Map<string, Json>()
  const add = (prefix: string, fields: Json): Json => {
    const made = { id: `${prefix}_${randomUUID().slice(0, 12)}`, ...fields }
    objects.set(String(made.id), made)
    return made
  }
  const object = (id: string): Json => {
    const found = objects.get(id)
    if (!found) throw new Error(`Stripe has no ${id}`)
    return found
  }
  const fake = { isDown: false, loses: null as RegExp | null }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      const call = `${request.method} ${request.url}`
      calls.push(call)
      const key = request.headers['idempotency-key']
      const known = typeof key === 'string' ? answers.get(key) : undefined
      const fields = Object.fromEntries(new URLSearchParams(text))
      const isLost = fake.isDown || fake.loses?.test(call)
      const answer = isLost ? null : (known ?? route(call, fields))
      if (answer && typeof key === 'string') answers.set(key, answer)
      const status = isLost ? 503 : answer ? (typeof answer['error'] === 'object' ? 400 : 200) : 404
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { error: { message: 'No such object' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on a port

  function route(call: string, fields: Record<string, string>): Json | null {
    const [method = '', path = ''] = call.split(' ')
    const address = new URL(path, 'http://stripe')
    const [kind = '', id = '', verb = ''] = address.pathname.slice('/v1/'.length).split('/')
    if (kind === 'checkout') return checkout(method, verb, path, fields)
    if (kind === 'prices' && method === 'GET' && !id) {
      const lookup = address.searchParams.get('lookup_keys[0]')
      return { data: [...objects.values()].filter((one) => lookup && one['lookup_key'] === lookup) }
    }
    if (kind === 'prices' && method === 'POST')
      return add('price', {
        unit_amount: Number(fields['unit_amount']),
        currency: fields['currency'],
        lookup_key: fields['lookup_key'],
        metadata: { plan: fields['metadata[plan]'] },
      })
    if (kind === 'coupons') return add('co', { amount_off: Number(fields['amount_off']) })
    if (kind === 'billing_portal') return { url: `${url}/portal/${fields['customer']}` }
    if (kind === 'refunds' && !id) {
      const charge = address.searchParams.get('charge')
      return { data: [...objects.values()].filter((one) => one['charge'] === charge) }
    }
    if (kind === 'invoice_payments') {
      const intent = address.searchParams.get('payment[payment_intent]')
      const paid = [...objects.values()].filter((one) => intent && one['paid_by'] === intent)
      return { data: paid.map((invoice) => ({ invoice: invoice['id'] })) }
    }
    if (kind === 'invoices' && !id) {
      const data = invoicesOf(address.searchParams.get('subscription') ?? '')
      return { data: data.filter((one) => one['status'] === address.searchParams.get('status')) }
    }
    const found = objects.get(id)
    if (!found) return null
    if (kind === 'subscriptions' && method === 'DELETE') {
      if (found['status'] === 'canceled') return null
      return Object.assign(found, { status: 'canceled' })
    }
    if (kind === 'subscriptions' && method === 'POST') {
      if (fields['cancel_at_period_end'])
        Object.assign(found, { cancel_at_period_end: fields['cancel_at_period_end'] === 'true' })
      if (fields['items[0][price]']) itemOf(found)['price'] = object(fields['items[0][price]'])
    }
    return found
  }

  function checkout(method: string, _: string, path: string, fields: Record<string, string>) {
    const [, , , , id = '', verb] = path.split('?')[0]?.split('/') ?? []
    const session = objects.get(id)
    if (verb === 'expire') {
      if (!session) return null
      if (session['status'] !== 'open') return { error: { message: 'Not open' } }
      return Object.assign(session, { status: 'expired' })
    }
    if (method === 'GET')
      return session
        ? {
            ...session,
            subscription: session['subscription'] && object(String(session['subscription'])),
          }
        : null
    const price = object(fields['line_items[0][price]'] ?? '')
    const coupon = fields['discounts[0][coupon]']
    const off = coupon ? Number(object(coupon)['amount_off']) : 0
    const made = add('cs_test', {
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: fields['client_reference_id'],
      amount_total: Number(price['unit_amount']) - off,
      currency: price['currency'],
      invoice: null,
      subscription: null,
      price: price['id'],
      customer: fields['customer'] ?? null,
      success_url: fields['success_url'],
      metadata: { checkout: fields['subscription_data[metadata][checkout]'] },
    })
    return Object.assign(made, { url: `${url}/pay/${String(made['id'])}` })
  }

  /** The newest first. */
  function invoicesOf(subscription: string): Json[] {
    return [...objects.values()].filter((one) => one['of'] === subscription).toReversed()
  }

  return {
    url,
    env: {
      PLAINFLOW_BILLING: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: url,
    },
    calls,
    get isDown() {
      return fake.isDown
    },
    set isDown(isDown) {
      fake.isDown = isDown
    },
    get loses() {
      return fake.loses
    },
    set loses(lost) {
      fake.loses = lost
    },
    object,
    made(prefix, of) {
      const ids = [...objects].filter(([, one]) => one['of'] === of || one['charge'] === of)
      return ids.flatMap(([id]) => (id.startsWith(`${prefix}_`) ? [id] : []))
    },
    pay(id, changes = {}) {
      const session = object(id)
      const customer = session['customer'] ?? add('cus', {})['id']
      const subscription = add('sub', {
        customer,
        status: 'active',
        cancel_at_period_end: false,
        metadata: session['metadata'],
        items: {
          data: [
            {
              id: `si_${randomUUID()}`,
              current_period_end: now() + 30 * DAY,
              price: object(String(session['price'])),
            },
          ],
        },
      })
      const invoice = addInvoice(subscription, 'subscription_create', {
        subtotal: session['amount_total'],
        amount_paid: session['amount_total'],
      })
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription['id'],
        invoice,
        ...changes,
      })
      return { subscription: String(subscription['id']), invoice }
    },
    renew(id, changes = {}) {
      const subscription = object(id)
      const item = itemOf(subscription)
      item['current_period_end'] = Number(item['current_period_end']) + 30 * DAY
      return addInvoice(subscription, 'subscription_cycle', changes)
    },
    fail(id) {
      Object.assign(object(id), { status: 'past_due' })
      return addInvoice(object(id), 'subscription_cycle', { status: 'open', amount_paid: 0 })
    },
    refund(id, amount, { invoice, status = 'succeeded' } = {}) {
      const paid = invoice === undefined ? invoicesOf(id)[0] : object(invoice)
      const charge = add('ch', { payment_intent: paid?.['paid_by'], amount: paid?.['amount_paid'] })
      add('re', { charge: charge['id'], amount, currency: 'usd', status })
      return String(charge['id'])
    },
    event(type, id, changes = {}) {
      return JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        livemode: false,
        created: now(),
        data: { object: { id } },
        ...changes,
      })
    },
    sign(body, { secret = WEBHOOK_SECRET, at = Date.now() } = {}) {
      const time = Math.floor(at / 1_000)
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return `t=${time},v1=${signature}`
    },
    async close() {
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function addInvoice(subscription: Json, reason: string, changes: Json): string {
    const { price, current_period_end: end } = itemOf(subscription)
    const amount = Number((price as Json)['unit_amount'])
    const invoice = add('in', {
      status: 'paid',
      billing_reason: reason,
      currency: 'usd',
      subtotal: amount,
      amount_paid: amount,
      parent: { subscription_details: { subscription: subscription['id'] } },
      lines: {
        data: [
          {
            period: { start: Number(end) - 30 * DAY, end },
            pricing: { price_details: { price: (price as Json)['id'] } },
          },
        ],
      },
      // Not of Stripe's own: what its lists are made from here.
      of: subscription['id'],
      paid_by: `pi_${randomUUID().slice(0, 12)}`,
      ...changes,
    })
    return String(invoice['id'])
  }
}

function itemOf(subscription: Json): Json {
  const [item] = (subscription['items'] as { data: Json[] }).data
  if (!item) throw new Error('A subscription without an item')
  return item
}

function now(): number {
  return Math.floor(Date.now() / 1_000)
}

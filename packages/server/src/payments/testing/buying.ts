import type { TestServer, TestUser } from '../../testing/start-test-server.ts'
import type { FakeStripe } from './fake-stripe.ts'

/** The session that a checkout of this user began; the provider's page ends in it. */
export async function beginBuying(
  user: Pick<TestUser, 'call'>,
  plan: 'basic' | 'pro' | 'business' = 'pro',
): Promise<string> {
  const { url } = await user.call('createCheckout', { body: { plan } })
  const address = new URL(url)
  return address.searchParams.get('session') ?? address.pathname.split('/').at(-1) ?? ''
}

/** How often credits were granted, and what the account has now. */
export async function standing(user: Pick<TestUser, 'call'>) {
  const rows = await user.call('creditsLedger')
  const { user: told } = await user.call('currentUser')
  const grants = rows.filter(({ kind }) => kind === 'grant').length - 1 // the welcome
  const sum = rows.reduce((total, { amount }) => total + amount, 0)
  return { plan: told.plan, credits: told.credits, grants, isSum: sum === told.credits }
}

/** Sends a message as Stripe does. */
export async function deliver(
  server: Pick<TestServer, 'url'>,
  stripe: FakeStripe,
  body: string,
  signature: string | null = stripe.sign(body),
): Promise<number> {
  const response = await fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === null ? {} : { 'stripe-signature': signature }),
    },
    body,
  })
  await response.text()
  return response.status
}

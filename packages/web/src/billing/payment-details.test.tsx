import { PLANS, type User } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import { queryClient } from '@/app/query-client.ts'
import { PaymentDetails } from './payment-details.tsx'

const send = vi.fn<typeof fetch>()

configure({ asyncUtilTimeout: 10_000 })

const USER: User = {
  id: 'u',
  email: 'a@example.com',
  username: null,
  plan: 'pro',
  credits: 5,
  role: 'user',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  onboarding: null,
  sharesCells: false,
}
const SUBSCRIPTION = {
  plan: 'pro',
  nextPlan: null,
  status: 'active',
  periodEnd: '2027-03-15T00:00:00.000Z',
  isCancelled: false,
}
const BILLING = { mode: 'stripe', subscription: SUBSCRIPTION, renewsAt: null, payments: [] }
const LATER = { kind: 'later', price: 1_200, credit: 0, due: 0 }

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function draw(billing: unknown) {
  send.mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://x')
    const body = pathname.endsWith('/quote') ? LATER : billing
    if (body === null) return Response.json({ error: 'No', code: 'forbidden' }, { status: 403 })
    return Response.json(body)
  })
  render(
    <QueryClientProvider client={queryClient}>
      <PaymentDetails user={USER} plan={PLANS.basic} />
    </QueryClientProvider>,
  )
}

it('offers a smaller plan for the end of the month, and says so of a cancelled one', async () => {
  draw(BILLING)
  expect(await screen.findByRole('button', { name: /Switch to Basic on/ })).toBeDefined()
  cleanup()
  queryClient.clear()
  draw({ ...BILLING, subscription: { ...SUBSCRIPTION, isCancelled: true } })
  expect(await screen.findByText(/Keep it first to go on with Basic then/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that it could not be told what is paid', async () => {
  draw(null)
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

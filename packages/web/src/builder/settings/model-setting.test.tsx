import type { User } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/account/session.ts'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import { queryClient } from '@/app/query-client.ts'
import { ModelSetting } from './model-setting.tsx'

const send = vi.fn<typeof fetch>()

configure({ asyncUtilTimeout: 10_000 })

const USER: User = {
  id: 'u',
  email: 'a@example.com',
  username: null,
  plan: 'free',
  credits: 5,
  role: 'user',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  onboarding: null,
  sharesCells: false,
}

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
  queryClient.clear()
  useSession.setState({ status: 'authenticated', user: USER })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draw = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ModelSetting />
    </QueryClientProvider>,
  )

it('says that nothing leaves the server where there is no model', async () => {
  send.mockResolvedValue(Response.json({ model: null }))
  draw()
  expect(await screen.findByText(/never leave it/)).toBeDefined()
  expect(screen.queryByRole('switch')).toBeNull()
})

it('names the model and what it is sent; cells are off until switched on, then kept', async () => {
  send.mockResolvedValueOnce(Response.json({ model: { provider: 'openai', name: 'gpt-x' } }))
  draw()
  const control = await screen.findByRole('switch', { name: 'Let the model see sample cells' })
  expect(screen.getByText(/^OpenAI, gpt-x\. It is sent messages/)).toBeDefined()
  expect(control.getAttribute('aria-checked')).toBe('false')
  send.mockResolvedValueOnce(Response.json({ user: { ...USER, sharesCells: true } }))
  await userEvent.click(control)
  await waitFor(() => expect(useSession.getState().user?.sharesCells).toBe(true))
  expect(control.getAttribute('aria-checked')).toBe('true')
  const [, request] = send.mock.calls.at(-1) ?? []
  expect(request).toMatchObject({ method: 'PATCH', body: '{"sharesCells":true}' })
})

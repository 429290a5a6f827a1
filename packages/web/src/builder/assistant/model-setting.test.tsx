import type { User } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '@/account/session.ts'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import { queryClient } from '@/app/query-client.ts'
import { useWorkspace } from '../state/workspace-store.ts'
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

const NONE = {
  model: null,
  server: null,
  reachesOwnNetwork: false,
  forEverybody: null,
  used: { messages: 0, tokens: { input: 0, output: 0 } },
}
const CONNECTED = {
  ...NONE,
  model: { provider: 'openai', name: 'gpt-x', address: null, whose: 'own' },
  used: { messages: 12, tokens: { input: 14_020, output: 3_100 } },
}

const draw = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ModelSetting />
    </QueryClientProvider>,
  )

it('says that nothing leaves the server where there is no model', async () => {
  send.mockResolvedValue(Response.json(NONE))
  draw()
  expect(await screen.findByText(/never leave it/)).toBeDefined()
  expect(screen.queryByRole('switch')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Connect a model' }))
  expect(useWorkspace.getState().overlay).toBe('model')
})

it('names the model and what it is sent; cells are off until switched on, then kept', async () => {
  send.mockResolvedValueOnce(Response.json(CONNECTED))
  draw()
  const control = await screen.findByRole('switch', { name: 'Let the model see sample cells' })
  expect(screen.getByText(/^gpt-x \(OpenAI\)\. Your own: no credits/)).toBeDefined()
  expect(screen.getByText('In the last 30 days: 12 messages, 14,020 + 3,100 tokens.')).toBeDefined()
  expect(control.getAttribute('aria-checked')).toBe('false')
  send.mockResolvedValueOnce(Response.json({ user: { ...USER, sharesCells: true } }))
  await userEvent.click(control)
  await waitFor(() => expect(useSession.getState().user?.sharesCells).toBe(true))
  expect(control.getAttribute('aria-checked')).toBe('true')
  const [, request] = send.mock.calls.at(-1) ?? []
  expect(request).toMatchObject({ method: 'PATCH', body: '{"sharesCells":true}' })
})

it('disconnects only when that is confirmed', async () => {
  queryClient.setQueryData(['assistant'], CONNECTED)
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  const question = await screen.findByRole('alertdialog', { name: 'Disconnect the model?' })
  expect(question.textContent).toContain('read on this server and never leave it')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  send.mockResolvedValueOnce(Response.json({ model: null }))
  send.mockResolvedValueOnce(Response.json(NONE))
  const again = await screen.findByRole('alertdialog')
  await userEvent.click(within(again).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByRole('button', { name: 'Connect a model' })).toBeDefined()
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' })
})

it('says that it is everybody’s, and who loses it', async () => {
  queryClient.setQueryData(['assistant'], {
    ...CONNECTED,
    server: CONNECTED.model,
    forEverybody: true,
  })
  draw()
  expect(screen.getByText(/Your own, and everybody’s on this server who has none/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('no longer asked, by anybody on this server, and its key')
  expect(question.textContent).toContain('read on this server and never leave it')
})

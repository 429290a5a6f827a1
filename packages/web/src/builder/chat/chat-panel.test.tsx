import { CHAT_LIMITS } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { useToasts } from '@/design/toast.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { ChatPanel } from './chat-panel.tsx'

beforeEach(() => {
  queryClient.setQueryData(DATASETS_KEY, [])
  vi.stubGlobal('fetch', vi.fn<typeof fetch>())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('refuses a paste of megabytes with the numbers, and leaves the field as it was', async () => {
  const { user, field } = show()
  await user.click(field)
  await user.paste('keep rows '.repeat(1_000_000))
  expect(field.value).toBe('')
  expect(useToasts.getState().message?.description).toBe(
    '10,000,000 characters; a message holds 32,000.',
  )
})

it('keeps a message that grew too long from being sent, and says so', async () => {
  const { user, field } = show()
  await user.click(field)
  await user.paste('a'.repeat(CHAT_LIMITS.messageBytes))
  await user.keyboard('b{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('32,001 characters; a message holds 32,000.')
  expect(fetch).not.toHaveBeenCalled()
  expect(field.value).toHaveLength(32_001)
})

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <ChatPanel />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message to the assistant')
  return { user: userEvent.setup(), field }
}

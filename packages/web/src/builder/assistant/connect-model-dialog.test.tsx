import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import { queryClient } from '@/app/query-client.ts'
import { ConnectModelDialog } from './connect-model-dialog.tsx'

const send = vi.fn<typeof fetch>()
const onClose = vi.fn<() => void>()

configure({ asyncUtilTimeout: 10_000 })

const NONE = {
  model: null,
  server: null,
  reachesOwnNetwork: false,
  forEverybody: null,
  used: { messages: 0, tokens: { input: 0, output: 0 } },
}
const OWN = { provider: 'openai', name: 'gpt-x', address: null, whose: 'own' }
const TESTED = {
  question: 'How many orders are there?',
  response: 'It counts them.',
  isRight: true,
  milliseconds: 840,
  tokens: { input: 512, output: 40 },
}

/** What the server answers, by the path; each call is kept with its body. */
let answers: Record<string, () => Response>
let asked: { path: string; body: unknown }[]

beforeEach(() => {
  queryClient.clear()
  onClose.mockReset()
  asked = []
  answers = {
    '/api/assistant': () => Response.json(NONE),
    '/api/assistant/models': () => Response.json({ models: ['gpt-x', 'gpt-y-mini'] }),
    '/api/assistant/test': () => Response.json(TESTED),
    '/api/assistant/model': () => Response.json({ model: OWN }),
  }
  send.mockImplementation(async (input, init) => {
    const path = String(input)
    asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null })
    return answers[path]?.() ?? new Response(null, { status: 404 })
  })
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show() {
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <ConnectModelDialog onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Provider')
  return user
}

const to = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body)

it('lists services and what runs on one’s own machine apart', async () => {
  await show()
  const groups = [...document.querySelectorAll('optgroup')].map((group) => [
    group.label,
    [...group.querySelectorAll('option')].map(({ value }) => value),
  ])
  expect(groups).toEqual([
    ['Services', ['openai', 'anthropic', 'google', 'mistral', 'openrouter', 'azure']],
    ['On your own machine', ['ollama', 'lmstudio', 'vllm', 'openai-compatible']],
  ])
})

it('loads the names by itself once there is a key, tests with a real question and connects', async () => {
  const user = await show()
  expect(screen.queryByLabelText('Address')).toBeNull()
  await user.type(screen.getByLabelText('Key'), 'sk-1')
  expect(screen.getByLabelText('Key').getAttribute('type')).toBe('password')
  await screen.findByText('2 names to choose from, or another one.')
  expect(to('/api/assistant/models')).toEqual([{ provider: 'openai', address: null, key: 'sk-1' }])
  await user.click(screen.getByRole('combobox', { name: 'Model' }))
  await user.click(await screen.findByRole('option', { name: 'gpt-y-mini' }))
  await user.click(screen.getByRole('button', { name: 'Test' }))
  await screen.findByText('The answer is right')
  expect(screen.getByText('How many orders are there?')).toBeTruthy()
  expect(screen.getByText('840 ms, 512 + 40 tokens')).toBeTruthy()
  answers['/api/assistant'] = () => Response.json({ ...NONE, model: OWN })
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const body = { provider: 'openai', address: null, key: 'sk-1', model: 'gpt-y-mini' }
  expect(to('/api/assistant/test')).toEqual([body])
  expect(to('/api/assistant/model')).toEqual([{ ...body, forEverybody: false }])
  expect(queryClient.getQueryData(['assistant'])).toMatchObject({ model: OWN })
})

it('says what is missing instead of asking, and why it was refused', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  expect(screen.getByRole('alert').textContent).toBe('Give the key first.')
  await user.type(screen.getByLabelText('Key'), 'sk-1')
  await user.click(screen.getByRole('button', { name: 'Test' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a model first.')
  await user.type(screen.getByRole('combobox', { name: 'Model' }), 'gpt-z')
  const error = 'OpenAI does not know this key. Copy it again.'
  answers['/api/assistant/test'] = () =>
    Response.json({ error, code: 'invalid_request' }, { status: 400 })
  await user.click(screen.getByRole('button', { name: 'Test' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(error))
  // Said of another key, it is gone.
  await user.type(screen.getByLabelText('Key'), '2')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(to('/api/assistant/model')).toEqual([])
})

it('takes a name that is written where the list cannot be had', async () => {
  answers['/api/assistant/models'] = () =>
    Response.json({ error: 'Nothing answers there.', code: 'unavailable' }, { status: 503 })
  const user = await show()
  await user.selectOptions(screen.getByLabelText('Provider'), 'ollama')
  expect(screen.getByText(/PLAINFLOW_MODEL_ADDRESSES=any/)).toBeTruthy()
  expect(screen.queryByLabelText('Key')).toBeNull()
  expect(screen.getByLabelText('Address').getAttribute('placeholder')).toBe(
    'http://127.0.0.1:11434/v1',
  )
  await screen.findByText('The names could not be loaded: Nothing answers there.')
  await user.type(screen.getByRole('combobox', { name: 'Model' }), 'qwen-small')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const body = { provider: 'ollama', address: null, key: null, model: 'qwen-small' }
  expect(to('/api/assistant/model')).toEqual([{ ...body, forEverybody: false }])
})

it('keeps the key there is until it is replaced, and never sends it to another address', async () => {
  const own = { ...OWN, provider: 'openai-compatible', address: 'https://m.example/v1' }
  answers['/api/assistant'] = () => Response.json({ ...NONE, model: own })
  const user = await show()
  expect(screen.getByText('The key is kept.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const body = { provider: own.provider, address: own.address, key: null, model: 'gpt-x' }
  expect(to('/api/assistant/model')).toEqual([{ ...body, forEverybody: false }])
  await user.type(screen.getByLabelText('Address'), '/other')
  expect(screen.queryByText('The key is kept.')).toBeNull()
  await user.clear(screen.getByLabelText('Address'))
  await user.type(screen.getByLabelText('Address'), own.address)
  await user.click(screen.getByRole('button', { name: 'Replace the key' }))
  expect(screen.getByLabelText('Key, if it asks for one')).toBeTruthy()
})

it('is for everybody where an administrator says so, and nobody else is asked', async () => {
  const user = await show()
  expect(screen.queryByRole('switch')).toBeNull()
  cleanup()
  queryClient.clear()
  answers['/api/assistant'] = () => Response.json({ ...NONE, model: OWN, forEverybody: false })
  await show()
  await user.click(screen.getByRole('switch', { name: 'For everybody on this server' }))
  // What else is chosen leaves it as it is.
  await user.selectOptions(screen.getByLabelText('Provider'), 'anthropic')
  await user.selectOptions(screen.getByLabelText('Provider'), 'openai')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(to('/api/assistant/model')).toEqual([
    { provider: 'openai', address: null, key: null, model: 'gpt-x', forEverybody: true },
  ])
})

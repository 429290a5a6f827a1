import type { ConnectionView } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import { queryClient } from '@/app/query-client.ts'
import { Toaster } from '@/design/toaster.tsx'
import { ConnectionDialog } from './connection-dialog.tsx'

configure({ asyncUtilTimeout: 10_000 })

const KEPT: ConnectionView = {
  id: 'c1',
  name: 'Shop',
  connector: 'postgresql',
  writes: ['append', 'create', 'replace', 'upsert'],
  projectId: null,
  settings: { host: 'db.example.com', port: 5433, database: 'shop', user: 'reader', tls: 'off' },
  secretsKept: ['password'],
  lastTry: null,
  known: [],
}
const ADDRESS = 'postgresql://reader:s3cret@db.example.com:5433/shop?sslmode=disable'

const send = vi.fn<typeof fetch>()
const onClose = vi.fn<() => void>()
const onKept = vi.fn<(connection: ConnectionView) => void>()
let answers: Record<string, () => Response>
let asked: { call: string; body: unknown }[]

beforeEach(() => {
  queryClient.clear()
  onClose.mockReset()
  onKept.mockReset()
  asked = []
  answers = {
    'POST /api/connections/try': () =>
      Response.json({ success: true, version: 'PostgreSQL 15.8', milliseconds: 41 }),
    'POST /api/connections': () => Response.json(KEPT),
    'PATCH /api/connections/c1': () => Response.json(KEPT),
    'GET /api/connections': () => Response.json([KEPT]),
  }
  send.mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`
    asked.push({ call, body: init?.body ? JSON.parse(String(init.body)) : null })
    return answers[call]?.() ?? new Response(null, { status: 404 })
  })
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(connection: ConnectionView | null) {
  render(
    <QueryClientProvider client={queryClient}>
      <ConnectionDialog connection={connection} onKept={onKept} onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const to = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)

it('is filled in by a pasted address, which is out of sight at once, tested and saved', async () => {
  const user = open(null)
  const address = screen.getByLabelText<HTMLInputElement>('Paste an address (optional)')
  await user.click(address)
  await user.paste(ADDRESS)
  expect(address.value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Host').value).toBe('db.example.com')
  expect(screen.getByLabelText('Password (optional)').getAttribute('type')).toBe('password')

  await user.click(screen.getByRole('button', { name: 'Test Connection' }))
  await screen.findByText('Connection Successful')
  expect(screen.getByText('41 ms')).toBeTruthy()
  expect(screen.getByText('Connected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onKept).toHaveBeenCalledExactlyOnceWith(KEPT)
  expect(queryClient.getQueryData(['connections'])).toEqual([KEPT])
  const settings = {
    host: 'db.example.com',
    port: 5433,
    database: 'shop',
    user: 'reader',
    schema: 'public',
    tls: 'off',
    authority: '',
    timeLimit: 300,
  }
  const parts = { connector: 'postgresql', settings, secrets: { password: 's3cret' } }
  expect(to('POST /api/connections/try')).toEqual([{ id: null, ...parts }])
  const kept = { name: 'PostgreSQL on db.example.com', projectId: null, ...parts }
  expect(to('POST /api/connections')).toEqual([kept])
})

it('says in the words of the specification why it failed, and what is missing', async () => {
  const user = open(null)
  await user.click(screen.getByRole('button', { name: 'Test Connection' }))
  expect(screen.getByRole('alert').textContent).toBe('Fill in “Host” first.')
  await user.click(screen.getByLabelText('Paste an address (optional)'))
  await user.paste('ftp://somewhere')
  expect(screen.getByText(/^This is no address that is known here \(PostgreSQL\b/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Paste an address (optional)'))
  await user.paste(ADDRESS)

  answers['POST /api/connections/try'] = () => Response.json({ success: false, milliseconds: 7 })
  await user.click(screen.getByRole('button', { name: 'Test Connection' }))
  await screen.findByText('Connection Failed')
  expect(screen.getAllByText('Failed to connect to data source').length).toBeGreaterThan(0)

  const error = 'The password is wrong.'
  answers['POST /api/connections/try'] = () =>
    Response.json({ success: false, error, milliseconds: 7 })
  await user.click(screen.getByRole('button', { name: 'Test Connection' }))
  await waitFor(() => expect(screen.getAllByText(error).length).toBeGreaterThan(0))

  answers['POST /api/connections/try'] = () => new Response(null, { status: 500 })
  await user.click(screen.getByRole('button', { name: 'Test Connection' }))
  await screen.findByText('Connection Error')
  expect(screen.getByText('Error testing connection.')).toBeTruthy()
  expect(to('POST /api/connections')).toEqual([])
})

it('keeps the password of a connection that is changed, unless it leads to another host', async () => {
  const user = open(KEPT)
  expect(screen.getByText('Kept; leave empty to keep.')).toBeTruthy()
  const name = screen.getByLabelText('Name (optional)')
  await user.clear(name)
  await user.type(name, 'Our shop')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [body] = to('PATCH /api/connections/c1')
  expect(body).toMatchObject({ name: 'Our shop', settings: KEPT.settings })
  expect(body).not.toHaveProperty('secrets')
  await user.type(screen.getByLabelText('Host'), '.evil')
  expect(screen.queryByText('Kept; leave empty to keep.')).toBeNull()
})

it('puts a connection into a project, where there are several', async () => {
  answers['GET /api/projects'] = () =>
    Response.json(['Sales', 'Ops'].map((name, at) => ({ id: `p${at}`, name })))
  const user = open(KEPT)
  const select = await screen.findByLabelText<HTMLSelectElement>('Shown in')
  expect(select.value).toBe('')
  await user.selectOptions(select, 'Ops')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(to('PATCH /api/connections/c1')).toMatchObject([{ projectId: 'p1' }])
})

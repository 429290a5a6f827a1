import type { ConnectionView } from '@plainflow/contract'
import { type Block, findBlock, readAt, writeAt } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import { queryClient } from '@/app/query-client.ts'
import { FormTab } from '../form-tab.tsx'

configure({ asyncUtilTimeout: 10_000 })

const SHOP: ConnectionView = {
  id: 'c1',
  name: 'Shop',
  connector: 'postgresql',
  writes: ['append', 'create', 'replace', 'upsert'],
  projectId: null,
  settings: { host: 'db.example.com' },
  secretsKept: [],
  lastTry: null,
  known: [],
}
const TABLES = [
  { schema: 'public', name: 'orders', kind: 'table', rows: 1200 },
  { schema: 'old', name: 'orders', kind: 'table', rows: 3 },
  { schema: 'public', name: 'recent', kind: 'view', rows: null },
]
const SEEN = { columns: [{ name: 'id', type: 'integer', nativeType: 'bigint' }], rows: [[7]] }

const send = vi.fn<typeof fetch>()
let looked: unknown[]
let latest: Block['configuration']

beforeEach(() => {
  queryClient.clear()
  looked = []
  send.mockImplementation(async (input, init) => {
    const path = String(input)
    if (path === '/api/connections') return Response.json([SHOP])
    if (path === '/api/connections/c1/tables') return Response.json(TABLES)
    const body = JSON.parse(String(init?.body))
    looked.push(body)
    if ('query' in body.asked && body.asked.query.startsWith('drop'))
      return Response.json({ error: 'Only one SELECT.', code: 'invalid_request' }, { status: 422 })
    return Response.json(SEEN)
  })
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The form of the block that reads a database, as its dialog draws it. */
function Host() {
  const block = findBlock('load_db')
  const [configuration, setConfiguration] = useState(
    block?.initial as Block['configuration'], // by construction of its schema
  )
  useEffect(() => remember(configuration), [configuration])
  return (
    <QueryClientProvider client={queryClient}>
      <FormTab
        tabName="Data Source"
        fields={block?.form.fields ?? []}
        configuration={configuration}
        onChange={setConfiguration}
        takesInput={false}
        context={{
          columnsFor: () => [],
          diagnostics: [],
          mendFor: () => null,
          onDataset: () => () => undefined,
          read: (path) => readAt(configuration, path),
          write: (changes) =>
            setConfiguration((before) =>
              Object.entries(changes).reduce(
                (now, [path, value]) => writeAt(now, path, value),
                before,
              ),
            ),
        }}
      />
    </QueryClientProvider>
  )
}

function remember(configuration: Block['configuration']): void {
  latest = configuration
}

const config = (name: string) => readAt(latest, `dataSource.config.${name}`)

it('chooses a connection and the kind of system with it, then a table that is looked at', async () => {
  const user = userEvent.setup()
  render(<Host />)
  await user.selectOptions(screen.getByLabelText('Database'), 'mysql')
  await screen.findByRole('option', { name: 'Shop' })
  await user.selectOptions(screen.getByLabelText('Connection'), 'Shop')
  expect([config('connectionId'), config('dbType')]).toEqual(['c1', 'postgresql'])

  await user.selectOptions(screen.getByLabelText('Database'), 'mysql')
  expect([config('connectionId'), config('dbType')]).toEqual(['', 'mysql'])
  await user.selectOptions(screen.getByLabelText('Connection'), 'Shop')

  await user.click(screen.getByRole('combobox', { name: 'Table' }))
  await user.click(await screen.findByRole('option', { name: /^old\.orders/ }))
  expect([config('schemaName'), config('tableName')]).toEqual(['old', 'orders'])
  await screen.findByRole('list', { name: 'Columns' })
  expect(looked).toEqual([{ asked: { schema: 'old', table: 'orders' }, limit: 0 }])
  const [kept] = queryClient.getQueryData<ConnectionView[]>(['connections']) ?? []
  expect(kept?.known).toEqual([
    { source: { schema: 'old', table: 'orders' }, columns: [{ name: 'id', type: 'integer' }] },
  ])
})

it('takes a table that is not listed, and looks at it when told to', async () => {
  const user = userEvent.setup()
  render(<Host />)
  await screen.findByRole('option', { name: 'Shop' })
  await user.selectOptions(screen.getByLabelText('Connection'), 'Shop')
  await user.type(screen.getByRole('combobox', { name: 'Table' }), 'hidden')
  expect(looked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  await screen.findByRole('list', { name: 'Columns' })
  expect(looked).toEqual([{ asked: { schema: '', table: 'hidden' }, limit: 0 }])
})

it('shows the rows of a query, or why it is refused, and keeps it as it was asked', async () => {
  const user = userEvent.setup()
  render(<Host />)
  await screen.findByRole('option', { name: 'Shop' })
  await user.selectOptions(screen.getByLabelText('Connection'), 'Shop')
  const query = screen.getByLabelText('Query in the place of a table')
  await user.type(query, 'drop table orders')
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  await screen.findByText('Only one SELECT.')
  await user.clear(query)
  await user.type(query, 'select 7 as id  ')
  expect(screen.queryByText('Only one SELECT.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  await waitFor(() => expect(screen.getByRole('cell', { name: '7' })).toBeTruthy())
  expect(config('query')).toBe('select 7 as id')
  expect(looked.at(-1)).toEqual({ asked: { query: 'select 7 as id' }, limit: 20 })
})

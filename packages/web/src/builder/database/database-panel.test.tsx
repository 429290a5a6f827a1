import type { ConnectionView } from '@plainflow/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Loaded when needed, which on a busy machine takes longer than a test waits by itself.
import '@/app/client.ts'
import './connection-dialog.tsx'
import './table-dialog.tsx'
import { queryClient } from '@/app/query-client.ts'
import { currentPipeline, editPipeline } from '../state/pipeline-store.ts'
import { TABLE_MIME } from '../drag-kinds.ts'
import { dropTable } from './add-table.ts'
import { DatabasePanel } from './database-panel.tsx'

configure({ asyncUtilTimeout: 10_000 })

const SHOP: ConnectionView = {
  id: 'c1',
  name: 'Shop',
  connector: 'postgresql',
  writes: ['append', 'create', 'replace', 'upsert'],
  projectId: null,
  settings: { host: 'db.example.com' },
  secretsKept: ['password'],
  lastTry: { at: '2026-01-01T00:00:00Z', success: true, error: null },
  known: [],
}
const LEDGER: ConnectionView = { ...SHOP, id: 'c2', name: 'Ledger', lastTry: null }
const TABLES = [
  { schema: 'public', name: 'orders', kind: 'table', rows: 1200 },
  { schema: 'public', name: 'recent', kind: 'view', rows: null },
]
const SEEN = {
  columns: [
    { name: 'id', type: 'integer', nativeType: 'bigint' },
    { name: 'city', type: 'text', nativeType: 'text' },
  ],
  rows: [[1, 'Oslo']],
}
const COLUMNS = SEEN.columns.map(({ name, type }) => ({ name, type }))

const send = vi.fn<typeof fetch>()
let answers: Record<string, () => Response>
let asked: { call: string; body: unknown }[]

beforeEach(() => {
  queryClient.clear()
  editPipeline((pipeline) => ({ ...pipeline, blocks: [], connections: [] }))
  asked = []
  answers = {
    'GET /api/connections': () => Response.json([SHOP]),
    'GET /api/connections/c1/tables': () => Response.json(TABLES),
    'POST /api/connections/c1/look': () => Response.json(SEEN),
    'GET /api/connections/c1/pipelines': () =>
      Response.json([
        { id: 'p1', name: 'Monthly' },
        { id: 'p2', name: 'Refunds' },
      ]),
    'DELETE /api/connections/c1': () => Response.json({ message: 'Gone.' }),
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

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <DatabasePanel />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('offers to add a connection where there is none', async () => {
  answers['GET /api/connections'] = () => Response.json([])
  const user = open()
  await screen.findByText('No database connections')
  await user.click(screen.getByRole('button', { name: 'Add a connection' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a connection' })
  expect(within(dialog).getByLabelText('Host')).toBeTruthy()
})

it('lists connections by how they are, and the tables of one that is opened', async () => {
  answers['GET /api/connections'] = () => Response.json([SHOP, LEDGER])
  const user = open()
  await screen.findByText('Never tried')
  expect(screen.getByText('Connected')).toBeTruthy()
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/connections'])
  await user.click(screen.getByRole('button', { name: /^Shop/ }))
  const list = await screen.findByRole('list', { name: 'Tables of Shop' })
  expect(within(list).getByText('table · about 1,200 rows')).toBeTruthy()
  expect(within(list).getByText('view')).toBeTruthy()
})

it('shows those of the project at work and of none, and the others on demand', async () => {
  const [sales, other] = ['Sales', 'Ops'].map((name, at) => ({ id: `p${at}`, name }))
  answers['GET /api/projects'] = () => Response.json([sales, other])
  answers['GET /api/connections'] = () =>
    Response.json([
      { ...SHOP, projectId: 'p0' },
      LEDGER,
      { ...SHOP, id: 'c3', name: 'Machines', projectId: 'p1' },
    ])
  const user = open()
  await screen.findByText(/^Sales · PostgreSQL/)
  expect(screen.getByRole('button', { name: /^Ledger/ })).toBeTruthy()
  expect(screen.queryByText('Machines')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show 1 connection of other projects' }))
  expect(screen.getByText('Machines')).toBeTruthy()
  expect(screen.getByText(/^Ops · PostgreSQL/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Only those of this project' }))
  expect(screen.queryByText('Machines')).toBeNull()
})

it('says why tables cannot be listed, and asks again', async () => {
  const error = 'Nothing answers at db.example.com.'
  answers['GET /api/connections/c1/tables'] = () =>
    Response.json({ error, code: 'outside_trouble' }, { status: 422 })
  const user = open()
  await screen.findByText(new RegExp(error))
  answers['GET /api/connections/c1/tables'] = () => Response.json([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No tables')
  expect(screen.queryByText(new RegExp(error))).toBeNull()
})

it('shows columns and rows of a table, and adds it with its columns known', async () => {
  const user = open()
  await user.click(
    await screen.findByRole('button', { name: 'Look inside orders table · about 1,200 rows' }),
  )
  const dialog = await screen.findByRole('dialog', { name: 'orders' })
  await within(dialog).findByText('Oslo')
  expect(within(dialog).getByText('bigint')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Add to canvas' }))
  await waitFor(() => expect(currentPipeline().blocks).toHaveLength(1))
  expect(currentPipeline().blocks[0]).toMatchObject({
    type: 'load_db',
    label: 'orders',
    configuration: {
      dataSource: {
        type: 'database',
        config: {
          dbType: 'postgresql',
          connectionId: 'c1',
          schemaName: 'public',
          tableName: 'orders',
        },
      },
    },
  })
  const [kept] = queryClient.getQueryData<ConnectionView[]>(['connections']) ?? []
  expect(kept?.known).toEqual([{ source: { schema: 'public', table: 'orders' }, columns: COLUMNS }])
})

it('is dragged to a place, and adds nothing that cannot be looked at', async () => {
  open()
  const row = (await screen.findByText('orders')).closest('li')
  if (!row) throw new Error('A table is an item of a list')
  const setData = vi.fn<(kind: string, data: string) => void>()
  fireEvent.dragStart(row, { dataTransfer: { setData } })
  const [kind, carried] = setData.mock.calls[0] ?? []
  expect(kind).toBe(TABLE_MIME)
  await dropTable(carried ?? '', { x: 300, y: 40 })
  expect(currentPipeline().blocks).toMatchObject([{ position: { x: 300, y: 40 } }])
  answers['POST /api/connections/c1/look'] = () =>
    Response.json({ error: 'No right to read it.', code: 'outside_trouble' }, { status: 422 })
  expect(await dropTable(carried ?? '', { x: 0, y: 0 })).toBeNull()
  expect(currentPipeline().blocks).toHaveLength(1)
})

it('names the blocks and the other pipelines that use a connection before it goes', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Add orders to the canvas' }))
  await waitFor(() => expect(currentPipeline().blocks).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'More about Shop' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Used by 1 block on the canvas')).toBeTruthy()
  expect(within(question).getByText('orders')).toBeTruthy()
  expect(await within(question).findByText('Used by 2 other pipelines')).toBeTruthy()
  expect(within(question).getByText('Monthly')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await screen.findByText('No database connections')
})

it('lets a connection go where nobody can say who uses it', async () => {
  answers['GET /api/connections/c1/pipelines'] = () =>
    Response.json({ error: 'Not now.', code: 'unavailable' }, { status: 404 })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'More about Shop' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog')
  await within(question).findByText(/could not be found out/)
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No database connections')).toBeTruthy()
})

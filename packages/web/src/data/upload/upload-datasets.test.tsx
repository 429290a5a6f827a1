import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { useToasts } from '@/design/toast.ts'
import { cancelUpload } from './run-uploads.ts'
import { UploadDatasets } from './upload-datasets.tsx'
import { useUploads } from './upload-store.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
}
type Server = Record<string, (body: unknown) => Answer | Promise<Answer>>

// The contract is loaded with the first call, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })
beforeAll(() => import('@/app/client.ts'), 60_000)

let asked: string[] = []
let answers: Server = {}

// Once for all: the client keeps the fetch it was made with.
beforeAll(() => {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const call = `${method} ${address.split('?')[0]}`
    asked.push(call)
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body
    const answer = (await answers[call]?.(parsed)) ?? { status: 404, body: {} }
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})
afterAll(() => {
  for (const { id } of useUploads.getState().items) cancelUpload(id)
  vi.unstubAllGlobals()
})
beforeEach(() => {
  // What an upload of the test before still waits for would come when nobody is there any more.
  for (const { id } of useUploads.getState().items) cancelUpload(id)
  asked = []
  queryClient.clear()
  useUploads.setState({ items: [] })
  useToasts.setState({ message: null })
})
afterEach(cleanup)

const UPLOAD = {
  id: 'u1',
  filename: 'a.csv',
  size: 8,
  offset: 0,
  projectId: 'p1',
  replaces: null,
  reading: null,
  error: null,
}
const DATASET = {
  id: 'u1',
  projectId: 'p1',
  name: 'a',
  filename: 'a.csv',
  status: 'ready',
  rowCount: 1,
  columns: [{ name: 'x' }, { name: 'y' }],
  rejectedCount: 0,
  remarks: [],
  warnings: ['One row with text after a closing quote, the first on line 2; the text was kept.'],
}

/** A server that knows these calls and nothing else. */
function show(server: Server) {
  answers = {
    'GET /api/projects': () => ({ status: 200, body: [] }),
    'GET /api/uploads': () => ({ status: 200, body: [] }),
    ...server,
  }
  const onUploaded = vi.fn<(count: number) => void>()
  render(
    <QueryClientProvider client={queryClient}>
      <UploadDatasets projectId={null} onUploaded={onUploaded} />
    </QueryClientProvider>,
  )
  // The picker's own filter is a help, not a rule: files are dropped as well.
  return { user: userEvent.setup({ applyAccept: false }), onUploaded }
}

const toasted = () => useToasts.getState().message

it('says that there is nothing to upload', async () => {
  const { user } = show({})
  await user.click(screen.getByRole('button', { name: 'Upload 0 Datasets' }))
  expect(toasted()).toMatchObject({
    title: 'No datasets to upload',
    description: 'Please add at least one CSV file',
  })
})

it('refuses what is no data file, and takes the others', async () => {
  const { user } = show({})
  await user.upload(screen.getByTestId('upload-input'), [
    new File(['x'], 'notes.txt'),
    new File(['"x, y",z\n1,2\n3,4\n'], 'b.csv'),
  ])
  expect(toasted()?.title).toBe('Invalid file type')
  expect(toasted()?.description).toContain('Please upload CSV files only')
  expect(toasted()?.help).toMatch(/^Left out: notes\.txt\. TSV/)
  const list = screen.getByRole('list', { name: 'Files' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  expect(await within(list).findByText(/2 rows · 2 columns/)).toBeTruthy()
  expect(within(list).getByText('pending')).toBeTruthy()
  expect(screen.getByText('2 rows, 2 columns in all')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove b.csv from the list' }))
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull()
})

it('makes the project, sends the file, and says how many arrived', async () => {
  const parts: number[] = []
  let begun: unknown
  const { user, onUploaded } = show({
    'POST /api/projects': () => ({ status: 201, body: { project: { id: 'p1', name: 'Mine' } } }),
    'POST /api/uploads': (body) => {
      begun = body
      return { status: 201, body: UPLOAD }
    },
    'PATCH /api/uploads/u1': (body) => {
      parts.push(body instanceof Uint8Array ? body.length : -1)
      return { status: 200, body: { ...UPLOAD, offset: 8 } }
    },
    'POST /api/uploads/u1/complete': () => ({
      status: 200,
      body: { success: true, dataset: DATASET },
    }),
  })
  await user.type(screen.getByLabelText('Project name'), 'Mine')
  await user.upload(screen.getByTestId('upload-input'), new File(['x,y\n1,2\n'], 'a.csv'))
  await user.click(screen.getByRole('button', { name: 'Upload 1 Datasets' }))
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(1))
  expect(begun).toMatchObject({ filename: 'a.csv', name: 'a', size: 8, projectId: 'p1' })
  expect(parts).toEqual([8])
  expect(screen.getByText('success')).toBeTruthy()
  expect(screen.getByText(/^One row with text after a closing quote/)).toBeTruthy()
  expect(toasted()).toMatchObject({
    title: 'Upload successful',
    description: 'Successfully uploaded 1 datasets',
  })
})

it('asks for the file again only where bytes are missing; one that arrived whole is read', async () => {
  const whole = { ...UPLOAD, offset: 8 }
  let open = [{ ...UPLOAD, id: 'u2', filename: 'b.csv', offset: 3 }, whole]
  const { user } = show({
    'GET /api/uploads': () => ({ status: 200, body: open }),
    'POST /api/uploads/u1/complete': () => {
      open = open.filter(({ id }) => id !== 'u1')
      return { status: 200, body: { success: true, dataset: DATASET } }
    },
  })
  const list = await screen.findByRole('list', { name: 'Unfinished uploads' })
  expect(within(list).getByText(/^3 B of 8 B arrived before\. Choose the file again/)).toBeTruthy()
  expect(within(list).getByText(/^All 8 B arrived before/)).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: /^Read / }))
  await waitFor(() => expect(within(list).queryByText('a.csv')).toBeNull())
  expect(within(list).getByText('b.csv')).toBeTruthy()
  expect(asked).toContain('POST /api/uploads/u1/complete')
})

it('sends nothing where the project cannot be made', async () => {
  const body = { error: 'The disk of the server is full.', code: 'disk_full' }
  const { user } = show({ 'POST /api/projects': () => ({ status: 507, body }) })
  await user.type(screen.getByLabelText('Project name'), 'Mine')
  await user.upload(screen.getByTestId('upload-input'), new File(['x,y\n1,2\n'], 'a.csv'))
  await user.click(screen.getByRole('button', { name: 'Upload 1 Datasets' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to create project: The disk of the server is full.',
  )
  expect(toasted()).toMatchObject({
    title: 'Upload failed',
    description: 'Failed to upload datasets. Please try again.',
  })
  expect(asked).not.toContain('POST /api/uploads')
})

it('shows what the server says about a file it refuses', async () => {
  const body = { error: 'The quote opened on line 2 is never closed.', code: 'unreadable_data' }
  const { user, onUploaded } = show({
    'POST /api/uploads': () => ({ status: 201, body: UPLOAD }),
    'PATCH /api/uploads/u1': () => ({ status: 422, body }),
    'DELETE /api/uploads/u1': () => ({ status: 200, body: {} }),
  })
  await user.upload(screen.getByTestId('upload-input'), new File(['x,y\n1,2\n'], 'a.csv'))
  await user.click(screen.getByRole('button', { name: 'Upload 1 Datasets' }))
  expect((await screen.findByRole('alert')).textContent).toBe(body.error)
  expect(screen.getByText('error')).toBeTruthy()
  expect(onUploaded).not.toHaveBeenCalled()
  // The server keeps the reason for a reload, until it was seen and put away.
  expect(asked).not.toContain('DELETE /api/uploads/u1')
  await user.click(screen.getByRole('button', { name: 'Remove a.csv from the list' }))
  await waitFor(() => expect(asked).toContain('DELETE /api/uploads/u1'))
})

it('says after a reload why a file could not be read, and how far another is', async () => {
  const error = 'The file ends in the middle of record 5,001.'
  let open = [
    { ...UPLOAD, offset: 0, error },
    {
      ...UPLOAD,
      id: 'u2',
      filename: 'b.csv',
      offset: 8,
      reading: { share: 0.5, bytes: 4, rows: 51_045 },
    },
  ]
  const { user } = show({
    'GET /api/uploads': () => ({ status: 200, body: open }),
    'DELETE /api/uploads/u1': () => {
      open = open.slice(1)
      return { status: 200, body: {} }
    },
  })
  const list = await screen.findByRole('list', { name: 'Unfinished uploads' })
  expect(within(list).getByText(`It could not be read. ${error}`)).toBeTruthy()
  expect(within(list).getByText('Being read: 51,045 rows so far')).toBeTruthy()
  expect(within(list).queryByRole('button', { name: /^Read / })).toBeNull()
  await user.click(within(list).getByRole('button', { name: 'Forget a.csv' }))
  await waitFor(() => expect(within(list).queryByText('a.csv')).toBeNull())
})

it('gives up an upload that is cancelled while it begins', async () => {
  let begin = () => {}
  const { user } = show({
    'POST /api/uploads': () =>
      new Promise((resolve) => {
        begin = () => resolve({ status: 201, body: UPLOAD })
      }),
    'DELETE /api/uploads/u1': () => ({ status: 200, body: {} }),
  })
  await user.upload(screen.getByTestId('upload-input'), new File(['x,y\n1,2\n'], 'a.csv'))
  await user.click(screen.getByRole('button', { name: 'Upload 1 Datasets' }))
  await waitFor(() => expect(asked).toContain('POST /api/uploads'))
  await user.click(screen.getByRole('button', { name: 'Cancel a.csv' }))
  expect(screen.queryByText('a.csv')).toBeNull()
  begin()
  await waitFor(() => expect(asked).toContain('DELETE /api/uploads/u1'))
  expect(asked).not.toContain('PATCH /api/uploads/u1')
})

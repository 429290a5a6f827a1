import { addBlock, configureBlock, connectBlocks, EMPTY_PIPELINE } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { analyse } from '../../state/analysis.tsx'
import { LivePreview } from './live-preview.tsx'

/** Waits end when what is waited for is there; a second is nothing on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

const dataset = {
  id: 'd',
  name: 'sales',
  filename: 'sales.csv',
  columns: [{ name: 'amount', type: 'integer' as const }],
}
let asked: { signal: AbortSignal | null | undefined; answer: (rows: number) => void }[]

beforeEach(() => {
  queryClient.clear()
  asked = []
  vi.stubGlobal('fetch', (_: unknown, { signal, body }: RequestInit) => {
    const isOutput = JSON.parse(String(body)).blockId === 'transform_1'
    return new Promise((resolve) => {
      const answer = (rowCount: number) =>
        resolve(Response.json({ columns: dataset.columns, rows: [], rowCount }))
      if (isOutput) asked.push({ signal, answer })
      else answer(9)
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks once the typing stops, drops what is stale, and keeps the last rows in sight', async () => {
  const view = render(preview('amount'))
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(5)
  await screen.findByText('5 rows, 1 column')
  for (const formula of ['amount * 2', 'amount * 20', 'amount * 200'])
    view.rerender(preview(formula))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.getByText('5 rows, 1 column')).toBeTruthy()
  view.rerender(preview('amount * 3'))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[1]?.signal?.aborted).toBe(true)
  asked[2]?.answer(7)
  await screen.findByText('7 rows, 1 column')
})

it('says what is wrong and leaves the last rows there', async () => {
  const view = render(preview('amount'))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.answer(5))
  await screen.findByText('5 rows, 1 column')
  view.rerender(preview('amuont'))
  await screen.findByText(/Unknown column amuont.*last rows that could be computed/)
  expect(screen.getByText('5 rows, 1 column')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

it('marks what happens to the columns', async () => {
  render(preview('amount / 2'))
  const list = await screen.findByRole('list', { name: 'Changed columns' })
  expect(list.textContent).toBe('New column: half number')
})

function preview(expression: string) {
  const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
  const config = { filePath: '', datasetId: 'd', format: 'csv' }
  const read = configureBlock(load.pipeline, load.id, { dataSource: { type: 'file', config } })
  const added = addBlock(read, 'transform', { x: 0, y: 0 }, 1)
  const columns = [{ name: 'half', expression }]
  const pipeline = connectBlocks(
    configureBlock(added.pipeline, added.id, { parameters: { columns } }),
    { source: load.id, target: added.id },
  )
  return (
    <QueryClientProvider client={queryClient}>
      <LivePreview analysis={analyse(pipeline, { datasets: [dataset] })} blockId={added.id} />
    </QueryClientProvider>
  )
}

import {
  addBlock,
  configureBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  type Pipeline,
} from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { AnalysisProvider } from '../state/analysis.tsx'
import { rejectProposal, useChat } from '../state/chat-store.ts'
import { currentPipeline, editPipeline, openPipeline, undo } from '../state/pipeline-store.ts'
import { MendBar } from './mend-bar.tsx'

/** Waits end when what is waited for is there; a second is nothing on a busy machine. */
configure({ asyncUtilTimeout: 10_000 })

const columns = [
  { name: 'region', type: 'text' },
  { name: 'amt', type: 'number' },
]

beforeEach(() => {
  const dataset = { id: 'd', name: 'sales', filename: 'sales.csv', status: 'ready', columns }
  queryClient.setQueryData(CONNECTIONS.queryKey, [])
  queryClient.setQueryData(DATASETS_KEY, [dataset])
  vi.stubGlobal('fetch', vi.fn<typeof fetch>())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('offers a mend as soon as a rename breaks something, as one undo step', async () => {
  openPipeline(renaming('value'))
  show()
  expect(screen.queryByRole('region', { name: 'Mend' })).toBeNull()
  editPipeline((pipeline) => renamed(pipeline, 'worth'))
  expect(await screen.findByText('Column "value" is now "worth": change 1 use')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mend' }))
  expect(keyOf(currentPipeline())).toBe('worth')
  expect(screen.queryByRole('region', { name: 'Mend' })).toBeNull()
  undo()
  expect(keyOf(currentPipeline())).toBe('value')
})

it('goes away when told to', async () => {
  openPipeline(renaming('value'))
  show()
  editPipeline((pipeline) => renamed(pipeline, 'worth'))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }))
  expect(screen.queryByRole('region', { name: 'Mend' })).toBeNull()
})

it('waits until a refused proposal is dismissed, which stands in its place', async () => {
  openPipeline(renaming('value'))
  show()
  const base = currentPipeline()
  editPipeline((pipeline) => renamed(pipeline, 'worth'))
  await screen.findByRole('region', { name: 'Mend' })
  act(() => useChat.setState({ refused: { base, pipeline: base, shouldExecute: false } }))
  expect(screen.queryByRole('region', { name: 'Mend' })).toBeNull()
  act(rejectProposal)
  expect(await screen.findByRole('region', { name: 'Mend' })).toBeTruthy()
})

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <AnalysisProvider>
        <MendBar />
      </AnalysisProvider>
    </QueryClientProvider>,
  )
}

/** A file, a block that renames its amounts, and one that sorts by the new name. */
function renaming(name: string): Pipeline {
  const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
  const select = addBlock(load.pipeline, 'select', { x: 300, y: 0 }, 1)
  const sort = addBlock(select.pipeline, 'sort', { x: 600, y: 0 }, 1)
  const config = { filePath: 'sales.csv', datasetId: 'd', format: 'csv' }
  const joined = connectBlocks(
    connectBlocks(sort.pipeline, { source: load.id, target: select.id }),
    { source: select.id, target: sort.id },
  )
  const read = configureBlock(joined, load.id, { dataSource: { type: 'file', config } })
  const keys = [{ column: name, direction: 'ascending', nulls: 'last' }]
  return renamed(configureBlock(read, sort.id, { parameters: { keys } }), name)
}

function renamed(pipeline: Pipeline, name: string): Pipeline {
  const chosen = [{ column: 'amt', name, type: 'same' }]
  return configureBlock(pipeline, 'select_1', { parameters: { mode: 'change', columns: chosen } })
}

function keyOf(pipeline: Pipeline): unknown {
  const parameters = pipeline.blocks.at(-1)?.configuration['parameters']
  return (parameters as { keys: { column: string }[] }).keys[0]?.column // as `renaming` makes it
}

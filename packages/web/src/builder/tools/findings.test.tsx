import type { Execution } from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReactFlowProvider } from '@xyflow/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { acceptProposal, forgetChat, useChat } from '../state/chat-store.ts'
import { currentPipeline, openPipeline, undo } from '../state/pipeline-store.ts'
import { forgetRun, useRun } from '../state/run-store.ts'
import { useWorkspace } from '../state/workspace-store.ts'
import { Performance } from './performance.tsx'

configure({ asyncUtilTimeout: 10_000 })

const dataset = {
  id: 'd',
  name: 'sales',
  filename: 'sales.csv',
  status: 'ready',
  columns: [
    { name: 'region', type: 'text' as const },
    { name: 'amount', type: 'integer' as const },
  ],
}

beforeEach(() => {
  queryClient.setQueryData(CONNECTIONS.queryKey, [])
  queryClient.setQueryData(DATASETS_KEY, [dataset])
  // No profile can be had: the findings rest on the graph and the run.
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('{}', { status: 500 })),
  )
  forgetChat()
  forgetRun()
  openPipeline(SORTED_THEN_FILTERED)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('finds a sort before a filter after a run, and its fix is one undo step', async () => {
  useRun.setState({ status: 'completed', execution: EXECUTION, pipeline: SORTED_THEN_FILTERED })
  show()
  const card = await screen.findByRole('article', {
    name: '"Order" sorts rows that are thrown away',
  })
  expect(card.textContent).toContain('Warning')
  expect(card.textContent).toContain('95% confidence')
  expect(card.textContent).toContain('1,000 rows, of which the filter keeps 10 rows (1 %)')
  await userEvent.click(within(card).getByRole('button', { name: 'Apply fix' }))
  expect(useChat.getState().proposal?.base).toBe(SORTED_THEN_FILTERED)
  expect(currentPipeline()).toBe(SORTED_THEN_FILTERED)
  acceptProposal()
  await screen.findByText('The canvas has changed since this run.')
  await screen.findByText(/Nothing to mend|findings?/)
  expect(screen.queryByRole('article', { name: /"Order" sorts/ })).toBeNull()
  undo()
  expect(currentPipeline()).toBe(SORTED_THEN_FILTERED)
})

it('leads to the block, and says what is fine', async () => {
  useRun.setState({ status: 'completed', execution: EXECUTION, pipeline: SORTED_THEN_FILTERED })
  show()
  const card = await screen.findByRole('article', {
    name: '"Order" sorts rows that are thrown away',
  })
  await userEvent.click(within(card).getByRole('button', { name: 'Show me' }))
  expect(useWorkspace.getState().selection).toEqual(['sort'])
  await userEvent.click(screen.getByText(/things are fine/))
  expect(screen.getByRole('article', { name: 'The run is quick' })).toBeTruthy()
})

it('tells figures and times of the run, and draws them', async () => {
  useRun.setState({ status: 'completed', execution: EXECUTION, pipeline: SORTED_THEN_FILTERED })
  show()
  const chart = screen.getByRole('img', { name: /^Time by block/ })
  expect(chart.getAttribute('aria-label')).toBe(
    'Time by block: Load cached, Order 40 ms, Keep 8.0 ms',
  )
  const table = screen.getByRole('table', { name: 'Rows and time by block' })
  expect(within(table).getAllByRole('row')[2]?.textContent).toBe('Order1,000 rows40 ms')
  expect(screen.getByText('Peak memory').nextElementSibling?.textContent).toBe('143 MB')
  expect(screen.getByText('From the cache').nextElementSibling?.textContent).toBe('1 of 3')
  await screen.findByRole('img', { name: /^Score \d+ of 100$/ })
})

it('tells blocks of one name apart by what they do', async () => {
  const pipeline = {
    ...SORTED_THEN_FILTERED,
    blocks: SORTED_THEN_FILTERED.blocks.map((block) =>
      block.id === 'load' ? block : { ...block, label: 'Step' },
    ),
  }
  useRun.setState({ status: 'completed', execution: EXECUTION, pipeline })
  show()
  const chart = screen.getByRole('img', { name: /^Time by block/ })
  expect(chart.getAttribute('aria-label')).toBe(
    "Time by block: Load cached, Step: Sort by amount 40 ms, Step: Keep rows where `region = 'West'` 8.0 ms",
  )
  const table = screen.getByRole('table', { name: 'Rows and time by block' })
  const sort = within(table).getByRole('button', { name: 'Step Sort by amount' })
  await userEvent.click(sort)
  expect(useWorkspace.getState().selection).toEqual(['sort'])
})

it('looks again when asked to', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Re-analyze' }))
  expect(screen.getByRole('button', { name: 'Analyzing' })).toBeTruthy()
  await screen.findByRole('button', { name: 'Re-analyze' })
})

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <ReactFlowProvider>
        <Performance />
      </ReactFlowProvider>
    </QueryClientProvider>,
  )
}

const at = { position: { x: 0, y: 0 }, data: {} }
const SORTED_THEN_FILTERED: Pipeline = {
  blocks: [
    {
      id: 'load',
      type: 'load_csv',
      label: 'Load',
      ...at,
      configuration: {
        dataSource: {
          type: 'file',
          config: { datasetId: 'd', filePath: 'sales.csv', format: 'csv' },
        },
      },
    },
    {
      id: 'sort',
      type: 'sort',
      label: 'Order',
      ...at,
      configuration: {
        parameters: { keys: [{ column: 'amount', direction: 'ascending', nulls: 'last' }] },
      },
    },
    {
      id: 'filter',
      type: 'filter',
      label: 'Keep',
      ...at,
      configuration: {
        parameters: {
          mode: 'expression',
          rows: 'keep',
          where: { match: 'all', conditions: [] },
          expression: "region = 'West'",
        },
      },
    },
  ],
  connections: [
    { id: 'a', source: 'load', target: 'sort' },
    { id: 'b', source: 'sort', target: 'filter' },
  ],
}

const EXECUTION: Execution = {
  id: 'run',
  pipelineId: 'p',
  status: 'completed',
  hasGeneratedFiles: false,
  fileKeys: [],
  hasResults: false,
  resultKeys: [],
  outputKeys: [],
  artifacts: [],
  startedBy: 'person',
  progress: 1,
  blocks: [
    { id: 'load', status: 'completed', rows: 1_000, ms: 0, cached: true, error: null },
    { id: 'sort', status: 'completed', rows: 1_000, ms: 40, cached: false, error: null },
    { id: 'filter', status: 'completed', rows: 10, ms: 8, cached: false, error: null },
  ],
  error: null,
  peakBytes: 143_000_000,
  createdAt: '2024-01-01T00:00:00.000Z',
  finishedAt: '2024-01-01T00:00:00.060Z',
}

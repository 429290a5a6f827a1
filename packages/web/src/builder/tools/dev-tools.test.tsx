import type { Execution, ExecutionLog } from '@plainflow/contract'
import { importSql, type Pipeline } from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReactFlowProvider } from '@xyflow/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { AnalysisProvider } from '../state/analysis.tsx'
import { openPipeline } from '../state/pipeline-store.ts'
import { forgetRun, useRun } from '../state/run-store.ts'
import { selectBlock, show as showWorkspace, useWorkspace } from '../state/workspace-store.ts'
import { DevTools } from './dev-tools.tsx'

configure({ asyncUtilTimeout: 10_000 })

const dataset = {
  id: 'd',
  name: 'sales',
  filename: 'sales.csv',
  status: 'ready',
  columns: [
    { name: 'region', type: 'text' as const },
    { name: 'price', type: 'number' as const },
  ],
}

const LOG: ExecutionLog = {
  entries: [
    { at: 0, topic: 'run', level: 'info', text: 'Taken up, attempt 1.' },
    { at: 1, topic: 'limits', level: 'info', text: 'Limits: 1 GB of memory.' },
    { at: 9, topic: 'block', level: 'warning', block: 'b', text: 'Rejected rows: 2' },
  ],
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(CONNECTIONS.queryKey, [])
  queryClient.setQueryData(DATASETS_KEY, [dataset])
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (address) =>
      String(address).endsWith('/log')
        ? Response.json(LOG)
        : Response.json({
            files: [{ name: 'pipeline.sql', text: 'SELECT 1', lines: [] }],
            gaps: [],
          }),
    ),
  )
  forgetRun()
  showWorkspace({ selection: [] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows what each block compiled to, and only the selected one where there is one', async () => {
  const pipeline = grouped()
  show(pipeline)
  await open('Compiled plan')
  const steps = screen.getByRole('list', { name: 'Steps of the plan' })
  expect(steps.textContent).toContain('filter price > 1')
  expect(steps.textContent).toContain('aggregate total = sum(price) by region')
  const filter = pipeline.blocks.find(({ type }) => type === 'filter')?.id ?? ''
  selectBlock(filter)
  const text = await screen.findByText(
    'Of the selected block; without a selection all of them are listed.',
  )
  expect(text.nextElementSibling?.textContent).not.toContain('aggregate')
})

it('draws where a column comes from, and arrow keys lead along the lines', async () => {
  const pipeline = grouped()
  const last = pipeline.blocks.at(-1)?.id ?? ''
  show(pipeline)
  await open('Lineage')
  expect(screen.getByText('Select a block to see where its columns come from.')).toBeTruthy()
  selectBlock(last)
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'total')
  const nodes = within(screen.getByRole('list', { name: 'Blocks that total comes from' }))
  const buttons = nodes.getAllByRole('button')
  expect(buttons[0]?.textContent).toContain('price')
  const end = buttons.find((one) => one.getAttribute('aria-current') === 'true')
  end?.focus()
  await userEvent.keyboard('{ArrowUp}')
  const above = document.activeElement
  expect(above).not.toBe(end)
  await userEvent.keyboard('{Enter}')
  expect(useWorkspace.getState().selection).toEqual([above?.getAttribute('data-block')])
})

it('tells events and what the engine said apart', async () => {
  const pipeline = grouped()
  useRun.setState({ status: 'completed', execution: RUN, pipeline })
  show(pipeline)
  await open('Events')
  const events = await screen.findByRole('list', { name: 'Events of the last run' })
  expect(events.textContent).toContain('Taken up, attempt 1.')
  expect(events.textContent).not.toContain('Limits')
  await open('Engine log')
  const log = await screen.findByRole('list', { name: 'Engine log of the last run' })
  expect(log.textContent).toContain('Limits: 1 GB of memory.')
  expect(log.textContent).toContain('warning: b Rejected rows: 2')
})

it('says what is missing where there is nothing yet', async () => {
  show({ blocks: [], connections: [] })
  expect(screen.getByText('The canvas is empty.')).toBeTruthy()
  expect(screen.getByText('The SQL appears here with the first block.')).toBeTruthy()
})

/** Parts keep what was chosen, so that one may be open already. */
async function open(title: string) {
  const button = screen.getByRole('button', { name: title })
  if (button.getAttribute('aria-expanded') === 'false') await userEvent.click(button)
}

function grouped(): Pipeline {
  const sql = 'select region, sum(price) as total from sales where price > 1 group by region'
  const imported = importSql(sql, { datasets: [dataset] }, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  return imported.pipeline
}

function show(pipeline: Pipeline) {
  openPipeline(pipeline)
  render(
    <QueryClientProvider client={queryClient}>
      <ReactFlowProvider>
        <AnalysisProvider>
          <DevTools />
        </AnalysisProvider>
      </ReactFlowProvider>
    </QueryClientProvider>,
  )
}

const RUN: Execution = {
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
  blocks: [],
  error: null,
  createdAt: '2024-01-01T00:00:00.000Z',
  finishedAt: '2024-01-01T00:00:00.060Z',
}

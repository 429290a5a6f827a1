import {
  addBlock,
  configureBlock,
  connectBlocks,
  EMPTY_PIPELINE,
  importSql,
  type Pipeline,
} from '@plainflow/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/app/query-client.ts'
import { CONNECTIONS } from '@/data/connections/use-connections.ts'
import { DATASETS_KEY } from '@/data/use-datasets.ts'
import { AnalysisProvider } from '../state/analysis.tsx'
import { openPipeline } from '../state/pipeline-store.ts'
import { selectBlock, useWorkspace } from '../state/workspace-store.ts'
import { ColumnsPanel } from './columns-panel.tsx'

const dataset = {
  id: 'd',
  name: 'sales',
  filename: 'sales.csv',
  status: 'ready',
  columns: [
    { name: 'region', type: 'text' as const },
    { name: 'price', type: 'number' as const },
    { name: 'pieces', type: 'integer' as const },
  ],
}

beforeEach(() => {
  queryClient.setQueryData(CONNECTIONS.queryKey, [])
  queryClient.setQueryData(DATASETS_KEY, [dataset])
  vi.stubGlobal('fetch', vi.fn<typeof fetch>())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('tells where the chosen column comes from, block by block', async () => {
  show('select region, sum(price * pieces) as total from sales where price > 1 group by region')
  await userEvent.click(screen.getByRole('button', { name: /^total/ }))
  const made = screen.getByText('Made from').nextElementSibling
  expect(made?.textContent).toBe('sales.csv · pricesales.csv · pieces')
  expect(screen.getByText('Grouped by').nextElementSibling?.textContent).toBe('sales.csv · region')
  expect(screen.getByText('Filtered by').nextElementSibling?.textContent).toBe('sales.csv · price')
  const way = screen.getByRole('list', { name: 'Blocks on the way' })
  expect(way.textContent).toContain('reads price, pieces')
  expect(way.textContent).toContain('filters by price')
})

it('says of a count that it is about rows', async () => {
  show('select count(*) as rows from sales')
  await userEvent.click(screen.getByRole('button', { name: /^rows/ }))
  expect(screen.getByText('no column; it is about the rows of sales.csv')).toBeTruthy()
})

it('leads to a block on the way', async () => {
  show('select region, sum(price) as total from sales group by region')
  await userEvent.click(screen.getByRole('button', { name: 'sales.csv' }))
  expect(screen.getByRole('list', { name: 'Columns of sales.csv' })).toBeTruthy()
  expect(useWorkspace.getState().selection).toHaveLength(1)
})

it('lists the columns of every output', async () => {
  const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
  const config = { filePath: '', datasetId: 'd', format: 'csv' }
  const read = configureBlock(load.pipeline, load.id, { dataSource: { type: 'file', config } })
  const check = addBlock(read, 'validate', { x: 0, y: 0 }, 1)
  const rules = [{ rule: 'not_empty', column: 'price', severity: 'warn' }]
  showPipeline(
    connectBlocks(configureBlock(check.pipeline, check.id, { parameters: { rules } }), {
      source: load.id,
      target: check.id,
    }),
  )
  const rejected = screen.getByRole('list', { name: /Columns of Validate: Rejected rows/ })
  const valid = screen.getByRole('list', { name: /Columns of Validate: Valid rows/ })
  expect(within(valid).getAllByRole('button')).toHaveLength(3)
  expect(within(rejected).getAllByRole('button')).toHaveLength(4)
  await userEvent.click(within(rejected).getByRole('button', { name: /^price/ }))
  expect(screen.getByText('Made from').nextElementSibling?.textContent).toBe('sales.csv · price')
})

function show(sql: string) {
  const imported = importSql(sql, { datasets: [dataset] }, 1)
  if (!('pipeline' in imported)) throw new Error(JSON.stringify(imported.diagnostics))
  showPipeline(imported.pipeline)
}

function showPipeline(pipeline: Pipeline) {
  openPipeline(pipeline)
  selectBlock(pipeline.blocks.at(-1)?.id ?? '')
  render(
    <QueryClientProvider client={queryClient}>
      <AnalysisProvider>
        <ColumnsPanel />
      </AnalysisProvider>
    </QueryClientProvider>,
  )
}

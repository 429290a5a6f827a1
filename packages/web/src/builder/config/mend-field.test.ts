import {
  addBlock,
  checkPipeline,
  configureBlock,
  connectBlocks,
  EMPTY_PIPELINE,
} from '@plainflow/core'
import { expect, it, vi } from 'vitest'
import { mendField } from './mend-field.ts'

const columns = [
  { name: 'amount', type: 'number' as const },
  { name: 'Unit Price', type: 'number' as const },
]
const dataset = { id: 'd', name: 'sales', filename: 'sales.csv', columns }

it.each([
  ['amuont * 2', 'amount * 2', 'Use amount'],
  ['"unit price" + 1', '"Unit Price" + 1', 'Use "Unit Price"'],
  ['rond(amount)', 'round(amount)', 'Use round'],
])('mends %s at its place', (expression, mended, label) => {
  const configuration = { parameters: { columns: [{ name: 'a', expression }] } }
  expect(mend('transform', configuration)).toEqual([
    label,
    { parameters: { columns: [{ name: 'a', expression: mended }] } },
  ])
})

it('mends a column chosen in a list', () => {
  const key = { column: 'amuont', direction: 'ascending', nulls: 'last' }
  expect(mend('sort', { parameters: { keys: [key] } })).toEqual([
    'Use amount',
    { parameters: { keys: [{ ...key, column: 'amount' }] } },
  ])
})

it('offers nothing where nothing is near', () => {
  const configuration = { parameters: { columns: [{ name: 'a', expression: 'colour' }] } }
  expect(mend('transform', configuration)).toBeNull()
})

function mend(type: string, configuration: Record<string, unknown>) {
  const load = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
  const config = { filePath: '', datasetId: 'd', format: 'csv' }
  const read = configureBlock(load.pipeline, load.id, { dataSource: { type: 'file', config } })
  const added = addBlock(read, type, { x: 0, y: 0 }, 1)
  const pipeline = connectBlocks(configureBlock(added.pipeline, added.id, configuration), {
    source: load.id,
    target: added.id,
  })
  const { diagnostics } = checkPipeline(pipeline, { datasets: [dataset] })
  const problem = diagnostics.find(({ at }) => at.block === added.id)
  if (!problem) throw new Error('nothing was wrong')
  const onChange = vi.fn<(changed: unknown) => void>()
  const offered = mendField(problem, configuration, onChange)
  offered?.apply()
  return offered && [offered.label, onChange.mock.calls[0]?.[0]]
}

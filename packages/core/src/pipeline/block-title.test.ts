import { expect, test } from 'vitest'
import { blockTitle } from './block-title.ts'
import { addBlock, configureBlock, relabelBlock } from './edit.ts'
import { EMPTY_PIPELINE } from './pipeline.ts'

function reading(label: string | null, config: Record<string, string>) {
  const { pipeline, id } = addBlock(EMPTY_PIPELINE, 'load_csv', { x: 0, y: 0 }, 1)
  const configured = configureBlock(pipeline, id, {
    dataSource: {
      type: 'file',
      config: { filePath: '', datasetId: 'd', format: 'csv', ...config },
    },
  })
  const [block] = (label === null ? configured : relabelBlock(configured, id, label)).blocks
  return block && blockTitle(block)
}

test('a source is titled by its file', () => {
  expect(reading(null, { filePath: 'orders.csv' })).toBe('orders.csv')
  expect(reading('orders', { filePath: 'orders.csv' })).toBe('orders.csv')
  expect(reading(null, { filePath: 'exports/orders.csv' })).toBe('orders.csv')
  expect(reading(null, { filePath: 'book.xlsx', sheet: 'Q2', format: 'excel' })).toBe(
    'book.xlsx · Q2',
  )
})

test('a name that somebody gave stays, and so does that of a block without a file', () => {
  expect(reading('Orders of 2024', { filePath: 'orders.csv' })).toBe('Orders of 2024')
  expect(reading(null, {})).toBe('Load CSV')
  const [filter] = addBlock(EMPTY_PIPELINE, 'filter', { x: 0, y: 0 }, 1).pipeline.blocks
  expect(filter && blockTitle(filter)).toBe('Filter')
})

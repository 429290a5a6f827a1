import { type Catalogue, EMPTY_CATALOGUE, EMPTY_PIPELINE, type Pipeline } from '@plainflow/core'
import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

const load = (id: string, filePath: string): Pipeline['blocks'][number] => ({
  id,
  type: 'load_csv',
  label: 'Load CSV',
  position: { x: 0, y: 0 },
  data: {},
  configuration: {
    dataSource: { type: 'file', config: { filePath, datasetId: id, format: 'csv' } },
  },
})

const labels = (before: Pipeline, after: Pipeline, catalogue: Catalogue = EMPTY_CATALOGUE) =>
  changesOf(before, after, catalogue).map(({ mark, label }) => `${mark} ${label}`)

test('sources are called by their files', () => {
  const one = { blocks: [load('a', 'orders.csv')], connections: [] }
  const both = { blocks: [...one.blocks, load('b', 'customers.csv')], connections: [] }
  expect(labels(EMPTY_PIPELINE, one)).toEqual(['added orders.csv'])
  expect(labels(EMPTY_PIPELINE, both)).toEqual(['added orders.csv', 'added customers.csv'])
  expect(labels(both, EMPTY_PIPELINE)).toEqual(['removed orders.csv', 'removed customers.csv'])
})

test('two files of one name are told apart by the names they are kept under', () => {
  const kept = (id: string, name: string) => ({ id, name, filename: 'orders.csv', columns: [] })
  const after = { blocks: [load('a', 'orders.csv'), load('b', 'orders.csv')], connections: [] }
  const catalogue = { datasets: [kept('a', 'orders'), kept('b', 'orders 2')] }
  expect(labels(EMPTY_PIPELINE, after, catalogue)).toEqual([
    'added orders.csv (load "orders")',
    'added orders.csv (load "orders 2")',
  ])
})

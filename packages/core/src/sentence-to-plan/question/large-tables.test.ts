import { expect, test } from 'vitest'
import type { CatalogueDataset } from '../../tables/catalogue.ts'
import { readQuestion } from './read-question.ts'

/** Tables of which only the first thousand cells are known, as of any large file. */
const customers: CatalogueDataset = {
  id: 'customers',
  name: 'customers',
  filename: 'customers.csv',
  columns: [
    { name: 'customer_id', type: 'integer' },
    { name: 'name', type: 'text' },
    { name: 'country', type: 'text' },
  ],
  rowCount: 20_000,
  samples: {
    customer_id: Array.from({ length: 1_000 }, (_, at) => at),
    name: Array.from({ length: 1_000 }, (_, at) => `Guest ${at}`),
    country: ['Spain', 'Norway'],
  },
}
const orders: CatalogueDataset = {
  id: 'orders',
  name: 'orders',
  filename: 'orders.csv',
  columns: [
    { name: 'order_id', type: 'integer' },
    { name: 'customer_id', type: 'integer' },
    { name: 'amount', type: 'number' },
  ],
  rowCount: 100_000,
  samples: {
    order_id: Array.from({ length: 1_000 }, (_, at) => at),
    // The most frequent ones, wherever they stand in the other file.
    customer_id: Array.from({ length: 1_000 }, (_, at) => (at * 7_919) % 20_000),
    amount: Array.from({ length: 1_000 }, (_, at) => at / 4),
  },
}

test.each([
  'customers without any order',
  'which customer has the most orders?',
  'total amount by country',
  'how many orders came from Norway?',
])('large tables are related by their keys: %s', (question) => {
  const reading = readQuestion(question, [orders, customers])
  expect(reading?.confidence).toBeGreaterThan(0.6)
  expect(reading?.tables).toBe(2)
})

test('what the reader of the file says of a column goes before what its name says', () => {
  const journeys = { ...orders, id: 'journeys', name: 'journeys', filename: 'journeys.csv' }
  const [rider, name, land] = customers.columns
  const riders: CatalogueDataset = {
    ...customers,
    id: 'riders',
    name: 'riders',
    columns: [{ name: 'badge', type: 'integer' }, name!, land!],
    samples: { ...customers.samples, badge: customers.samples![rider!.name]! },
    uniqueColumns: ['badge'],
  }
  const columns = journeys.columns.map((column) =>
    column.name === 'customer_id' ? { ...column, name: 'badge' } : column,
  )
  const samples = { ...journeys.samples, badge: orders.samples!['customer_id']! }
  const reading = readQuestion('total amount by country', [
    { ...journeys, columns, samples },
    riders,
  ])
  expect(reading?.tables).toBe(2)
})

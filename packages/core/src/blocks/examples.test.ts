import { expect, test } from 'vitest'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { exampleFigure } from './example-figures.ts'
import { BLOCKS } from './registry.ts'

/** As the builder knows tables before any cell was looked at. */
const ORDERS: CatalogueDataset = {
  id: 'o',
  name: 'orders',
  filename: 'orders.csv',
  columns: [
    { name: 'order_id', type: 'text' },
    { name: 'customer_id', type: 'integer' },
    { name: 'quantity', type: 'integer' },
    { name: 'status', type: 'text' },
  ],
}
const CUSTOMERS: CatalogueDataset = {
  id: 'c',
  name: 'customers',
  filename: 'customers.csv',
  columns: [
    { name: 'customer_id', type: 'integer' },
    { name: 'region', type: 'text' },
    { name: 'email', type: 'text' },
  ],
}

const suggested = BLOCKS.flatMap((block) => block.examples?.(ORDERS, [CUSTOMERS]) ?? [])

test('groups are made of what many rows share, over both tables too', () => {
  expect(suggested).toContain('total quantity by status')
  expect(suggested).toContain('join orders with customers, total quantity by region')
})

test('amounts that are text still make no groups, and what numbers the rows is not added up', () => {
  const untidy: CatalogueDataset = {
    ...ORDERS,
    columns: [
      { name: 'order', type: 'integer' },
      { name: 'amount', type: 'text' },
      { name: 'pieces', type: 'integer' },
      { name: 'status', type: 'text' },
    ],
    samples: { amount: ['1.265,04 €', '€ 3,10'], status: ['paid', 'open', 'back', 'lost'] },
    uniqueColumns: ['order'],
  }
  const aggregate = BLOCKS.find(({ type }) => type === 'aggregate')
  expect(aggregate?.examples?.(untidy, [])).toEqual(['total pieces by status'])
  const columns = untidy.columns.filter(({ name }) => name !== 'pieces' && name !== 'status')
  expect(aggregate?.examples?.({ ...untidy, columns }, [])).toEqual([])
})

test('a bound is one that some rows are over', () => {
  const known = { ...ORDERS, samples: { quantity: [2, 8, 5, 1, 9] } }
  const filters = (dataset: CatalogueDataset) =>
    BLOCKS.find(({ type }) => type === 'filter')?.examples?.(dataset, [])
  expect(filters(known)).toEqual(['keep rows where quantity is over 5'])
  expect(filters(ORDERS)).toEqual([])
})

test.each(suggested)('%s is understood', (sentence) => {
  const catalogue = { datasets: [ORDERS, CUSTOMERS] }
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 0 })
  expect(asked.pipeline, asked.response).toBeDefined()
})

/** As a till writes its headings. */
const TICKETS: CatalogueDataset = {
  id: 't',
  name: 'tickets',
  filename: 'tickets.csv',
  columns: [
    { name: 'Ticket No.', type: 'text' },
    { name: 'Net (EUR)', type: 'number' },
    { name: 'Kind of seat', type: 'text' },
  ],
  samples: { 'Net (EUR)': [5, 8, 12], 'Kind of seat': ['stalls', 'balcony', 'stalls'] },
}
const quoted = BLOCKS.flatMap((block) => block.examples?.(TICKETS, []) ?? [])

test('headings that need quotation marks are suggested in them, where there are no others', () => {
  expect(quoted).toContain('total "Net (EUR)" by "Kind of seat"')
  expect(quoted).toContain('sort by "Net (EUR)" descending')
})

test('a number that only names a row is not added up', () => {
  const columns = [{ name: 'Trip No', type: 'integer' } as const, ...TICKETS.columns]
  const aggregate = BLOCKS.find(({ type }) => type === 'aggregate')
  expect(aggregate?.examples?.({ ...TICKETS, columns }, [])).toEqual([
    'total "Net (EUR)" by "Kind of seat"',
  ])
})

test.each(quoted)('%s is understood', (sentence) => {
  const catalogue = { datasets: [TICKETS] }
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 0 })
  expect(asked.pipeline, asked.response).toBeDefined()
})

test('columns called as something every object has are columns like others', () => {
  const names = ['constructor', 'valueOf', 'toString', '__proto__']
  const odd: CatalogueDataset = {
    id: 'x',
    name: 'odd',
    filename: 'odd.csv',
    columns: [
      ...names.map((name) => ({ name, type: 'text' as const })),
      { name: 'hasOwnProperty', type: 'integer' },
    ],
    samples: {},
  }
  for (const { examples } of BLOCKS) expect(() => examples?.(odd, [odd])).not.toThrow()
  const asked = ask('how many constructor are there?', {
    catalogue: { datasets: [odd] },
    pipeline: EMPTY_PIPELINE,
    now: 0,
  })
  expect(asked.response).not.toBe('')
})

test('of what was summed up already no total of totals is offered', () => {
  expect(exampleFigure('total_amount')).toBe('highest total_amount')
  expect(exampleFigure('number_of_orders')).toBe('highest number_of_orders')
  expect(exampleFigure('amount')).toBe('total amount')
  const columns: CatalogueDataset['columns'] = [
    { name: 'region', type: 'text' },
    { name: 'total_amount', type: 'number' },
  ]
  const datasets = [{ id: 't', name: 'totals', filename: 'totals.csv', columns }]
  const sentence = 'highest total_amount by region'
  const asked = ask(sentence, { catalogue: { datasets }, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(asked.pipeline?.blocks.map(({ type }) => type)).toEqual(['load_csv', 'aggregate'])
})

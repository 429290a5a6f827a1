import { expect, test } from 'vitest'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { CatalogueDataset } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import type { Column } from '../relation/column.ts'
import { ask } from './ask.ts'

function table(...numbers: readonly string[]): CatalogueDataset {
  const columns: Column[] = [
    { name: 'product', type: 'text' },
    ...numbers.map((name) => ({ name, type: 'number' }) as const),
  ]
  return { id: 's', name: 'sales', filename: 'sales.csv', rowCount: 10, columns }
}

function asked(says: string, dataset: CatalogueDataset, isOnCanvas = false) {
  const catalogue = { datasets: [dataset] }
  const loaded = ask('load sales', { catalogue, pipeline: EMPTY_PIPELINE, now: 1 }).pipeline
  const pipeline = (isOnCanvas ? loaded : null) ?? EMPTY_PIPELINE
  return ask(says, { catalogue, pipeline, now: 2 })
}

test('revenue is made of what the columns surely say, and that is assumed', () => {
  const { response, assumptions } = asked('compute revenue', table('quantity', 'price'), true)
  expect(response).toBe('Added: compute revenue as `price * quantity`.')
  expect(assumptions).toEqual(['Took `price * quantity` as revenue.'])
})

test('a column that is said itself was not taken for anything', () => {
  const { response, assumptions } = asked(
    'how many sales have an amount over 100?',
    table('amount'),
  )
  expect(response).toContain('keep rows where amount is over 100')
  expect(assumptions).toEqual([])
})

test.each([false, true])(
  'of two prices neither is surely meant (on a canvas: %s)',
  (isOnCanvas) => {
    const dataset = table('quantity', 'list_price', 'sale_price')
    const { response, pipeline, alternatives } = asked('compute revenue', dataset, isOnCanvas)
    expect(pipeline).toBeUndefined()
    expect(response).toContain(
      'How revenue is computed is open: for example quantity * list_price.',
    )
    expect(alternatives).toEqual([
      'compute revenue as quantity * list_price',
      'compute revenue as quantity * sale_price',
    ])
    for (const one of alternatives)
      expect(asked(one, dataset, isOnCanvas).pipeline?.blocks).toHaveLength(2)
  },
)

test('a margin is a share of what was paid', () => {
  const { alternatives } = asked('compute margin', table('price', 'cost'), true)
  expect(alternatives).toEqual(['compute margin as (price - cost) / price'])
})

test('a figure nobody can guess is asked about, with an example in words', () => {
  const { response, pipeline } = asked('compute profit', table('height'), true)
  expect(pipeline).toBeUndefined()
  expect(response).toContain('How profit is computed is open: for example price - cost.')
})

test('in a workflow it is an open point in words, and the formulas that fit are choices', () => {
  const dataset = table('quantity', 'list_price', 'sale_price')
  const catalogue = { datasets: [dataset] }
  const says =
    'Every morning load sales.csv, compute revenue, train a churn model and export to parquet'
  const { response, pipeline = EMPTY_PIPELINE, open = [], alternatives } = asked(says, dataset)
  expect(open.join(' ')).toContain(
    'How revenue is computed is open: for example quantity * list_price.',
  )
  expect(response).not.toContain('``')
  expect(describePipeline(pipeline, catalogue)).toContain(
    'compute revenue as a formula still to be given',
  )
  expect(alternatives).toEqual([
    says.replace('compute revenue', 'compute revenue as quantity * list_price'),
    says.replace('compute revenue', 'compute revenue as quantity * sale_price'),
  ])
  const settled = asked(alternatives[0] ?? '', dataset)
  expect(settled.open?.join(' ')).not.toContain('revenue')
  expect(settled.pipeline?.blocks).toHaveLength(pipeline.blocks.length)
})

import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'
import { SHOP } from '../../plan-to-pipeline/testing/shop.ts'
import { keysAt } from '../../pipeline/keys-at.ts'
import { likeliestKey, likelyKeys } from './likely-keys.ts'

const [customers, orders, products] = SHOP.datasets.map(({ columns }) => columns)

test.each([
  ['orders', orders, customers, 'customer_id', 'id'],
  ['customers', customers, orders, 'id', 'customer_id'],
  ['orders', orders, products, 'product_id', 'id'],
])('the key of %s is found by what is in it', (_, left = [], right = [], own, other) => {
  expect(likeliestKey(likelyKeys(left, right, SHOP.datasets))).toMatchObject({
    left: own,
    right: other,
  })
})

test('two files that number their own rows do not belong together by their ids', () => {
  expect(likelyKeys(customers ?? [], products ?? [], SHOP.datasets)).toEqual([
    { left: 'name', right: 'name', score: 0 },
  ])
})

test('of columns that nothing is known of those of one name are taken', () => {
  const left = [{ name: 'code', type: 'text' as const }]
  expect(likeliestKey(likelyKeys(left, [...left], []))).toMatchObject({
    left: 'code',
    right: 'code',
  })
})

test('rows that were kept and computed with keep their keys, and a join knows both', () => {
  const sentence =
    'load orders, keep rows where amount is over 50, add a column tax = amount * 0.2, join with customers'
  const { pipeline = EMPTY_PIPELINE, response } = ask(sentence, {
    catalogue: SHOP,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  expect(response).toContain('join with customers on customer_id = id')
  const join = pipeline.blocks.find(({ type }) => type === 'join')?.id ?? ''
  expect(keysAt(pipeline, join, SHOP)[0]).toEqual({ left: 'customer_id', right: 'id' })
})

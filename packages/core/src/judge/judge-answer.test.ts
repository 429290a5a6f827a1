import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { SHOP } from '../plan-to-pipeline/testing/shop.ts'
import { judgeAnswer } from './judge-answer.ts'

/** Pipelines that somebody could have made of a request, whoever it was. */
test.each([
  ['orders per month', 'load customers, count rows by region', 'The request speaks of orders.csv'],
  ['total amount by customer', 'load orders, sort by amount', '"total"'],
  ['average amount', 'load orders, total amount', '"average"'],
  ['share of the amount by status', 'load orders, total amount by status', '"share"'],
  ['top orders', 'load orders', '"top"'],
  ['amount per status', 'load orders, sort by amount', '"per"'],
  ['orders that are not paid', 'load orders, keep rows where status is paid', '"not"'],
  ['customers never seen in the North', 'load customers', '"never"'],
  ['orders over 90', 'load orders, keep rows where amount is over 20', '"90"'],
  ['orders in 2024', 'load orders', '"2024"'],
])('%s: no answer by "%s"', (request, made, asks) => {
  expect(judged(request, made).doubt?.asks).toContain(asks)
})

test.each([
  ['total amount by status', 'load orders, total amount by status'],
  ['customers who never ordered', 'load customers, anti join with orders on id = customer_id'],
  ['orders after 2023', 'load orders, keep rows where order_date is after 2023-12-31'],
  ['paid orders', 'load orders, keep rows where status is paid'],
  ['the top 2 orders', 'load orders, take the top 2 by amount'],
])('%s: answered by "%s"', (request, made) => {
  expect(judged(request, made).doubt).toBeNull()
})

test('a word that a column is called by is no deed', () => {
  const [, orders] = SHOP.datasets
  if (!orders) throw new Error('no orders')
  const columns = [...orders.columns, { name: 'total', type: 'number' as const }]
  const catalogue = { datasets: [{ ...orders, columns }] }
  const { pipeline = EMPTY_PIPELINE } = ask('load orders, sort by total', {
    catalogue,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  const given = { request: 'orders in the order of total', pipeline, catalogue, notes: [] }
  expect(judgeAnswer(given).doubt).toBeNull()
})

function judged(request: string, made: string) {
  const context = { catalogue: SHOP, pipeline: EMPTY_PIPELINE, now: 1 }
  const { pipeline, response } = ask(made, context)
  if (!pipeline) throw new Error(response)
  return judgeAnswer({ request, pipeline, catalogue: SHOP, notes: [] })
}

import { expect, test } from 'vitest'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from '../plan-to-pipeline/ask.ts'
import { SHOP } from '../plan-to-pipeline/testing/shop.ts'
import { headlineOf } from './headline-of.ts'

test.each([
  [
    'load orders, total amount by customer_id, take the top 10',
    'Sum of amount by customer id, 10 largest',
  ],
  [
    'join orders with customers, keep 2024, revenue by region, highest first',
    'Sum of amount by region, where order_date is between 2024-01-01 and 2024-12-31, largest first',
  ],
  ['orders per month', 'Number of orders by month, earliest first'],
  ['customers without orders', 'Name of customers, without a match in orders'],
  ['how many orders were returned?', 'Number of orders, where status is returned'],
  ['load orders, sort by order_date descending', 'Orders, latest first by order date'],
  ['the 3 most expensive products', 'Name of products, 3 largest by price'],
])('%s', (sentence, told) => {
  const asked = ask(sentence, { catalogue: SHOP, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(asked.pipeline && headlineOf(asked.pipeline, SHOP), asked.response).toBe(told)
})

test('nothing that could run has none', () => {
  expect(headlineOf(EMPTY_PIPELINE, SHOP)).toBeNull()
})

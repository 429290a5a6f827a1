import { expect, test } from 'vitest'
import { describePipeline } from '../../describe/describe-pipeline.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../ask.ts'

/** Only a few of many dates are known, as of any large table. */
const catalogue: Catalogue = {
  datasets: [
    {
      id: 'o',
      name: 'orders',
      filename: 'orders.csv',
      rowCount: 5000,
      columns: [
        { name: 'order_id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'ordered_at', type: 'date' },
        { name: 'amount', type: 'number' },
      ],
      samples: {
        order_id: [1, 2, 3],
        customer_id: [1, 2, 2],
        ordered_at: ['2023-05-01', '2024-12-24', '2024-05-02'],
        amount: [10, 20.5, 30],
      },
    },
    {
      id: 'c',
      name: 'customers',
      filename: 'customers.csv',
      rowCount: 3,
      columns: [
        { name: 'customer_id', type: 'integer' },
        { name: 'name', type: 'text' },
        { name: 'region', type: 'text' },
      ],
      samples: { customer_id: [1, 2, 3], name: ['Ann', 'Bob', 'Cy'], region: ['West', 'East'] },
    },
  ],
}

test.each([
  ['total amount by region in 2024', 'ordered_at is between 2024-01-01 and 2024-12-31'],
  ['how many orders in December 2024', 'ordered_at is between 2024-12-01 and 2024-12-31'],
  ['how many orders in February 2024', 'ordered_at is between 2024-02-01 and 2024-02-29'],
  ['how many orders in May', '`month(ordered_at) = 5`'],
])('"%s" takes the whole stretch of time, not the dates that are known', (question, condition) => {
  expect(answerTo(question)).toContain(`keep rows where ${condition}`)
})

test('"which region" compares regions, and not the customers in them', () => {
  expect(answerTo('which region has the highest total amount?')).toContain('group by region to get')
  expect(answerTo('which customer has the highest total amount?')).toContain('customer_id')
})

function answerTo(question: string): string {
  const { pipeline, response } = ask(question, { catalogue, pipeline: EMPTY_PIPELINE, now: 7 })
  return pipeline ? describePipeline(pipeline, catalogue) : response
}

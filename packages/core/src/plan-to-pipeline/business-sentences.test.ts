import { expect, test } from 'vitest'
import { describePipeline } from '../describe/describe-pipeline.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'

/** Two tables as shops have them: what is asked of both at once, and figures that no column holds. */
const catalogue = {
  datasets: [
    {
      id: 'o',
      name: 'orders',
      filename: 'orders.csv',
      rowCount: 500,
      columns: [
        { name: 'order_id', type: 'integer' as const },
        { name: 'customer_id', type: 'integer' as const },
        { name: 'ordered_on', type: 'date' as const },
        { name: 'quantity', type: 'integer' as const },
        { name: 'price', type: 'number' as const },
        { name: 'status', type: 'text' as const },
      ],
      samples: {
        order_id: [1, 2, 3],
        customer_id: [7, 3, 41],
        ordered_on: ['2023-05-02', '2024-06-08', '2024-11-30'],
        quantity: [1, 4, 9],
        price: [12.5, 80, 3.2],
        status: ['paid', 'open', 'cancelled'],
      },
    },
    {
      id: 'c',
      name: 'customers',
      filename: 'customers.csv',
      rowCount: 50,
      columns: [
        { name: 'customer_id', type: 'integer' as const },
        { name: 'name', type: 'text' as const },
        { name: 'region', type: 'text' as const },
      ],
      samples: {
        customer_id: Array.from({ length: 50 }, (_, index) => index + 1),
        name: ['Anna Moss', 'Bo Reed'],
        region: ['West', 'East', 'North'],
      },
    },
  ],
}

function told(sentence: string) {
  const { pipeline, response, assumptions } = ask(sentence, {
    catalogue,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  })
  return { says: pipeline ? describePipeline(pipeline, catalogue) : response, assumptions }
}

const JOINED = 'Load customers.csv. Back to step 1, join with step 2 on customer_id'
const REVENUE = '`sum(price * quantity)` as revenue'
const COMPUTED = 'Load orders.csv, compute revenue as `price * quantity`'
const BY_CUSTOMER =
  'Load customers.csv. ' +
  `${COMPUTED}. Back to step 1, join with step 3 on customer_id with suffix "_orders", `
const IN_2024 = 'keep rows where ordered_on is between 2024-01-01 and 2024-12-31'
const MONTH = "compute month as `date_trunc('month', ordered_on)`"

test.each([
  [
    'join orders with customers, average price by region',
    `Load orders.csv. ${JOINED}, group by region to get average price`,
  ],
  [
    'load orders, join on customer id, average price by region, only those above 40',
    `Load orders.csv. ${JOINED}, group by region to get average price, keep rows where average_price is over 40`,
  ],
  [
    'keep paid in 2024, revenue by month',
    `Load orders.csv, keep rows where status is paid and ${IN_2024.slice('keep rows where '.length)}, ${MONTH}, group by month to get ${REVENUE}`,
  ],
  [
    'keep paid, revenue by region and month',
    `Load orders.csv, keep rows where status is paid. ${JOINED.replace('step 2', 'step 3').replace('step 1', 'step 2')}, ${MONTH}, group by region, month to get ${REVENUE}`,
  ],
  ['how many orders per month?', `Load orders.csv, ${MONTH}, group by month to get number of rows`],
  [
    'how many orders since June 2024?',
    'Load orders.csv, keep rows where ordered_on is on or after 2024-06-01, summarize all rows to get number of rows as "number of rows"',
  ],
  [
    'what was the revenue in 2024?',
    `${COMPUTED}, ${IN_2024}, summarize all rows to get total revenue as "total revenue"`,
  ],
  [
    'which order had the highest revenue?',
    `${COMPUTED}, take the first 1 rows by revenue descending, select the columns order_id, customer_id, ordered_on, quantity, price, status`,
  ],
  [
    'which region spent most in 2024?',
    `${BY_CUSTOMER}${IN_2024}, group by region to get total revenue as "total revenue", take the first 1 rows by "total revenue" descending, select the columns region`,
  ],
  [
    'top 5 customers by revenue',
    `Load orders.csv. ${JOINED} with suffix "_customers", group by customer_id, name to get ${REVENUE}, take the first 5 rows by revenue descending, select the columns name, revenue`,
  ],
  ['monthly revenue', `Load orders.csv, ${MONTH}, group by month to get ${REVENUE}, sort by month`],
  [
    'month over month revenue growth',
    `Load orders.csv, ${MONTH}, group by month to get ${REVENUE}, look across rows (\`100 * (revenue / lag(revenue) - 1)\` as revenue_growth_percent by month), sort by month`,
  ],
  [
    'paid orders per month and region in 2024',
    `Load orders.csv. ${JOINED} with suffix "_customers", keep rows where status is paid and ${IN_2024.slice('keep rows where '.length)}, ${MONTH}, group by month, region to get number of rows as number_of_orders, sort by month`,
  ],
])('"%s"', (sentence, says) => expect(told(sentence).says).toBe(says))

test('what was taken for revenue is said', () => {
  expect(told('which region spent most in 2024?').assumptions).toEqual([
    'Took `price * quantity` as revenue.',
  ])
})

test('a table that takes part is not offered in place of the other', () => {
  const asked = ask('join orders with customers, keep 2024, revenue by region, highest first', {
    catalogue,
    pipeline: EMPTY_PIPELINE,
    now: 0,
  })
  expect(asked.pipeline?.blocks).toHaveLength(6)
  expect(asked.assumptions.join(' ')).not.toContain('customers.csv')
  expect(asked.alternatives).toEqual([])
})

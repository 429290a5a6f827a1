import { expect, test } from 'vitest'
import { describePipeline } from '../describe/describe-pipeline.ts'
import type { Catalogue } from '../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { ask } from './ask.ts'

const catalogue: Catalogue = {
  datasets: [
    {
      id: 'ds_sales',
      name: 'sales',
      filename: 'sales.csv',
      columns: [
        { name: 'order_id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'region', type: 'text' },
        { name: 'category', type: 'text' },
        { name: 'price', type: 'number' },
        { name: 'quantity', type: 'integer' },
        { name: 'revenue', type: 'number' },
        { name: 'ordered_on', type: 'date' },
        { name: 'paid', type: 'boolean' },
        { name: 'email', type: 'text' },
      ],
      samples: { region: ['West', 'East'], category: ['Tea', 'Cake'] },
    },
    {
      id: 'ds_customers',
      name: 'customers',
      filename: 'customers.csv',
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'name', type: 'text' },
      ],
    },
    {
      id: 'ds_returns',
      name: 'returns',
      filename: 'returns.csv',
      columns: [
        { name: 'order_id', type: 'integer' },
        { name: 'reason', type: 'text' },
      ],
    },
  ],
}

/** What is said after "load sales", and how the pipeline then describes itself. */
const SAID: readonly (readonly [string, string])[] = [
  ['sort by revenue descending', 'sort by revenue descending'],
  ['sort by region, then by price descending', 'sort by region, price descending'],
  ['order by ordered on, newest first', 'sort by ordered_on descending'],
  ['sort descending by price', 'sort by price descending'],
  ['arrange the rows by category a to z', 'sort by category'],
  ['sort by price with nulls first', 'sort by price with empty cells first'],
  ['top 10 by revenue', 'take the first 10 rows by revenue descending'],
  ['show me the top 5 customers by revenue', 'take the first 5 rows by revenue descending'],
  ['the 3 lowest prices', 'take the first 3 rows by price'],
  ['keep the first 20 rows', 'take the first 20 rows'],
  ['highest price first', 'sort by price descending'],
  [
    'keep rows where region is West, sort by price and export as csv',
    'keep rows where region is West, sort by price, export as CSV',
  ],
  ['add a column total = price * quantity', 'compute total as `price * quantity`'],
  ['calculate tax as price * 0.19', 'compute tax as `price * 0.19`'],
  [
    'create a new column called net = price - 1, gross = net * 1.19',
    'compute net as `price - 1`, gross as `net * 1.19`',
  ],
  [
    'add a column total = price times quantity, sort by total',
    'compute total as `price * quantity`, sort by total',
  ],
  ['keep only the columns region, price', 'select the columns region, price'],
  ['only the columns order id and revenue', 'select the columns order_id, revenue'],
  ['select region, price and quantity', 'select the columns region, price, quantity'],
  ['drop the columns email and paid', 'drop the columns email, paid'],
  ['remove the column email', 'drop the columns email'],
  ['rename price to unit_price', 'rename price to unit_price'],
  ['rename price to cost and quantity to pieces', 'rename price to cost, quantity to pieces'],
  ['convert order id to text', 'convert order_id to text'],
  ['only paid', 'keep rows where paid is true'],
  ['drop rows without an email', 'drop rows where email is empty'],
  ['total revenue by region', 'group by region to get total revenue'],
  [
    'total revenue by region, highest first',
    'group by region to get total revenue, sort by total_revenue descending',
  ],
  ['average price per category', 'group by category to get average price'],
  [
    'show the total revenue and number of orders for each region and category',
    'group by region, category to get total revenue, number of rows',
  ],
  ['count the rows by region', 'group by region to get number of rows'],
  [
    'how many different customer ids per region',
    'group by region to get number of different customer_id',
  ],
  [
    'group by region and get the largest price as top',
    'group by region to get largest price as "top"',
  ],
  ['what is the median price', 'summarize all rows to get median price'],
  [
    'total revenue by region, sort by total revenue descending and export as csv',
    'group by region to get total revenue, sort by total_revenue descending, export as CSV',
  ],
  [
    'keep rows where paid is true and then total revenue by region having total revenue over 100',
    'keep rows where paid is true, group by region to get total revenue, keeping groups where total_revenue is over 100',
  ],
  ['remove duplicates', 'clean up (remove duplicates)'],
  ['remove duplicates by email', 'clean up (remove duplicates by email)'],
  ['deduplicate based on order id', 'clean up (remove duplicates by order_id)'],
  ['fill missing price with 0', 'clean up (fill price with 0)'],
  ['fill quantity with the average', 'clean up (fill quantity with the average)'],
  ['trim region and category', 'clean up (trim region, category)'],
  ['drop rows with missing values', 'clean up (drop rows with missing values)'],
  ['sample 50 rows', 'sample 50 rows'],
  ['take a random 10% of the rows with seed 7', 'sample 0.1 of the rows with seed 7'],
  [
    'unpivot price and quantity into kind and amount keeping region',
    'unpivot price, quantity to kind and amount keeping region',
  ],
  [
    'pivot category with total revenue for Tea, cake by region',
    'pivot category with total revenue for "Tea", "Cake" grouped by region',
  ],
  [
    'rank by revenue descending within region',
    'look across rows (rank as "rank" within region by revenue descending)',
  ],
  [
    'add a running total of revenue by ordered on',
    'look across rows (running total of revenue as running_sum_revenue by ordered_on)',
  ],
  [
    'add the share of total of revenue',
    'look across rows (share of revenue as share_of_total_revenue)',
  ],
  [
    'add a column total = price * quantity, look across rows (share of total as s)',
    'compute total as `price * quantity`, look across rows (share of total as s)',
  ],
  [
    'check that email is not empty and order id is unique',
    'check rows (email is not empty; order_id is unique)',
  ],
  ['alert me when revenue is over 1000', 'alert when revenue is over 1000'],
]

test.each(SAID)('%s', (sentence, described) => {
  const asked = ask(`load sales, ${sentence}`, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  const said = asked.pipeline ? describePipeline(asked.pipeline, catalogue) : asked.response
  expect(said).toBe(`Load sales.csv, ${described}`)
})

test.each([
  ['sort by profit', /There is no column called "profit"/],
  ['highest first', /Which column should the rows be sorted by\?/],
  ['add a column total = prize * quantity', /is not a formula over these columns/],
  ['rename profit to gain', /There is no column called "profit"/],
  ['keep only the columns profit', /There is no column called "profit"/],
])('%s is answered with what is missing', (sentence, answer) => {
  const asked = ask(`load sales, ${sentence}`, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  expect(asked.pipeline).toBeUndefined()
  expect(asked.response).toMatch(answer)
})

test.each([
  [
    'load sales, join with customers on customer id, sort by name',
    'Load sales.csv. Load customers.csv. Back to step 1, join with step 2 on customer_id, sort by name',
  ],
  [
    'join sales with customers',
    'Load sales.csv. Load customers.csv. Back to step 1, join with step 2 on customer_id',
  ],
  [
    'load sales, left join with customers on order id = id',
    'Load sales.csv. Load customers.csv. Back to step 1, left join with step 2 on order_id = id',
  ],
  [
    'load sales, keep rows where region is West, anti join with returns on order id and export as csv',
    'Load sales.csv, keep rows where region is West. Load returns.csv. Back to step 2, anti join with step 3 on order_id, export as CSV',
  ],
  [
    'load sales, combine with returns',
    'Load sales.csv. Load returns.csv. Back to step 1, combine with step 2',
  ],
])('%s', (sentence, described) => {
  const asked = ask(sentence, { catalogue, pipeline: EMPTY_PIPELINE, now: 1 })
  const said = asked.pipeline ? describePipeline(asked.pipeline, catalogue) : asked.response
  expect(said).toBe(described)
})

test('the sides of a join are told apart by their ports', () => {
  const start = ask('load sales, join with customers on customer id', {
    catalogue,
    pipeline: EMPTY_PIPELINE,
    now: 1,
  }).pipeline
  expect(start?.connections.map(({ targetHandle }) => targetHandle)).toEqual(['left', 'right'])
})

import { expect, test } from 'vitest'
import { ask } from '../plan-to-pipeline/ask.ts'
import { EDIT_CATALOGUE } from '../plan-to-pipeline/testing/edit-requests.ts'
import { EMPTY_PIPELINE } from '../pipeline/pipeline.ts'
import { beyondUs } from './beyond-us.ts'

const context = { catalogue: EDIT_CATALOGUE, pipeline: EMPTY_PIPELINE, now: 1 }

test.each([
  ['draw a line chart of price by city', 'draws no charts'],
  ['forecast the price of the next quarter', 'makes no forecasts'],
  ['post the result to Teams', 'sends nothing to chat programs'],
  ['one-hot encode state', 'does not encode columns'],
  ['standardize price in orders', 'does not scale columns'],
  ['what is the correlation between price and quantity?', 'no correlations'],
  ['what is the rolling average of price by city?', 'goes over so many rows'],
])('%s is answered honestly', (said, told) => {
  const { response, pipeline } = ask(said, context)
  expect(pipeline).toBeUndefined()
  expect(response).toContain(told)
})

test('what can be had of it is offered', () => {
  expect(ask('make a pie chart of total price by city', context).alternatives).toEqual([
    'total price by city',
  ])
})

test('a column called so is asked for like any other', () => {
  const [orders] = EDIT_CATALOGUE.datasets
  if (!orders) throw new Error('there are orders')
  const columns = [...orders.columns, { name: 'price_forecast', type: 'number' as const }]
  expect(beyondUs('highest forecast', { datasets: [{ ...orders, columns }] })).toBeNull()
})

test.each(['juggle the price in orders', 'wash state of orders'])(
  '%s is not taken for the table alone',
  (said) => {
    const { response, pipeline } = ask(said, context)
    expect(pipeline).toBeUndefined()
    expect(response).toContain(`"${said}" was not understood`)
  },
)

test.each(['show me all rows of orders', 'give me the data from orders'])('%s is', (said) => {
  expect(ask(said, context).pipeline?.blocks[0]?.type).toBe('load_csv')
})

import { describe, expect, test } from 'vitest'
import { describePipeline } from '../../describe/describe-pipeline.ts'
import type { Catalogue } from '../../tables/catalogue.ts'
import { EMPTY_PIPELINE } from '../../pipeline/pipeline.ts'
import { ask } from '../../plan-to-pipeline/ask.ts'
import type { Column } from '../../relation/column.ts'

const PLACE: readonly Column[] = [
  { name: 'region', type: 'text' },
  { name: 'customer_id', type: 'integer' },
]
const number = (name: string): Column => ({ name, type: 'number' })

describe('a figure without a word of how it is computed', () => {
  test.each<[string, Column[], string, string]>([
    [
      'revenue by region',
      [number('amount')],
      'total amount as revenue',
      'Took the total of amount',
    ],
    ['total sales per region', [number('amount')], 'total amount as sales', 'as sales'],
    ['turnover by region', [number('revenue')], 'total revenue as turnover', 'Took the total'],
    ['amount by region', [number('amount')], 'total amount', 'Added up amount'],
    [
      'revenue by region',
      [number('unit price'), number('quantity')],
      '`sum("unit price" * quantity)` as revenue',
      'as revenue',
    ],
  ])('"%s" over %j', (said, columns, measure, assumption) => {
    const answer = asked(said, columns)
    expect(answer.text).toContain(`group by region to get ${measure}`)
    expect(answer.assumptions.join(' ')).toContain(assumption)
  })

  test('is not guessed between two columns that could be it', () => {
    expect(asked('revenue by region', [number('net amount'), number('gross amount')]).text).toBe('')
  })

  test('is no id', () => {
    expect(asked('customer_id by region', [number('amount')]).text).not.toContain('total')
  })
})

test('the sentence Plainflow is introduced with gives the pipeline it promises', () => {
  const { text, assumptions } = answerTo(
    'join orders with customers, keep 2024, revenue by region, highest first',
    {
      datasets: [
        {
          id: 'o',
          name: 'orders',
          filename: 'orders.csv',
          columns: [
            { name: 'customer_id', type: 'integer' },
            { name: 'ordered_at', type: 'date' },
            number('amount'),
          ],
        },
        {
          id: 'c',
          name: 'customers',
          filename: 'customers.csv',
          columns: [...PLACE, { name: 'signed_up_on', type: 'date' }],
        },
      ],
    },
  )
  expect(text).toBe(
    'Load orders.csv. Load customers.csv. Back to step 1, join with step 2 on customer_id, keep rows where ordered_at is between 2024-01-01 and 2024-12-31, group by region to get total amount as revenue, sort by revenue descending',
  )
  expect(assumptions).toContain('Took ordered_at as the date, not signed_up_on.')
})

function asked(said: string, columns: readonly Column[]) {
  return answerTo(`load sales, ${said}`, {
    datasets: [{ id: 's', name: 'sales', filename: 'sales.csv', columns: [...PLACE, ...columns] }],
  })
}

function answerTo(message: string, catalogue: Catalogue) {
  const answer = ask(message, { pipeline: EMPTY_PIPELINE, catalogue, now: 7 })
  return {
    text: answer.pipeline ? describePipeline(answer.pipeline, catalogue) : '',
    assumptions: answer.assumptions,
  }
}

import { expect, test } from 'vitest'
import { datasetOf } from '../../../plan-to-pipeline/question/testing/dataset-of.ts'
import { schemaOf } from '../../../tables/schema.ts'
import { spellOrder } from './spell-order.ts'

const TABLES = [
  schemaOf(
    datasetOf('crews', {
      columns: [
        { name: 'crew', type: 'text' },
        { name: 'harbour', type: 'text' },
        { name: 'strength', type: 'integer' },
      ],
      rows: [
        ['Terns', 'Wick', 8],
        ['Gulls', 'Lund', 5],
      ],
    }),
  ),
  schemaOf(
    datasetOf('catches', {
      columns: [
        { name: 'crew', type: 'text' },
        { name: 'weight', type: 'integer' },
        { name: 'landed_on', type: 'date' },
      ],
      rows: [
        ['Terns', 40, '2024-02-01'],
        ['Gulls', 25, '2024-02-03'],
      ],
    }),
  ),
]

test.each([
  ['crews by strength desc', 'crews sorted by strength descending'],
  ['crews in Wick by strength, descending', 'crews in Wick sorted by strength, descending'],
  [
    'crews by harbour, then by strength desc',
    'crews sorted by harbour, then by strength descending',
  ],
  ['catches by weight desc and crew', 'catches sorted by weight descending and crew'],
])('%s is an order of rows', (said, spelled) => {
  expect(spellOrder(said, TABLES)).toBe(spelled)
})

test.each([
  // A figure by group, and rows that may be meant by a figure of others.
  ['weight by harbour desc'],
  ['crews by weight desc'],
  ['crews by number of catches desc'],
  ['catches per crew by weight desc'],
  // Whether it is one key or two, and of which the way is said, is not told.
  ['crews by harbour and strength desc'],
  ['crews by harbour by strength desc'],
])('%s is left in its own words', (said) => {
  expect(spellOrder(said, TABLES)).toBe(said)
})

import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

test.each([
  ['total amount by region, highest first', 'Total amount by region, highest first'],
  ['  which customers   never ordered?  ', 'Which customers never ordered'],
  ['Show me sales. Sort by date.', 'Show me sales'],
  ['revenue of no. 5 vs. no. 6', 'Revenue of no. 5 vs. no. 6'],
  [
    'join orders with customers, keep 2024, revenue by region and month, highest first',
    'Join orders with customers, keep 2024, revenue by region…',
  ],
])('%s', (sentence, title) => {
  expect(titleOf(sentence)).toBe(title)
})

test('a title is short whatever was said, and breaks no letter', () => {
  const title = titleOf(`x${'🚲'.repeat(80)}`)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).not.toMatch(/\p{Cs}/u)
})

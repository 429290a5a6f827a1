import { expect, test } from 'vitest'
import { takeOrder } from './take-order.ts'

test.each([
  ['boats by berth, most visits first', 'boats by berth', { by: 'visits', descending: true }],
  ['boats (lowest fare first)', 'boats', { by: 'fare', descending: false }],
  ['boats, cheapest first.', 'boats', { by: null, descending: false }],
  ['boats sorted by their fare', 'boats', { by: 'fare', descending: false }],
  ['boats, ranked by fare from highest to lowest', 'boats', { by: 'fare', descending: true }],
  ['boats in descending order', 'boats', { by: null, descending: true }],
  ['boats in ascending order of length', 'boats', { by: 'length', descending: false }],
  ['boats, smallest to largest', 'boats', { by: null, descending: false }],
  ['boats, alphabetically', 'boats', { by: 'name', descending: false }],
  ['boats, newest first', 'boats', { by: 'date', descending: true, isOwn: true }],
  ['boats, oldest first', 'boats', { by: 'age', descending: true, isOwn: true }],
])('%s', (sentence, said, key) => {
  expect(takeOrder(sentence)).toEqual({ said, order: [key] })
})

test('several keys, the first of them first', () => {
  const { said, order } = takeOrder('boats, highest fare first, then by name')
  expect(said).toBe('boats')
  expect(order.map(({ by }) => by)).toEqual(['fare', 'name'])
})

test('a sentence that says no order stays as it is', () => {
  const sentence = 'Which boat came first?'
  expect(takeOrder(sentence)).toEqual({ said: sentence, order: [] })
})

import { expect, test } from 'vitest'
import { tellApart } from './tell-apart.ts'

const SAID = [
  ['orders', 'Load CSV', 'Load orders.csv'],
  ['people', 'Load CSV', 'Load people.csv'],
  ['join', 'Join', 'Join with people on id'],
  ['large', 'Filter', 'Keep rows where amount is over 100'],
  ['west', 'Filter', 'Keep rows where region is West'],
  ['first', 'Sort', 'Sort by a'],
  ['second', 'Sort', 'Sort by a'],
] as const

test('blocks of one name are told apart by the words in which their sentences differ', () => {
  expect(told(SAID)).toEqual({
    orders: 'orders.csv',
    people: 'people.csv',
    large: 'amount is over 100',
    west: 'region is West',
    first: 'no. 1',
    second: 'no. 2',
  })
})

test('blocks that are not described yet are numbered', () => {
  expect(told(SAID.slice(0, 2).map(([id, label]) => [id, label, ''] as const))).toEqual({
    orders: 'no. 1',
    people: 'no. 2',
  })
})

test('a sentence that goes on where the other ends is told by its number or its rest', () => {
  const sorts = [
    ['short', 'Sort', 'Sort by a'],
    ['long', 'Sort', 'Sort by a descending'],
  ] as const
  expect(told(sorts)).toEqual({ short: 'no. 1', long: 'descending' })
})

function told(said: readonly (readonly [id: string, label: string, sentence: string])[]) {
  const sentences = new Map(said.map(([id, , sentence]) => [id, sentence]))
  return Object.fromEntries(
    tellApart(
      said.map(([id, label]) => ({ id, label })),
      sentences,
    ),
  )
}

import { expect, test } from 'vitest'
import { someOf, someRuns } from './some-of.ts'

const ALL = Array.from({ length: 1_000 }, (_, index) => index)

test('a seed draws a tenth, the same each time and in order', () => {
  const drawn = someOf(ALL, '7')
  expect(drawn).toHaveLength(100)
  expect(drawn.toSorted((one, other) => one - other)).toEqual(drawn)
  expect(someOf(ALL, '7')).toEqual(drawn)
  expect(someOf(ALL, '8')).not.toEqual(drawn)
})

test('of a few at least one is drawn', () => {
  expect(someOf(['only'], '7')).toEqual(['only'])
  expect(someRuns(3, '7')).toBe(1)
})

test('no place is out of reach', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => String(seed))
  expect(new Set(seeds.flatMap((seed) => someOf(ALL, seed))).size).toBe(ALL.length)
})

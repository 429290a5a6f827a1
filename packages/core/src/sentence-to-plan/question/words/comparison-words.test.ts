import { expect, test } from 'vitest'
import { comparisonWords } from './comparison-words.ts'

test('a longer word comes before one that it contains', () => {
  const words = [...comparisonWords('amount', 'number', 'measured', 'day', 'sign').keys()]
  const isHidden = (word: string, at: number) =>
    words.slice(0, at).some((earlier) => word !== earlier && word.includes(earlier))
  expect(words.filter(isHidden)).toEqual([])
})

test('what compares amounts alone does not compare days', () => {
  expect(comparisonWords('day').get('over')).toBeUndefined()
  expect(comparisonWords('amount').get('after')).toBeUndefined()
  expect(comparisonWords('amount').get('no more than')).toBe('<=')
})

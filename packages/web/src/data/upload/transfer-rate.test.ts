import { expect, it } from 'vitest'
import { measured, timeLeft, type TransferRate } from './transfer-rate.ts'

it('follows a steady line', () => {
  let rate: TransferRate | null = null
  for (let second = 0; second < 6; second += 1) rate = measured(rate, second * 1000, second * 1000)
  expect(rate?.rate).toBeCloseTo(1000)
})

it('waits until there is something to measure', () => {
  const begun = measured(null, 0, 0)
  expect(begun.rate).toBeNull()
  expect(measured(begun, 500, 10)).toBe(begun)
})

it('begins anew when the amount goes back, as for the next stage', () => {
  const rate = measured(measured(null, 0, 0), 1000, 1000)
  expect(measured(rate, 0, 2000)).toEqual({ rate: null, amount: 0, at: 2000 })
})

it.each([
  [null, 10, null],
  [0, 10, null],
  [10, 0, null],
  [10, 20, 'a few seconds left'],
  [10, 123, 'about 15 s left'],
  [10, 1200, 'about 2 min left'],
  [1, 7300, 'about 3 h left'],
  [0.001, 1e9, null],
])('at %s a second, %s are %s', (rate, left, words) => {
  expect(timeLeft(rate, left)).toBe(words)
})

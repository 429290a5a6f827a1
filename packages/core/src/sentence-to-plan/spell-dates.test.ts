import { expect, test } from 'vitest'
import { spellDates } from './spell-dates.ts'

test.each([
  ['total price by city last year', 'total price by city in 2025'],
  ['orders of last quarter', 'orders of Q3 2026'],
  ['keep this quarter', 'keep Q4 2026'],
  ['how many orders came last month?', 'how many orders came in October 2026?'],
  ['orders this week', 'orders between 2026-11-09 and 2026-11-15'],
  ['orders in the last 30 days', 'orders since 2026-10-16'],
  ['orders over the past two weeks', 'orders since 2026-11-01'],
  ['orders within the past three months', 'orders since 2026-08-15'],
  ['how many came yesterday', 'how many came on 2026-11-14'],
  ['orders since June', 'orders since June 2026'],
  ['orders before December', 'orders before December 2025'],
  ['sales year to date', 'sales since 2026-01-01'],
  // What knows its own year, is a column's latest, or is quoted, stays.
  ['orders since June 2021', 'orders since June 2021'],
  ['what was the last year with orders?', 'what was the last year with orders?'],
  ['keep rows where note is "last year"', 'keep rows where note is "last year"'],
])('%s', (said, spelled) => {
  expect(spellDates(said, '2026-11-15').sentence).toBe(spelled)
})

test('the first day of a month and of a leap year', () => {
  expect(spellDates('since last month', '2024-01-31').sentence).toBe('since December 2023')
  expect(spellDates('in the last 12 months', '2024-02-29').sentence).toBe('since 2023-02-28')
})

test('says what it took', () => {
  expect(spellDates('orders since June', '2026-11-15').assumptions).toEqual([
    'Took "June" as June 2026.',
  ])
})

import { expect, it } from 'vitest'
import { shownText } from './shown-text.ts'

it('sets thousands apart from five digits on, before the point only', () => {
  const shown = [983_000, -1_234_567, 162_805.01, 10_000.123_456, 9_999, 0.000_123_45]
  expect(shown.map((value) => shownText(value, 'revenue'))).toEqual([
    '983,000',
    '-1,234,567',
    '162,805.01',
    '10,000.123456',
    '9999',
    '0.00012345',
  ])
})

it('reads a sum of cents as cents, and leaves what is written with a power as it is', () => {
  expect(shownText(162_805.010_000_000_04, 'total')).toBe('162,805.01')
  expect(shownText(1.5e300, 'total')).toBe('1.5e+300')
})

it('leaves years, and numbers that are names, together', () => {
  expect(shownText(2024, 'sum')).toBe('2024')
  for (const column of ['order_id', 'orderId', 'ID', 'Invoice No', 'zip_code', 'Postcode'])
    expect(shownText(10_003, column)).toBe('10003')
  expect(shownText(10_003, 'number_of_orders')).toBe('10,003')
  expect(shownText('10003', 'amount')).toBe('10003')
})

import { expect, it } from 'vitest'
import { shownText } from './shown-text.ts'

it('sets thousands apart, before the point only', () => {
  const shown = [983_000, -1_234_567, 162_805.01, 10_000.123_456, 9_999, 0.000_123_45]
  expect(shown.map((value) => shownText(value, 'revenue'))).toEqual([
    '983,000',
    '-1,234,567',
    '162,805.01',
    '10,000.123456',
    '9,999',
    '0.00012345',
  ])
})

it('reads a sum of cents as cents, and leaves what is written with a power as it is', () => {
  expect(shownText(162_805.010_000_000_04, 'total')).toBe('162,805.01')
  expect(shownText(1.5e300, 'total')).toBe('1.5e+300')
})

it('leaves years, and numbers that are names, together', () => {
  for (const column of ['year', 'founded', 'season', 'max', 'sales_year', 'Year of orders'])
    for (const year of [1066, 1492, 2024, 2250]) expect(shownText(year, column)).toBe(String(year))
  for (const column of ['Order #', 'room', 'account', 'departure_time'])
    expect(shownText(1430, column)).toBe('1430')
  for (const column of ['order_id', 'orderId', 'ID', 'Invoice No', 'zip_code', 'Postcode'])
    expect(shownText(10_003, column)).toBe('10003')
  expect(shownText(10_003, 'number_of_orders')).toBe('10,003')
  expect(shownText('10003', 'amount')).toBe('10003')
})

it('writes the figures of one column alike, also those that might be years', () => {
  const shown = [12_401, 9_320, 1_998, 2_024.5].map((value) => shownText(value, 'total_amount'))
  expect(shown).toEqual(['12,401', '9,320', '1,998', '2,024.5'])
  expect(shownText(9_320, 'deliveries')).toBe('9,320')
})

import { expect, it } from 'vitest'
import { formatShare, formatValue } from './format-value.ts'

it.each([
  [null, 'text', 'empty'],
  ['', 'text', '""'],
  [1_234_567, 'integer', '1,234,567'],
  [0.1 + 0.2, 'number', '0.3'],
  [0.000001234, 'number', '1.234e-6'],
  ['12345678901234567890', 'integer', '12345678901234567890'],
  ['2024-03-01T10:00:00.000000', 'timestamp', '2024-03-01 10:00:00'],
  ['a T b', 'text', 'a T b'],
  [false, 'boolean', 'false'],
] as const)('shows %j of type %s as %s', (value, type, shown) => {
  expect(formatValue(value, type)).toBe(shown)
})

it.each([
  [0, 10, '0%'],
  [1, 1_000_000, '<1%'],
  [999_999, 1_000_000, '>99%'],
  [10, 10, '100%'],
  [1, 7, '14%'],
  [0, 0, '0%'],
])('never rounds %d of %d to none or all', (part, whole, shown) => {
  expect(formatShare(part, whole)).toBe(shown)
})

import { expect, test } from 'vitest'
import { sameCell } from './same-cell.ts'

test.each([
  ['number', '0.1', '0.10000000000000002', true],
  ['number', '1e300', '1.0000000001e300', true],
  ['number', '1.0', '1.00001', false],
  ['number', '-0.0', '0.0', true],
  ['number', 'nan', 'nan', true],
  ['number', 'inf', '-inf', false],
  ['number', 'inf', '1.7e308', false],
  ['number', null, '0.0', false],
  ['number', null, null, true],
  ['integer', '9007199254740993', '9007199254740992', false],
  ['text', 'a', 'A', false],
  ['text', '', null, false],
  ['text', '1.0', '1.00', false],
] as const)('%s: %s and %s', (type, one, other, same) => {
  expect(sameCell(type, one, other)).toBe(same)
  expect(sameCell(type, other, one)).toBe(same)
})

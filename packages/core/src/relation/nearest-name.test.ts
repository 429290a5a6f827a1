import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

test.each([
  ['uper', ['lower', 'upper'], 'upper'],
  ['REGION', ['origin', 'region'], 'region'],
  ['unit price', ['price', 'Unit_Price'], 'Unit_Price'],
  ['amuont', ['account', 'amount'], 'amount'],
  ['qty', ['quantity', 'region'], null],
  ['x', ['y'], 'y'],
  ['', [], null],
  ['z'.repeat(10_000), ['z'.repeat(9_999)], null],
])('the name near %s', (name, names, nearest) => {
  expect(nearestName(name, names)).toBe(nearest)
})

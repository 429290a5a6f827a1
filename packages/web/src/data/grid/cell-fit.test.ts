import { expect, it } from 'vitest'
import { fits } from './cell-fit.ts'

it.each([
  ['2024-03-15', 133, true],
  ['123456', 88, true],
  ['1234567890', 88, false],
  ['North', 80, true],
  ['WWWWW', 80, false],
  ['mmmmmmmm', 100, false],
  // One sign of these may be as wide as a word.
  ['﷽', 200, false],
  ['\n', 200, false],
  ['', 64, true],
])('knows whether %j fits into %d pixels', (text, width, isFit) => {
  expect(fits(text, width)).toBe(isFit)
})

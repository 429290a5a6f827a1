import { expect, test } from 'vitest'
import { readPattern } from './key-pattern.ts'

const KEYS = ['a.csv', 'x/a.csv', 'x/b.csv.gz', 'x/y/a.csv', 'x/y/z/c.csv', 'xa.csv', 'x/ü1.csv']

test.each([
  ['x/a.csv', 'x/a.csv', ['x/a.csv']],
  ['x/*.csv', 'x/', ['x/a.csv', 'x/ü1.csv']],
  ['x/**/*.csv', 'x/', ['x/a.csv', 'x/y/a.csv', 'x/y/z/c.csv', 'x/ü1.csv']],
  ['**/a.csv', '', ['a.csv', 'x/a.csv', 'x/y/a.csv']],
  ['x/', 'x/', ['x/a.csv', 'x/b.csv.gz', 'x/y/a.csv', 'x/y/z/c.csv', 'x/ü1.csv']],
  ['x/?1.csv', 'x/', ['x/ü1.csv']],
  ['x**.csv', 'x', ['x/a.csv', 'x/y/a.csv', 'x/y/z/c.csv', 'xa.csv', 'x/ü1.csv']],
  ['', '', KEYS],
])('%s finds what it says, beneath %s', (pattern, prefix, found) => {
  const read = readPattern(pattern)
  expect(read.prefix).toBe(prefix)
  expect(KEYS.filter((key) => read.fits(key))).toEqual(found)
})

test('a pattern made to take for ever ends', () => {
  const { fits } = readPattern(`${'*a'.repeat(400)}b`)
  expect(fits('a'.repeat(1_000))).toBe(false)
})

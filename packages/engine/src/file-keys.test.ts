import { expect, test } from 'vitest'
import { outputName, resultKey } from './file-keys.ts'

test('result keys are safe, tell the step and never collide', () => {
  const taken = new Set<string>()
  const ids = ['filter_17', 'filter/17', 'filter:17', '../x', '', 'FILTER_17', '𝕏'.repeat(100)]
  const keys = ids.map((id) => resultKey(id, taken))
  expect(keys[0]).toBe('filter_17')
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{1,100}$/)
  expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(keys.length)
})

test.each([
  ['west.parquet', 'parquet', false, 'west.parquet'],
  ['west', 'csv', false, 'west.csv'],
  ['west.csv', 'csv', true, 'west.csv.gz'],
  ['west.csv.gz', 'csv', true, 'west.csv.gz'],
  ['west', 'parquet', true, 'west.parquet'],
  ['west.csv', 'excel', false, 'west.csv.xlsx'],
  ['../../etc/passwd', 'csv', false, '_.._etc_passwd.csv'],
  ['..\\..\\x', 'csv', false, '_.._x.csv'],
  ['.hidden', 'csv', false, 'hidden.csv'],
  ['a\u0000b\u202Ec\n', 'json', false, 'a_b_c_.json'],
  ['', 'csv', false, 'output.csv'],
] as const)('the file for %j as %s', (name, format, compress, expected) => {
  expect(outputName({ kind: 'file', name, format, compress }, new Set())).toBe(expected)
})

test('two outlets of one name get two files', () => {
  const taken = new Set<string>()
  const outlet = { kind: 'file', name: 'a.csv', format: 'csv', compress: false } as const
  expect([outputName(outlet, taken), outputName(outlet, taken)]).toEqual(['a.csv', 'a-2.csv'])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILE_FORMATS } from '../../relation/program.ts'
import { fileName } from './file-name.ts'

test.each([
  ['west', 'csv', false, 'west.csv'],
  ['west.csv', 'csv', false, 'west.csv'],
  ['west.csv', 'parquet', false, 'west.parquet'],
  ['west.csv.gz', 'csv', true, 'west.csv.gz'],
  ['west', 'json', true, 'west.json.gz'],
  ['west', 'excel', true, 'west.xlsx'],
  ['west', 'parquet', true, 'west.parquet'],
  ['', 'csv', false, 'export.csv'],
  ['../../etc/passwd', 'csv', false, 'passwd.csv'],
  ['C:\\Users\\me\\west.xlsx', 'excel', false, 'west.xlsx'],
  ['..', 'csv', false, 'export.csv'],
  ['.hidden', 'csv', false, 'hidden.csv'],
  ['NUL', 'csv', false, 'NUL_.csv'],
  ["Umsätze Q1 (neu)'; --", 'csv', false, 'Umsätze Q1 (neu)__ --.csv'],
] as const)('%j as %s, compressed %s, is %s', (path, format, compress, expected) => {
  expect(fileName({ path, format, compress })).toBe(expected)
})

test('whatever is written, a plain file name comes out', () => {
  const output = fc.record({
    path: fc.string({ unit: 'binary', maxLength: 300 }),
    format: fc.constantFrom(...FILE_FORMATS),
    compress: fc.boolean(),
  })
  fc.assert(
    fc.property(output, (one) => {
      const name = fileName(one)
      expect(name).toMatch(
        /^[^/\\\0-\x1f:*?"<>|.][^/\\\0-\x1f:*?"<>|]*\.(?:csv|json|xlsx|parquet)(?:\.gz)?$/,
      )
      expect(new TextEncoder().encode(name).length).toBeLessThan(200)
    }),
  )
})

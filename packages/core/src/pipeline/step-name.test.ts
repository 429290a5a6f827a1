import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepNamer } from './step-name.ts'

test('names come from labels, unique and free of reserved words', () => {
  const name = stepNamer()
  expect(name('Load CSV', 'load_csv')).toBe('load_csv')
  expect(name('Load CSV', 'load_csv')).toBe('load_csv_2')
  expect(name('Filter', 'filter')).toBe('filter_rows')
  expect(name('filter!', 'filter')).toBe('filter_rows_2')
  expect(name('Größe > 10 €', 'filter')).toBe('grosse_10')
  expect(name('2024', 'filter')).toBe('rows_2024')
  expect(name('東京', 'load_csv')).toBe('load_csv_3')
  expect(name('', '')).toBe('records')
})

test('what a name is to avoid is free for others', () => {
  const name = stepNamer()
  expect(name('West', 'filter', new Set(['west', 'west_2']))).toBe('west_3')
  expect(name('East', 'filter', new Set(['west']))).toBe('east')
})

test('any labels give distinct identifiers', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (labels) => {
      const name = stepNamer()
      const names = labels.map((label) => name(label, 'filter'))
      expect(new Set(names).size).toBe(names.length)
      for (const one of names) expect(one).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/)
    }),
  )
})

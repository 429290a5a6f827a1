import { expect, it } from 'vitest'
import { looksLikeSql } from './looks-like-sql.ts'
import { placeOf } from './place-of.ts'

it('tells a query from other text', () => {
  expect(looksLikeSql('SELECT a\nFROM t')).toBe(true)
  expect(
    looksLikeSql('  -- totals\n/* by region */ with x as (select 1 from t) select * from x'),
  ).toBe(true)
  expect(looksLikeSql('select a colour from the list'.toUpperCase())).toBe(true)
  for (const text of ['', 'selection from', 'keep rows from sales', 'select', 'with love']) {
    expect(looksLikeSql(text)).toBe(false)
  }
})

it('counts lines and columns from one', () => {
  expect(placeOf('select a\nfrom t', 0)).toBe('line 1, column 1')
  expect(placeOf('select a\nfrom t', 9)).toBe('line 2, column 1')
  expect(placeOf('select a\nfrom t', 14)).toBe('line 2, column 6')
})

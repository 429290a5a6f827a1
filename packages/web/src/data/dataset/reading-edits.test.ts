import { expect, it } from 'vitest'
import {
  isOverruled,
  isSameReading,
  overrule,
  overruleColumn,
  restore,
  restoreColumn,
} from './reading-edits.ts'

it('overrules a guess and goes back to it', () => {
  const said = overrule(overrule({}, 'delimiter', ';'), 'skip', 2)
  expect(said).toEqual({ delimiter: ';', skip: 2 })
  expect(restore(said, 'delimiter')).toEqual({ skip: 2 })
  expect(isOverruled(restore(restore(said, 'delimiter'), 'skip'))).toBe(false)
})

it('overrules columns one by one', () => {
  const said = overruleColumn(overruleColumn({}, { name: 'a', type: 'text' }), {
    name: 'b',
    type: 'date',
  })
  const written = overruleColumn(said, { name: 'b', dateFormat: '%d.%m.%Y' })
  expect(written.columns).toEqual([
    { name: 'a', type: 'text' },
    { name: 'b', type: 'date', dateFormat: '%d.%m.%Y' },
  ])
  expect(restoreColumn(restoreColumn(written, 'a'), 'b')).toEqual({})
})

it('lets go of a format when the type changes', () => {
  const dated = overruleColumn({}, { name: 'a', type: 'date', dateFormat: '%d.%m.%Y' })
  expect(overruleColumn(dated, { name: 'a', type: 'text' }).columns).toEqual([
    { name: 'a', type: 'text' },
  ])
})

it('knows the same reading in another order', () => {
  const columns = [{ name: 'a', type: 'text' as const }, { name: 'b' }]
  expect(
    isSameReading(
      { skip: 1, header: true, columns },
      { header: true, columns: columns.toReversed(), skip: 1 },
    ),
  ).toBe(true)
  expect(isSameReading({ skip: 1 }, { skip: 2 })).toBe(false)
  expect(isSameReading({}, { columns: [] })).toBe(true)
})

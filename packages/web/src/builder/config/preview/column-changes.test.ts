import { expect, it } from 'vitest'
import { columnChanges } from './column-changes.ts'

it('tells new columns, other types and columns that are gone', () => {
  expect(
    columnChanges(
      [
        { name: 'id', type: 'integer' },
        { name: 'price', type: 'text' },
        { name: 'note', type: 'text' },
      ],
      [
        { name: 'price', type: 'number' },
        { name: 'id', type: 'integer' },
        { name: 'revenue', type: 'number' },
      ],
    ),
  ).toEqual([
    { kind: 'changed', name: 'price', type: 'number', before: 'text' },
    { kind: 'new', name: 'revenue', type: 'number' },
    { kind: 'gone', name: 'note', type: 'text' },
  ])
})

it('says nothing of rows that pass as they are', () => {
  expect(columnChanges([{ name: 'id', type: 'text' }], [{ name: 'id', type: 'text' }])).toEqual([])
})

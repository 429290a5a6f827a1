import { expect, test } from 'vitest'
import type { Column } from '../relation/column.ts'
import { spellColumns } from './spell-columns.ts'

const columns: readonly Column[] = [
  { name: 'crate_id', type: 'text' },
  { name: 'weight_kg', type: 'number' },
  { name: 'dock', type: 'text' },
  { name: 'pilot_id', type: 'text' },
  { name: 'pilot_name', type: 'text' },
]

test.each([
  ['average weight per crate', 'average weight_kg per crate_id'],
  ['average weight per crate per dock', 'average weight_kg per crate_id and dock'],
  ['average weight_kg by dock by crate_id', 'average weight_kg by dock and crate_id'],
])('%s', (clause, spelled) => {
  expect(spellColumns(clause, columns)?.text).toBe(spelled)
})

test('what was read as a column is told', () => {
  expect(spellColumns('sort by weight', columns)?.assumptions).toEqual([
    'Read "weight" as the column weight_kg.',
  ])
})

test.each(['count by dock', 'count by pilot', 'keep rows where dock is "weight"', 'sort by weig'])(
  '%s stays as it is',
  (clause) => {
    expect(spellColumns(clause, columns)).toBeNull()
  },
)

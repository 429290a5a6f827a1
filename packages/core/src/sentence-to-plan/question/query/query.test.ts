import { expect, test } from 'vitest'
import { joinedWith } from './query.ts'
import type { QueryJoin } from '../../../tables/relate/join-tables.ts'
import type { ColumnRef } from '../../../tables/column-ref.ts'

test('a key joined away is known by every column it was joined with, however far', () => {
  const joins = [on('crates', 'farms'), on('farms', 'visits'), on('visits', 'days')]
  const known = joinedWith(key('visits'), joins).map(({ table }) => table)
  expect(known).toEqual(['visits', 'farms', 'days', 'crates'])
})

function on(left: string, right: string): QueryJoin {
  return { left: key(left), right: key(right) }
}

function key(table: string): ColumnRef {
  return { table, column: 'farm_id' }
}

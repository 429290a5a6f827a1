import { expect, test } from 'vitest'
import { joinedColumns } from './joined-columns.ts'

test('names that differ in letter case only clash, as they do in a database', () => {
  const parameters = {
    how: 'inner' as const,
    keys: [{ left: 'id', right: 'stadium' }],
    suffix: '_event',
  }
  const columns = joinedColumns(
    parameters,
    [
      { name: 'id', type: 'integer' },
      { name: 'name', type: 'text' },
    ],
    [
      { name: 'Name', type: 'text' },
      { name: 'stadium', type: 'integer' },
    ],
  )
  expect(columns.map(({ name }) => name)).toEqual(['id', 'name', 'Name_event', 'stadium'])
})

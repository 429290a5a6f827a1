import { expect, test } from 'vitest'
import { importSql } from '../import-sql/import-sql.ts'
import { oddRows } from './odd-rows.ts'

const catalogue = {
  datasets: [
    { id: 'a', name: 'a', filename: 'a.csv', columns: [{ name: 'k', type: 'integer' }] },
    { id: 'b', name: 'b', filename: 'b.csv', columns: [{ name: 'k', type: 'integer' }] },
  ],
} as const

/** What is odd where the tables have ten rows each, and so many are behind the join. */
function odd(kind: 'inner' | 'left' | 'full', joined: number): readonly string[] {
  const read = importSql(`select a.k from a ${kind} join b on a.k = b.k`, catalogue)
  if (!('pipeline' in read)) throw new Error(read.diagnostics[0]?.message)
  const { pipeline } = read
  const joins = pipeline.connections.map(({ target }) => target)
  const counts = new Map(pipeline.blocks.map(({ id }) => [id, joins.includes(id) ? joined : 10]))
  return oddRows({ pipeline, catalogue, counts }).map(({ rule }) => rule)
}

test.each([
  ['inner', 10, []],
  ['inner', 11, ['join-multiplies']],
  ['inner', 4, ['join-drops']],
  ['inner', 0, ['empty-rows', 'join-drops']],
  ['left', 20, []],
  ['left', 21, ['join-multiplies']],
  ['full', 20, []],
] as const)('a join (%s) of ten rows and ten that gives %i: %j', (kind, joined, rules) => {
  expect(odd(kind, joined)).toEqual(rules)
})

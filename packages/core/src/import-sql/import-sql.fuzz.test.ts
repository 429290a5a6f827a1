import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Catalogue } from '../tables/catalogue.ts'
import { importSql } from './import-sql.ts'

const hostile = [
  'constructor',
  '__proto__',
  'select',
  'a"b',
  'x y',
  "it's",
  'toString',
  'Ä',
  'a.b',
  '*',
]
const catalogue: Catalogue = {
  datasets: [
    {
      id: 'one',
      name: 'one',
      filename: 'one.csv',
      columns: hostile.map((name, at) => ({ name, type: at % 2 === 0 ? 'integer' : 'text' })),
    },
  ],
}

const pieces = constantFrom(
  ...`select distinct * from one as a where group by having order limit offset 1 2.5 'x' ( ) , . = < > <>
  + - / || and or not in exists between like is null case when then else end cast integer join left on using
  union all intersect except with count sum over partition row_number interval day date constructor
  __proto__ toString ; :: [x] -- /* */ "x y" 'it''s' desc nulls first filter extract year rollup cube grouping
  sets unpivot into name value values lateral unnest generate_series range rows preceding following ignore mode`
    .split(/\s+/)
    .filter((one) => one !== ''),
)

test('whatever is written, the answer is blocks or a diagnostic with its place', () => {
  const text = oneof(
    array(pieces, { maxLength: 40 }).map((words) => words.join(' ')),
    array(pieces, { maxLength: 25 }).map((words) => `select ${words.join(' ')} from one`),
    array(pieces, { maxLength: 12 }).map(
      (words) => `select x from one group by ${words.join(' ')}`,
    ),
    string({ maxLength: 60 }),
  )
  assert(
    property(text, (sql) => {
      const result = importSql(sql, catalogue, 1)
      if ('pipeline' in result) return
      const [first] = result.diagnostics
      expect(first).toMatchObject({ severity: 'error' })
      const { start = -1, end = -1 } = first?.at.span ?? {}
      expect(start >= 0 && end >= start && end <= sql.length).toBe(true)
      expect(first?.hint).not.toBe('')
    }),
    { numRuns: 3_000, seed: 5 },
  )
})

test('hostile names are read when quoted, and come out as they are', () => {
  for (const name of hostile) {
    const quoted = `"${name.replaceAll('"', '""')}"`
    const sql = `select a.${quoted}, count(*) as n from one a join one b on a.${quoted} = b.${quoted}
      where a.${quoted} is not null group by a.${quoted} order by ${quoted}`
    const result = importSql(sql, catalogue, 1)
    if (!('pipeline' in result)) throw new Error(`${sql}: ${result.diagnostics[0]?.message}`)
    const group = result.pipeline.blocks.find(({ type }) => type === 'aggregate')
    expect(group?.configuration).toMatchObject({ parameters: { keys: [name] } })
  }
})

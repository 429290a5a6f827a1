import { join } from 'node:path'
import { duckdbText } from '@plainflow/core'
import type { Catalogue, Cell } from '@plainflow/core'
import { expect, test } from 'vitest'
import { runRaw } from '../../testing/run-raw.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { tableSql } from '../testing/stage-tables.ts'
import { sameRows } from '../tpch/same-rows.ts'
import { asOneQuery } from './as-one-query.ts'
import { Choices, randomSelect } from './random-select.ts'

const COUNT = process.env['PLAINFLOW_FULL'] === '1' ? 400 : 100

const types = ['integer', 'integer', 'integer', 'number', 'text', 'text'] as const
const tables = [
  { name: 't', columns: ['id', 'grp', 'n', 'x', 's', 'a "q" b'] },
  { name: 'u', columns: ['id', 'grp', 'n', 'y', 's', 'select'] },
].map(({ name, columns }, at) => ({
  name,
  columns: columns.map((column, index) => ({ name: column, type: types[index] ?? 'text' })),
  rows: randomRows(at),
}))
const catalogue: Catalogue = {
  datasets: tables.map(({ name, columns }) => ({
    id: name,
    name,
    filename: `${name}.csv`,
    columns,
  })),
}

function randomRows(seed: number): Cell[][] {
  const choices = new Choices(1_000 + seed)
  const maybe = (value: Cell) => (choices.chance(20) ? null : value)
  return Array.from({ length: 24 }, (_, id) => [
    id % 12,
    maybe(choices.below(4)),
    maybe(choices.below(5)),
    maybe(choices.below(12) / 4),
    maybe(choices.of(['a', 'b', 'ab', "it's", ''])),
    maybe(choices.of(['x', 'ä', '%', 'a'])),
  ])
}

test(`${COUNT} random queries give the rows that DuckDB gives for the SQL itself`, async () => {
  const folder = await temporaryFolder()
  const path = (name: string) => join(folder, `${name}.parquet`)
  const setup = tables.flatMap((table) => [
    `CREATE TABLE ${table.name} AS ${tableSql(table)}`,
    `COPY ${table.name} TO ${duckdbText(path(table.name))} (FORMAT parquet)`,
  ])
  await runRaw(setup, folder)
  const files = Object.fromEntries(
    tables.map(({ name }) => [name, { path: path(name), format: 'parquet' as const }]),
  )
  const cases = []
  for (let seed = 0; seed < COUNT; seed++) {
    const sql = randomSelect(new Choices(seed))
    cases.push({ sql, printed: await asOneQuery(sql, catalogue, files) })
  }
  const answers = await runRaw(
    [...setup, ...cases.flatMap(({ sql, printed }) => [sql, printed])],
    folder,
  )
  const pairs = answers.slice(setup.length)
  const wrong: string[] = []
  let withRows = 0
  for (const [at, { sql }] of cases.entries()) {
    const [direct = '', ours = ''] = pairs.slice(2 * at, 2 * at + 2)
    if (!direct.startsWith('ok ')) throw new Error(`DuckDB does not read ${sql}: ${direct}`)
    const wanted = rowsOf(direct)
    if (wanted.length > 0) withRows++
    const ordered = sql.includes(' order by ') && !sql.startsWith('with')
    if (!ours.startsWith('ok ') || !sameRows(rowsOf(ours), wanted, ordered)) {
      wrong.push(`${sql}\n  wanted ${direct.slice(0, 300)}\n  given  ${ours.slice(0, 300)}`)
    }
  }
  expect(wrong.join('\n\n')).toBe('')
  expect(withRows).toBeGreaterThan(COUNT * 0.7)
}, 240_000)

function rowsOf(answer: string): Cell[][] {
  // runRaw gives rows of JSON behind `ok `.
  return JSON.parse(answer.slice(3)) as Cell[][]
}

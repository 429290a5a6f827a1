import { join } from 'node:path'
import { duckdbText, quoteDuckdbIdentifier } from '@plainflow/core'
import type { Catalogue, Cell } from '@plainflow/core'
import { expect, test } from 'vitest'
import { runRaw } from '../../testing/run-raw.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { tableSql } from '../testing/stage-tables.ts'
import { sameRows } from '../tpch/same-rows.ts'
import { asOneQuery } from './as-one-query.ts'
import type { NamedTable } from './written-by-models/made-up.ts'
import { queriesOf } from './written-by-models/queries.ts'
import type { WrittenQuery } from './written-by-models/queries.ts'
import { SCHEMAS } from './written-by-models/schemas.ts'

/** So many of a hundred have to import; all that do have to agree. */
const SHARE = 98

interface Case extends WrittenQuery {
  /** As blocks, or why not. */
  readonly blocks: string | Error
}

test(`of the SELECTs that models write ${SHARE} % import, and all those mean the same`, async () => {
  const folder = await temporaryFolder()
  const path = ({ schema, name }: { schema: string; name: string }) =>
    join(folder, `${schema}-${name}.parquet`)
  const tables = Object.entries(SCHEMAS).flatMap(([schema, own]) =>
    own.map((table) => ({ schema, ...table })),
  )
  await runRaw(
    tables.map(
      (table) => `COPY (${tableSql(table)}) TO ${duckdbText(path(table))} (FORMAT parquet)`,
    ),
    folder,
  )
  const cases: Case[] = []
  const statements: string[] = []
  for (const [schema, own] of Object.entries(SCHEMAS)) {
    const catalogue: Catalogue = {
      datasets: own.map(({ name, columns }) => {
        return { id: name, name, filename: `${name}.csv`, columns }
      }),
    }
    const files = Object.fromEntries(
      own.map(({ name }) => [name, { path: path({ schema, name }), format: 'parquet' as const }]),
    )
    const queries = queriesOf(schema)
    const made = []
    for (const query of queries) {
      const blocks = await asOneQuery(query.sql, catalogue, files).catch((error: Error) => error)
      made.push({ ...query, blocks })
    }
    cases.push(...made)
    const written = queries.map(({ sql }) => sql)
    const ours = made.map(({ blocks }) => (typeof blocks === 'string' ? blocks : 'select 1'))
    statements.push(...withTables(own, written), ...withTables(own.map(turned), written), ...ours)
  }
  const answers = (await runRaw(statements, folder)).filter((_, at) => !isSetup(statements[at]))
  const wrong: string[] = []
  let at = 0
  for (const schema of Object.keys(SCHEMAS)) {
    const own = cases.filter((one) => one.schema === schema)
    for (const [index, one] of own.entries()) {
      const [direct = '', again = '', ours = ''] = [0, 1, 2].map(
        (part) => answers[at + part * own.length + index],
      )
      const problem = disagreement(one, direct, again, ours)
      if (problem) wrong.push(`${schema}: ${one.asked}\n${one.sql}\n${problem}`)
    }
    at += 3 * own.length
  }
  const refused = cases.flatMap(({ schema, asked, blocks }) =>
    typeof blocks === 'string'
      ? []
      : [`${schema}: ${asked}\n  ${blocks.message.split('\n').at(-1) ?? ''}`],
  )
  const share = (100 * (cases.length - refused.length)) / cases.length
  process.stdout.write(`${share.toFixed(1)} % of ${cases.length} SELECTs import\n`)
  expect(wrong.join('\n\n')).toBe('')
  const told = `${refused.length} of ${cases.length} do not import:\n${refused.join('\n')}`
  expect(share, told).toBeGreaterThanOrEqual(SHARE)
  expect(cases.length).toBeGreaterThanOrEqual(400)
}, 240_000)

function withTables(tables: readonly NamedTable[], queries: readonly string[]): string[] {
  const names = tables.map(({ name }) => quoteDuckdbIdentifier(name))
  return [
    ...tables.map((table, at) => `CREATE TABLE ${names[at]} AS ${tableSql(table)}`),
    ...queries,
    ...names.map((name) => `DROP TABLE ${name}`),
  ]
}

function isSetup(statement = ''): boolean {
  return /^(CREATE|DROP) TABLE /.test(statement)
}

/** The same rows in another order: what is not settled by the query shows. */
function turned(table: NamedTable): NamedTable {
  return { ...table, rows: table.rows.toReversed() }
}

function disagreement(one: Case, direct: string, again: string, ours: string): string | null {
  if (!direct.startsWith('ok ')) return `DuckDB does not read it: ${direct}`
  const wanted = rowsOf(direct)
  const turnedRows = rowsOf(again)
  if (!sameRows(wanted, turnedRows, false)) return 'DuckDB itself answers by the order of the rows.'
  if (wanted.length === 0) return 'There are no rows to compare.'
  if (typeof one.blocks !== 'string') return null
  const ordered = isOrdered(one.sql) && sameRows(wanted, turnedRows, true)
  if (ours.startsWith('ok ') && sameRows(rowsOf(ours), wanted, ordered)) return null
  return `  wanted ${direct.slice(0, 400)}\n  given  ${ours.slice(0, 400)}`
}

/** Whether the query itself has an order, and not only something in parentheses. */
function isOrdered(sql: string): boolean {
  let outside = sql
  for (let before = ''; before !== outside;) {
    before = outside
    outside = outside.replaceAll(/\([^()]*\)/g, '')
  }
  return /\border by\b/i.test(outside)
}

function rowsOf(answer: string): Cell[][] {
  if (!answer.startsWith('ok ')) return []
  // runRaw gives rows of JSON behind `ok `; lists and intervals are no cells of ours.
  const rows = JSON.parse(answer.slice(3)) as unknown[][]
  return rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' && cell ? JSON.stringify(cell) : (cell as Cell))),
  )
}

import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compilePipeline, duckdbText, importSql } from '@plainflow/core'
import type { Catalogue, Cell, Pipeline } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DUCKDB_TYPES } from '../../child/infer-types.ts'
import type { EngineFiles } from '../../engine-file.ts'
import { readPage } from '../../read-page.ts'
import { runProgram } from '../../run-program.ts'
import { runRaw } from '../../testing/run-raw.ts'
import { heldFolder } from '../testing/held-folder.ts'
import { generateTpch } from './generate-tpch.ts'
import { sameRows } from './same-rows.ts'

/** The 22 queries of TPC-H, through blocks and as they are, over the same generated tables. */
const queries = readdirSync(new URL('queries', import.meta.url))
  .toSorted()
  .map((name) => {
    const sql = readFileSync(new URL(`queries/${name}`, import.meta.url), 'utf8')
    return { name: name.replace('.sql', ''), sql }
  })

const held = heldFolder('tpch')
const tables = generateTpch()
const catalogue: Catalogue = {
  datasets: tables.map(({ name, columns }) => ({
    id: name,
    name,
    filename: `${name}.csv`,
    columns,
  })),
}
let files: EngineFiles
let direct: string[]

beforeAll(async () => {
  const folder = await held.make()
  const path = (name: string) => join(folder, `${name}.parquet`)
  const statements: string[] = []
  for (const { name, columns, rows } of tables) {
    const csv = join(folder, `${name}.csv`)
    await writeFile(csv, rows.map((row) => `${row.map(csvCell).join(',')}\n`).join(''))
    const types = columns.map((one) => `'${one.name}': '${DUCKDB_TYPES[one.type]}'`).join(', ')
    const source = `read_csv(${duckdbText(csv)}, header = false, delim = ',', quote = '"', columns = {${types}})`
    statements.push(
      `CREATE TABLE ${name} AS FROM ${source}`,
      `COPY ${name} TO ${duckdbText(path(name))} (FORMAT parquet)`,
    )
  }
  const plain = queries.map(({ sql }) => sql.trim().replace(/;$/, ''))
  const answers = await runRaw([...statements, ...plain], folder)
  direct = answers.slice(statements.length)
  files = Object.fromEntries(
    tables.map(({ name }) => [name, { path: path(name), format: 'parquet' }]),
  )
}, 120_000)
afterAll(() => held.remove())

function csvCell(cell: Cell): string {
  return typeof cell === 'string' && /[",\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : String(cell)
}

describe('TPC-H', () => {
  test('has its tables at scale 0.01, the same for the same seed', () => {
    const counts = Object.fromEntries(tables.map(({ name, rows }) => [name, rows.length]))
    expect(counts).toMatchObject({
      region: 5,
      nation: 25,
      supplier: 100,
      part: 2000,
      partsupp: 8000,
    })
    expect(counts).toMatchObject({ customer: 1500, orders: 15_000 })
    expect(Math.abs((counts['lineitem'] ?? 0) - 60_000)).toBeLessThan(1_000)
    expect(generateTpch(42)[7]?.rows[100]).toEqual(tables[7]?.rows[100])
    expect(generateTpch(43)[7]?.rows[100]).not.toEqual(tables[7]?.rows[100])
  })

  test.each(queries.map(({ name, sql }, at) => ({ name, sql, at })))(
    '$name gives the same rows as DuckDB',
    async ({ name, sql, at }) => {
      const imported = importSql(sql, catalogue, 1)
      expect(imported.diagnostics).toEqual([])
      if (!('pipeline' in imported)) throw new Error(`${name} does not import`)
      expect(products(imported.pipeline)).toEqual([])
      const compiled = compilePipeline(imported.pipeline, catalogue)
      if (!('program' in compiled)) throw new Error(compiled.diagnostics[0]?.message)
      const folder = await held.inside(name)
      const outcome = await runProgram({ program: compiled.program, files, folder })
      if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
      const last = imported.pipeline.blocks.at(-1)?.id
      const result = outcome.results.find(({ block }) => block === last)
      if (!result) throw new Error('The last block has a result')
      const { rows } = await readPage({ path: result.path, offset: 0, limit: 20_000 })
      const answer = direct[at] ?? ''
      expect(answer.slice(0, 3)).toBe('ok ')
      // runRaw gives rows of JSON.
      const wanted = JSON.parse(answer.slice(3)) as Cell[][]
      expect(wanted.length).toBeGreaterThan(0)
      expect(wanted.flat().some((cell) => cell !== null)).toBe(true)
      const ordered = sql.includes('order by')
      expect(sameRows(rows, wanted, ordered)).toBe(true)
    },
    60_000,
  )
})

/** Tables put side by side without keys: allowed beside the single row of a summary alone. */
function products({ blocks, connections }: Pipeline): string[] {
  const parameters = (id: string) => {
    const configuration = blocks.find((block) => block.id === id)?.configuration ?? {}
    // Plain JSON by construction; only what is looked at here matters.
    return (configuration as { parameters?: { how?: string; keys?: unknown[] } }).parameters
  }
  const isSummary = (id: string): boolean => {
    const before = connections.filter(({ target }) => target === id)
    const isAggregate = blocks.some((block) => block.id === id && block.type === 'aggregate')
    if (isAggregate) return parameters(id)?.keys?.length === 0
    return before.length === 1 && isSummary(before[0]?.source ?? '')
  }
  return blocks.flatMap(({ id, label }) => {
    const right = connections.find((one) => one.target === id && one.targetHandle === 'right')
    return parameters(id)?.how === 'cross' && !isSummary(right?.source ?? '') ? [label] : []
  })
}

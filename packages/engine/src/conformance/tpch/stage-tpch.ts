import { readFileSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, type Cell, csvCopyName, duckdbText } from '@plainflow/core'
import { DUCKDB_TYPES } from '../../child/infer-types.ts'
import { runRaw } from '../../testing/run-raw.ts'
import { generateTpch } from './generate-tpch.ts'

/** The 22 queries of TPC-H, as they are. */
export const TPCH_QUERIES = readdirSync(new URL('queries', import.meta.url))
  .toSorted()
  .map((name) => {
    const sql = readFileSync(new URL(`queries/${name}`, import.meta.url), 'utf8')
    return { name: name.replace('.sql', ''), sql, isOrdered: sql.includes('order by') }
  })

export const TPCH_TABLES = generateTpch()

export const TPCH_CATALOGUE: Catalogue = {
  datasets: TPCH_TABLES.map(({ name, columns }) => ({
    id: name,
    name,
    filename: `${name}.csv`,
    columns,
  })),
}

/** Writes the tables as Parquet into a folder; gives their files and what DuckDB answers by itself. */
export async function stageTpch(folder: string) {
  const path = (name: string) => join(folder, `${name}.parquet`)
  const statements: string[] = []
  for (const { name, columns, rows } of TPCH_TABLES) {
    const csv = join(folder, `${name}.csv`)
    await writeFile(csv, rows.map((row) => `${row.map(csvCell).join(',')}\n`).join(''))
    const types = columns.map((one) => `'${one.name}': '${DUCKDB_TYPES[one.type]}'`).join(', ')
    const source = `read_csv(${duckdbText(csv)}, header = false, delim = ',', quote = '"', columns = {${types}})`
    statements.push(
      `CREATE TABLE ${name} AS FROM ${source}`,
      `COPY ${name} TO ${duckdbText(path(name))} (FORMAT parquet)`,
      `COPY ${name} TO ${duckdbText(csvCopyName(path(name)))} (FORMAT csv, HEADER true)`,
    )
  }
  const plain = TPCH_QUERIES.map(({ sql }) => sql.trim().replace(/;$/, ''))
  const answers = await runRaw([...statements, ...plain], folder)
  const files = Object.fromEntries(
    TPCH_TABLES.map(({ name }) => [name, { path: path(name), format: 'parquet' as const }]),
  )
  return { files, direct: answers.slice(statements.length) }
}

function csvCell(cell: Cell): string {
  return typeof cell === 'string' && /[",\n]/.test(cell)
    ? `"${cell.replaceAll('"', '""')}"`
    : String(cell)
}

/**
 * How many queries of a file import to blocks and give the rows that DuckDB gives for the SQL itself:
 *
 *   npm run eval:sql -- questions.jsonl [--list] [id …]
 *
 * A line is {id, tables: [csv, …], gold_sql, expected?: {rows, alternatives?}}; paths are beside the
 * file. Both sides read the same tables, as Plainflow reads the CSV. Where rows tie, any of them may
 * be given: what the file itself expects is as good as DuckDB's answer.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { compilePipeline, importSql } from '../packages/core/src/index.ts'
import type { CatalogueDataset } from '../packages/core/src/index.ts'
import { closeEngine, inspectFile, readPage, runProgram } from '../packages/engine/src/index.ts'

interface Question {
  readonly id: string
  readonly tables: readonly string[]
  readonly gold_sql: string
  readonly expected?: { readonly rows: unknown[][]; readonly alternatives?: unknown[][][] }
}

const [file = '', ...options] = process.argv.slice(2)
const chosen = options.filter((option) => !option.startsWith('--'))
const questions = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  // The file is the developer's own; a line that does not fit fails at its first use.
  .map((line) => JSON.parse(line) as Question)
  .filter(({ id }) => chosen.length === 0 || chosen.includes(id))

const causes = new Map<string, string[]>()
let passed = 0
for (const question of questions) {
  const cause = await failureOf(question)
  if (cause === null) passed += 1
  else causes.set(cause, [...(causes.get(cause) ?? []), question.id])
}
await closeEngine()
const lines = [...causes].toSorted(([, one], [, other]) => other.length - one.length)
for (const [cause, ids] of lines) {
  process.stdout.write(`${String(ids.length).padStart(4)}  ${cause}\n`)
  if (options.includes('--list')) process.stdout.write(`      ${ids.join(' ')}\n`)
}
const share = ((100 * passed) / questions.length).toFixed(1)
process.stdout.write(
  `${passed} of ${questions.length} import and give the same rows (${share} %)\n`,
)

/** Null where it gives the same rows. */
async function failureOf({ tables, gold_sql: sql, expected }: Question): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'plainflow-eval-'))
  try {
    const datasets: CatalogueDataset[] = []
    for (const table of tables) {
      const path = resolve(dirname(file), table)
      const name = basename(path, extname(path))
      const parquetPath = join(folder, `${name}.parquet`)
      const { columns } = await inspectFile({ path, filename: basename(path), parquetPath })
      datasets.push({ id: name, name, filename: basename(path), columns })
    }
    const imported = importSql(sql, { datasets })
    if (!('pipeline' in imported)) {
      const [first] = imported.diagnostics
      return `${first?.code}: ${first?.message}`
    }
    const compiled = compilePipeline(imported.pipeline, { datasets })
    if ('diagnostics' in compiled) return `does not compile: ${compiled.diagnostics[0]?.message}`
    const files = Object.fromEntries(
      datasets.map(({ id }) => [
        id,
        { path: join(folder, `${id}.parquet`), format: 'parquet' as const },
      ]),
    )
    const outcome = await runProgram({ program: compiled.program, files, folder })
    if (outcome.status !== 'completed') return `run: ${JSON.stringify(outcome).slice(0, 200)}`
    const last = imported.pipeline.blocks.at(-1)?.id
    const result = outcome.results.find(({ block }) => block === last)
    if (!result) return 'no result'
    const page = await readPage({ path: result.path, offset: 0, limit: 100_000 })
    const ours = canonical(page.rows)
    const direct = await duckdbRows(sql, datasets, folder)
    const accepted = [
      ...(direct ? [direct] : []),
      ...(expected ? [expected.rows, ...(expected.alternatives ?? [])] : []),
    ]
    return accepted.some((rows) => same(ours, canonical(rows))) ? null : otherRows(ours, accepted)
  } catch (error) {
    return `fails: ${error instanceof Error ? error.message : String(error)}`.slice(0, 200)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Null where DuckDB refuses the query on these columns. */
async function duckdbRows(
  sql: string,
  datasets: readonly CatalogueDataset[],
  folder: string,
): Promise<unknown[][] | null> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    for (const { name } of datasets) {
      const path = join(folder, `${name}.parquet`).replaceAll("'", "''")
      await connection.run(
        `CREATE TABLE "${name.replaceAll('"', '""')}" AS FROM read_parquet('${path}')`,
      )
    }
    const reader = await connection.runAndReadAll(sql)
    return reader.getRowsJson()
  } catch {
    return null
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

function otherRows(ours: readonly string[], accepted: readonly unknown[][][]): string {
  if (chosen.length === 0) return 'other rows'
  const wanted = accepted.map((rows) => canonical(rows).slice(0, 5).join(' '))
  return `other rows: ${ours.slice(0, 5).join(' ')} in place of ${wanted.join(' or ')}`
}

function canonical(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row.map(cell))).toSorted()
}

/** Numbers to nine digits, dates without a midnight. */
function cell(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value
  const text = String(value)
  if (/^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text)) return Number(text).toPrecision(9)
  return text
    .replace(/^(\d{4}-\d{2}-\d{2})T/, '$1 ')
    .replace(/^(\d{4}-\d{2}-\d{2}) 00:00:00$/, '$1')
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at])
}

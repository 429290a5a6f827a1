import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BlockCase,
  type Cell,
  type Column,
  csvCopyName,
  duckdbText,
  quoteDuckdbIdentifier,
  type FileSources,
  type Table,
} from '@plainflow/core'
import { DUCKDB_TYPES } from '../../child/infer-types.ts'
import { inputName } from './case-program.ts'

/** Puts a case's tables into a folder: datasets as the CSV files they are, inputs as Parquet. */
export async function stageTables(
  given: BlockCase,
  folder: string,
): Promise<{ sources: FileSources; statements: string[] }> {
  await mkdir(folder, { recursive: true })
  const sources: Record<string, FileSources[string]> = {}
  for (const [id, table] of Object.entries(given.datasets ?? {})) {
    await writeFile(join(folder, `${id}.csv`), csvText(table))
    const csv = { delimiter: ',', quote: '"', header: true, skip: 0 }
    sources[id] = { path: `${id}.csv`, format: 'csv', csv }
  }
  const statements = given.inputs.flatMap((table, index) => {
    const path = `${inputName(index)}.parquet`
    sources[inputName(index)] = { path, format: 'parquet' }
    return copyStatements(table, join(folder, path))
  })
  return { sources, statements }
}

/** A table as a Parquet file and as the CSV copy of it, for languages that read no Parquet. */
export function copyStatements(table: Table, path: string): string[] {
  const select = tableSql(table)
  return [
    `COPY (${select}) TO ${duckdbText(path)} (FORMAT parquet)`,
    `COPY (${select}) TO ${duckdbText(csvCopyName(path))} (FORMAT csv, HEADER true)`,
  ]
}

function csvText({ columns, rows }: Table): string {
  const quoted = (cell: Cell) => (cell === null ? '' : `"${String(cell).replaceAll('"', '""')}"`)
  const plain = (cell: Cell) => (/[",\r\n]/.test(String(cell)) ? quoted(cell) : String(cell ?? ''))
  const lines = [columns.map((column) => column.name), ...rows].map((row) => row.map(plain))
  // A line of one empty cell would be a blank line.
  return lines.map((line) => `${line.join(',') || '""'}\n`).join('')
}

/** A table as a SELECT, in its own order. */
export function tableSql({ columns, rows }: Table): string {
  const typed = columns.map(({ name, type }, index) => {
    return `CAST(c${index} AS ${DUCKDB_TYPES[type]}) AS ${quoteDuckdbIdentifier(name)}`
  })
  const names = columns.map((_, index) => `c${index}`).join(', ')
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`)
  if (values.length === 0) return `${emptySql(columns)}`
  return `SELECT ${typed.join(', ')} FROM (VALUES ${values.join(', ')}) AS t(${names})`
}

function emptySql(columns: readonly Column[]): string {
  const nulls = columns.map(({ name, type }) => {
    return `CAST(NULL AS ${DUCKDB_TYPES[type]}) AS ${quoteDuckdbIdentifier(name)}`
  })
  return `SELECT ${nulls.join(', ')} WHERE false`
}

/** As text: the cast above gives it its type without a stop at a double. */
function literal(cell: Cell): string {
  return cell === null ? 'NULL' : duckdbText(String(cell))
}

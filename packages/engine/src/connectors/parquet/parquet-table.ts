import type { Column } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import { columnNames } from '../../child/csv/column-names.ts'
import type { Database } from '../../child/database.ts'
import { type OutsideColumn, OutsideFailed } from '../connector.ts'
import { type ParquetCell, parquetCell, TOO_FINE } from './parquet-types.ts'

export interface FoundColumn {
  readonly name: string
  /** As the file calls it. */
  readonly stored: string
  readonly native: string
  readonly cell: ParquetCell
}

/** The columns of a file of Parquet, of which only the footer has to be there. */
export async function foundColumns(
  { connection }: Database,
  path: string,
): Promise<readonly FoundColumn[]> {
  const described = await connection.runAndReadAll(
    `SELECT column_name, column_type FROM (DESCRIBE FROM read_parquet(${duckdbText(path)}))`,
  )
  const found = described.getRows().map(([name, type]) => [String(name), String(type)] as const)
  const { names } = columnNames(found.map(([name]) => name))
  return found.map(([stored, native], at) => ({
    name: names[at] ?? stored,
    stored,
    native,
    cell: parquetCell(quoteDuckdbIdentifier(stored), native),
  }))
}

export function outsideColumn({ name, cell, native }: FoundColumn): OutsideColumn {
  return { name, type: cell.type, nativeType: native }
}

interface Looked {
  /** When its columns were: `the files were looked at`. */
  readonly known: string
  readonly here: string
  /** Every column is taken as its text, whatever it is. */
  readonly takesTexts?: boolean
}

/** SQL for the text of a column, as it was known; null where the file lacks it. */
export function textSql(
  { name, type }: Column,
  columns: readonly FoundColumn[],
  { known, here, takesTexts = false }: Looked,
): string {
  const found = columns.find((one) => one.name === name)
  if (!found) return 'CAST(NULL AS VARCHAR)'
  const isText = takesTexts && type === 'text'
  if (!isText && found.cell.type !== type)
    throw new OutsideFailed(
      `The column "${name}" was ${type} when ${known}, and is ${found.cell.type} ${here}.`,
    )
  return found.cell.sql
}

/** The rows as lines of CSV, of cells in SQL, some at a time. */
export async function* parquetLines(
  { connection }: Database,
  path: string,
  cells: readonly string[],
  most: number | null,
): AsyncGenerator<readonly string[]> {
  const limit = most === null ? '' : ` LIMIT ${most}`
  const line = cells.map((sql) => `coalesce('"' || replace(${sql}, '"', '""') || '"', '')`)
  const found = await connection.stream(
    `SELECT ${line.join(` || ',' || `)} || chr(10) FROM read_parquet(${duckdbText(path)})${limit}`,
  )
  for await (const rows of found.yieldRows()) yield rows.map(([one]) => String(one))
}

/** What DuckDB says of a file, in words; whatever is not about the file stays as it is. */
export function parquetInWords(error: unknown, named: string): unknown {
  if (error instanceof OutsideFailed || !(error instanceof Error)) return error
  if (error.message.includes(TOO_FINE))
    return new OutsideFailed(`${named} holds moments that are finer than a microsecond.`)
  // Where the disk or the memory was too small, the file is not what is wrong.
  if (/memory|alloc|disk|space|EFBIG/i.test(error.message)) return error
  return /parquet|snappy|zstd|thrift|magic|footer|Invalid Input|No files/i.test(error.message)
    ? new OutsideFailed(`${named} is not a whole file of Parquet.`)
    : error
}

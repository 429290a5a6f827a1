import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Column } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import { columnNames } from '../../child/csv/column-names.ts'
import type { Database } from '../../child/database.ts'
import { type OutsideColumn, OutsideFailed } from '../connector.ts'
import { fittingText } from './fitting-text.ts'
import { ownDatabase } from './own-database.ts'
import { type ParquetCell, parquetCell, TOO_FINE } from './parquet-types.ts'
import { fetchFooter, fetchRows } from './parquet-parts.ts'
import type { Session } from './session.ts'
import type { SourceFile } from './source-files.ts'

/** Its footer tells: no rows are fetched. */
export async function parquetColumns(
  session: Session,
  file: SourceFile,
): Promise<readonly OutsideColumn[]> {
  return withParquet(session, file, async (_, columns) =>
    columns.map(({ name, cell, native }) => ({ name, type: cell.type, nativeType: native })),
  )
}

export interface ParquetRequest {
  /** All that are known, and those that are wanted. */
  readonly columns: readonly Column[]
  readonly travelling: readonly Column[]
  readonly limit: number | null
}

/** The rows of a file as lines of CSV: of the file only those columns are fetched that are wanted. */
export async function* parquetLines(
  session: Session,
  file: SourceFile,
  request: ParquetRequest,
): AsyncGenerator<readonly string[]> {
  const opened = await openParquet(session, file)
  try {
    const { database, path, columns } = opened
    const cells = request.travelling.map((column) => cellOf(column, columns, file))
    refuseNew(columns, request.columns, file)
    const wanted = columns.filter(({ name }) => request.travelling.some((one) => one.name === name))
    const part = { path, limit: request.limit, columns: wanted.map(({ stored }) => stored) }
    await fetchRows(session, file, database, part)
    const limit = request.limit === null ? '' : ` LIMIT ${request.limit}`
    const line = cells.map((sql) => `coalesce('"' || replace(${sql}, '"', '""') || '"', '')`)
    const found = await database.connection.stream(
      `SELECT ${line.join(` || ',' || `)} || chr(10) FROM read_parquet(${duckdbText(path)})${limit}`,
    )
    for await (const rows of found.yieldRows()) yield rows.map(([one]) => String(one))
  } catch (error) {
    throw inWords(error, file)
  } finally {
    await opened.close()
  }
}

interface FoundColumn {
  readonly name: string
  /** As the file calls it. */
  readonly stored: string
  readonly native: string
  readonly cell: ParquetCell
}

async function withParquet<T>(
  session: Session,
  file: SourceFile,
  use: (database: Database, columns: readonly FoundColumn[]) => Promise<T>,
): Promise<T> {
  const { database, columns, close } = await openParquet(session, file)
  try {
    return await use(database, columns)
  } finally {
    await close()
  }
}

async function openParquet(session: Session, file: SourceFile) {
  const database = await ownDatabase()
  const path = join(database.folder, 'part.parquet')
  try {
    await fetchFooter(session, file, path)
    return {
      database,
      path,
      columns: await columnsOf(database, path),
      close: () => rm(path, { force: true }),
    }
  } catch (error) {
    await rm(path, { force: true })
    throw inWords(error, file)
  }
}

async function columnsOf({ connection }: Database, path: string): Promise<readonly FoundColumn[]> {
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

/** What its path says goes before what stands in it; a column that it lacks is null. */
function cellOf(column: Column, columns: readonly FoundColumn[], file: SourceFile): string {
  const { name, type } = column
  const said = file.inPath.get(name.toLowerCase())
  if (said?.cell) return duckdbText(fittingText(said.cell, column, file))
  if (said) return 'CAST(NULL AS VARCHAR)'
  const found = columns.find((one) => one.name === name)
  if (!found) return 'CAST(NULL AS VARCHAR)'
  if (found.cell.type !== type)
    throw new OutsideFailed(
      `The column "${name}" was ${type} when the files were looked at, and is ${found.cell.type} in "${file.key}".`,
    )
  return found.cell.sql
}

function refuseNew(
  columns: readonly FoundColumn[],
  known: readonly Column[],
  { key, inPath }: SourceFile,
): void {
  const names = new Set(known.map(({ name }) => name))
  const other = columns.find(({ name }) => !names.has(name) && !inPath.has(name.toLowerCase()))
  if (other)
    throw new OutsideFailed(
      `"${key}" has a column "${other.name.slice(0, 100)}" that was in no file when they were looked at. Look at them again in the block.`,
    )
}

function inWords(error: unknown, { key }: SourceFile): unknown {
  if (error instanceof OutsideFailed || !(error instanceof Error)) return error
  if (error.message.includes(TOO_FINE))
    return new OutsideFailed(`"${key}" holds moments that are finer than a microsecond.`)
  // Where the disk or the memory was too small, the file is not what is wrong.
  if (/memory|alloc|disk|space|EFBIG/i.test(error.message)) return error
  return /parquet|snappy|zstd|thrift|magic|footer|Invalid Input|No files/i.test(error.message)
    ? new OutsideFailed(`"${key}" is not a whole file of Parquet.`)
    : error
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Column } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import type { Database } from '../../child/database.ts'
import { type OutsideColumn, OutsideFailed } from '../connector.ts'
import {
  type FoundColumn,
  foundColumns,
  outsideColumn,
  parquetInWords,
  parquetLines as parquetLinesOf,
  textSql,
} from '../parquet/parquet-table.ts'
import { ownDatabase } from '../parquet/own-database.ts'
import { fittingText } from './fitting-text.ts'
import { fetchFooter, fetchRows } from './parquet-parts.ts'
import type { Session } from './session.ts'
import type { SourceFile } from './source-files.ts'

/** Its footer tells: no rows are fetched. */
export async function parquetColumns(
  session: Session,
  file: SourceFile,
): Promise<readonly OutsideColumn[]> {
  return withParquet(session, file, async (_, columns) => columns.map(outsideColumn))
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
    yield* parquetLinesOf(database, path, cells, request.limit)
  } catch (error) {
    throw parquetInWords(error, `"${file.key}"`)
  } finally {
    await opened.close()
  }
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
      columns: await foundColumns(database, path),
      close: () => rm(path, { force: true }),
    }
  } catch (error) {
    await rm(path, { force: true })
    throw parquetInWords(error, `"${file.key}"`)
  }
}

/** What its path says goes before what stands in it; a column that it lacks is null. */
function cellOf(column: Column, columns: readonly FoundColumn[], file: SourceFile): string {
  const said = file.inPath.get(column.name.toLowerCase())
  if (said?.cell) return duckdbText(fittingText(said.cell, column, file))
  if (said) return 'CAST(NULL AS VARCHAR)'
  const words = { known: 'the files were looked at', here: `in "${file.key}"` }
  return textSql(column, columns, words)
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

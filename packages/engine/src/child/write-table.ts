import type { FileFormat } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { completeFile } from './complete-file.ts'
import type { Database } from './database.ts'

/** A table of our own is read again and again, and by nobody else: what is fastest to read counts. */
export type TableFormat = FileFormat | 'stored'

/** Writes what `source` (anything that can stand after FROM) gives, and says how many rows it was. */
export async function writeTable(
  database: Database,
  source: string,
  file: { readonly path: string; readonly format: TableFormat; readonly compress: boolean },
): Promise<number> {
  return completeFile(file.path, (temporary) =>
    WRITERS[file.format](database, source, temporary, file.compress),
  )
}

type Writer = (
  database: Database,
  source: string,
  path: string,
  compress: boolean,
) => Promise<number>

const WRITERS: Record<TableFormat, Writer> = {
  csv: (database, source, path, compress) =>
    copy(database, source, path, `FORMAT csv, HEADER, COMPRESSION ${compress ? 'gzip' : 'none'}`),
  json: (database, source, path, compress) =>
    copy(database, source, path, `FORMAT json, ARRAY, COMPRESSION ${compress ? 'gzip' : 'none'}`),
  parquet: (database, source, path, compress) =>
    copy(database, source, path, `FORMAT parquet, COMPRESSION ${compress ? 'zstd' : 'snappy'}`),
  // A fifth less work than with what older readers understand, and smaller.
  stored: (database, source, path) =>
    copy(database, source, path, 'FORMAT parquet, COMPRESSION lz4_raw, PARQUET_VERSION V2'),
  // An .xlsx file is a zip archive: it is compressed as it is. Few jobs need what writes it.
  excel: async (database, source, path) => {
    const { writeXlsx } = await import('./xlsx/write-xlsx.ts')
    return writeXlsx(database, source, path)
  },
}

async function copy(
  { connection }: Database,
  source: string,
  path: string,
  options: string,
): Promise<number> {
  const reader = await connection.runAndReadAll(
    `COPY (FROM ${source}) TO ${duckdbText(path)} (${options}, USE_TMP_FILE false)`,
  )
  return Number(reader.getRows()[0]?.[0])
}

import type { Column, FileFormat, FileOutlet } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import { DUCKDB_TYPES } from '../child/infer-types.ts'

/** A statement that reads a written file back as text, cell by cell in one canonical form. */
export function readBackSql(
  path: string,
  { format }: Pick<FileOutlet, 'format'>,
  columns: readonly Column[],
): string {
  const cells = columns.map(canonicalCellSql)
  return `SELECT ${cells.join(', ')} FROM ${typedSource(path, format, columns)}`
}

/** A cell as the one text that stands for its value, whatever wrote it. */
export function canonicalCellSql({ name, type }: Column): string {
  const column = quoteDuckdbIdentifier(name)
  if (type === 'timestamp') return `strftime(CAST(${column} AS TIMESTAMP), '%Y-%m-%d %H:%M:%S.%f')`
  return `CAST(CAST(${column} AS ${DUCKDB_TYPES[type]}) AS VARCHAR)`
}

/** The file's own types; CSV, JSON and Excel have none worth the name. */
export function typesSql(path: string, { format }: Pick<FileOutlet, 'format'>): string {
  if (format !== 'parquet') return `SELECT NULL WHERE false`
  return `SELECT column_name, column_type FROM (DESCRIBE FROM read_parquet(${duckdbText(path)}))`
}

/** A spreadsheet is read back by pandas, which puts this beside it. */
export function twinOf(path: string): string {
  return `${path}.csv`
}

function typedSource(path: string, format: FileFormat, columns: readonly Column[]): string {
  const typed = columns.map(({ name, type }) => ({ name, as: DUCKDB_TYPES[type] }))
  return writtenSource(format === 'excel' ? twinOf(path) : path, format, typed)
}

/** A written file as something that can stand after FROM, its columns read as the given DuckDB types. */
export function writtenSource(
  path: string,
  format: FileFormat,
  columns: readonly { readonly name: string; readonly as: string }[],
  { header = true, isCompressed = false } = {},
): string {
  const types = columns.map(({ name, as }) => `${duckdbText(name)}: ${duckdbText(as)}`)
  const as = `columns = {${types.join(', ')}}`
  const packed = isCompressed ? `, compression = 'gzip'` : ''
  if (format === 'parquet') return `read_parquet(${duckdbText(path)})`
  if (format === 'json') return `read_json(${duckdbText(path)}, format = 'array', ${as}${packed})`
  const nulls = tellsEmptyText(path, format) ? ', allow_quoted_nulls = false' : ''
  return `read_csv(${duckdbText(path)}, auto_detect = false, header = ${header}, delim = ',', quote = '"', escape = '"'${nulls}, ${as}${packed})`
}

/** Whether a file tells empty text from no text: a CSV file does only in the place of a Parquet file. */
export function tellsEmptyText(path: string, format: FileFormat): boolean {
  if (format === 'csv') return path.endsWith('.parquet.csv')
  return format !== 'excel'
}

import {
  type Cell,
  type Column,
  duckdbText,
  type FileOutlet,
  quoteDuckdbIdentifier,
  type Table,
} from '@plainflow/core'
import { DUCKDB_TYPES } from '../../child/infer-types.ts'

/** A statement that reads a written file back as text, cell by cell in one canonical form. */
export function readBackSql(
  path: string,
  { format }: FileOutlet,
  columns: readonly Column[],
): string {
  const cells = columns.map(({ name, type }) => {
    const column = quoteDuckdbIdentifier(name)
    if (type === 'timestamp')
      return `strftime(CAST(${column} AS TIMESTAMP), '%Y-%m-%d %H:%M:%S.%f')`
    return `CAST(CAST(${column} AS ${DUCKDB_TYPES[type]}) AS VARCHAR)`
  })
  return `SELECT ${cells.join(', ')} FROM ${sourceSql(path, format, columns)}`
}

/** The file's own types; CSV, JSON and Excel have none worth the name. */
export function typesSql(path: string, { format }: FileOutlet): string {
  if (format !== 'parquet') return `SELECT NULL WHERE false`
  return `SELECT column_name, column_type FROM (DESCRIBE FROM read_parquet(${duckdbText(path)}))`
}

/** A spreadsheet is read back by pandas, which puts this beside it. */
export function twinOf(path: string): string {
  return `${path}.csv`
}

function sourceSql(path: string, format: FileOutlet['format'], columns: readonly Column[]): string {
  const types = columns.map(({ name, type }) => {
    return `${duckdbText(name)}: ${duckdbText(DUCKDB_TYPES[type])}`
  })
  const as = `columns = {${types.join(', ')}}`
  // In the place of a Parquet file, it has to tell empty text from null as that does.
  const nulls = path.endsWith('.parquet.csv') ? ', allow_quoted_nulls = false' : ''
  const csv = (file: string) =>
    `read_csv(${duckdbText(file)}, auto_detect = false, header = true, delim = ',', quote = '"', escape = '"'${nulls}, ${as})`
  if (format === 'parquet') return `read_parquet(${duckdbText(path)})`
  if (format === 'json') return `read_json(${duckdbText(path)}, format = 'array', ${as})`
  return csv(format === 'excel' ? twinOf(path) : path)
}

/** Expected rows in the same canonical form; sorted unless their order is part of the promise. */
export function canonicalRows(table: Table, ordered: boolean): string[] {
  const rows = table.rows.map((row) => {
    return JSON.stringify(row.map((cell, index) => canonical(cell, table.columns[index])))
  })
  return ordered ? rows : rows.toSorted()
}

function canonical(cell: Cell, column: Column | undefined): string | null {
  if (cell === null) return null
  if (column?.type === 'timestamp') {
    const [whole = '', fraction = ''] = String(cell).replace('T', ' ').split('.')
    return `${whole}.${fraction.padEnd(6, '0')}`
  }
  // DuckDB writes 100.0 for the number 100.
  if (column?.type === 'number' && Number.isInteger(cell)) return `${cell}.0`
  return String(cell)
}

import type { Column, CsvDialect } from '@plainflow/core'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { DUCKDB_TYPES } from './child/infer-types.ts'

/**
 * A CSV file as a table, every column of the type given. Nothing is left to detection: on a ragged file DuckDB's sniffer
 * gave 1 of 5 rows under wrong names and called it success.
 */
export function readCsvSql(path: string, csv: CsvDialect, columns: readonly Column[]): string {
  const types = columns.map(({ name, type }) => `${duckdbText(name)}: '${DUCKDB_TYPES[type]}'`)
  const options = [
    duckdbText(path),
    'auto_detect = false',
    `columns = {${types.join(', ')}}`,
    `delim = ${duckdbText(csv.delimiter)}`,
    `quote = ${duckdbText(csv.quote)}`,
    `escape = ${duckdbText(csv.escape ?? csv.quote)}`,
    `header = ${csv.header}`,
    `skip = ${csv.skip}`,
    `nullstr = ''`,
    'max_line_size = 2100000',
  ]
  return `read_csv(${options.join(', ')})`
}

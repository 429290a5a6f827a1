import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DuckDBValue } from '@duckdb/node-api'
import type { Column } from '@plainflow/core'
import { quoteDuckdbIdentifier } from '@plainflow/core/quote-duckdb-identifier'
import { ZipFile } from 'yazl'
import type { Database } from '../database.ts'
import { describeColumns } from '../describe-columns.ts'
import { cellXml, textCell } from './cell-xml.ts'
import { WORKBOOK_PARTS } from './workbook-parts.ts'

/** What a sheet can hold, header included. */
const MOST_ROWS = 1_048_576
const MOST_COLUMNS = 16_384

/**
 * Writes an .xlsx workbook row by row, so that its size does not matter. Text goes out as text cells:
 * whatever it starts with, a spreadsheet never takes it for a formula.
 */
export async function writeXlsx(database: Database, source: string, path: string): Promise<number> {
  const columns = await describeColumns(database, source)
  if (columns.length > MOST_COLUMNS) {
    throw new Error(
      `an Excel sheet holds ${MOST_COLUMNS} columns; this table has ${columns.length}`,
    )
  }
  const counted = { rows: 0 }
  const zip = new ZipFile()
  for (const [name, text] of WORKBOOK_PARTS) zip.addBuffer(Buffer.from(text), name)
  const sheet = Readable.from(sheetXml(database, source, columns, counted), { objectMode: false })
  // An error while reading rows must end the archive too, or the write would wait for ever.
  sheet.on('error', (error) => zip.outputStream.emit('error', error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return counted.rows
}

async function* sheetXml(
  { connection }: Database,
  source: string,
  columns: readonly Column[],
  counted: { rows: number },
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
  yield `<row>${columns.map((column) => textCell(column.name)).join('')}</row>`
  const result = await connection.stream(`SELECT ${columns.map(cellSql).join(', ')} FROM ${source}`)
  for await (const rows of result.yieldRows()) {
    counted.rows += rows.length
    if (counted.rows + 1 > MOST_ROWS) {
      throw new Error(
        `an Excel sheet holds ${(MOST_ROWS - 1).toLocaleString('en')} rows; this table has more. CSV or Parquet have no such limit.`,
      )
    }
    yield rows.map((row) => rowXml(row, columns)).join('')
  }
  yield '</sheetData></worksheet>'
}

function rowXml(row: readonly DuckDBValue[], columns: readonly Column[]): string {
  return `<row>${row.map((value, index) => cellXml(value, columns[index]?.type ?? 'text')).join('')}</row>`
}

/** Dates leave DuckDB as the day numbers a spreadsheet counts in, from 1899-12-30. */
function cellSql({ name, type }: Column): string {
  const column = quoteDuckdbIdentifier(name)
  if (type === 'date') return `CAST(date_diff('day', DATE '1899-12-30', ${column}) AS DOUBLE)`
  if (type === 'timestamp') {
    return `date_diff('microsecond', TIMESTAMP '1899-12-30', ${column}) / 86400000000.0`
  }
  return type === 'text' ? `CAST(${column} AS VARCHAR)` : column
}

import { CsvParser } from '../../child/csv/csv-parser.ts'
import { findDialect } from '../../child/csv/find-dialect.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import { OutsideFailed } from '../connector.ts'
import type { RowCell } from '../records/row-cell.ts'
import { type Row, setCell } from './row.ts'

const BEGINNING = 100_000
const TOGETHER = 50_000

/** The rows of a table of text: its marks and header are found as those of a file are. */
export function* csvRows(text: string): Generator<Row> {
  if (text.trim() === '') return
  const { marks, names, header, skip } = dialectOf(text)
  const parser = new CsvParser(marks)
  let waiting = header ? 1 : 0
  let line = 0
  for (let from = 0; from <= text.length; from += TOGETHER) {
    const isLast = from + TOGETHER > text.length
    const records = parser.push(text.slice(from, from + TOGETHER))
    for (const { cells, line: at } of isLast ? [...records, ...parser.end()] : records) {
      line += 1
      if (at <= skip) continue
      if (waiting > 0) {
        waiting -= 1
        continue
      }
      if (cells.length > names.length)
        throw new OutsideFailed(
          `Row ${line} has ${cells.length} cells, and the header has ${names.length}.`,
        )
      yield rowOf(names, cells)
    }
  }
}

function rowOf(names: readonly string[], cells: readonly string[]): Row {
  const row = new Map<string, RowCell | null>()
  for (const [place, name] of names.entries()) {
    const text = cells[place] ?? ''
    setCell(row, name, text === '' ? null : { kind: 'unknown', text })
  }
  return row
}

function dialectOf(text: string) {
  try {
    const start = text.slice(0, BEGINNING)
    const end = text.length > BEGINNING ? start.lastIndexOf('\n') : start.length
    return findDialect(start.slice(0, end === -1 ? start.length : end), '', { header: true })
  } catch (error) {
    throw error instanceof UnreadableFile ? new OutsideFailed(error.message) : error
  }
}

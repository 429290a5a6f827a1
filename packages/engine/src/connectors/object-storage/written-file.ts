import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { pipeline, Readable } from 'node:stream'
import type { Column } from '@plainflow/core'
import { takeIn } from '../../child/take-in.ts'
import { writeTable } from '../../child/write-table.ts'
import { duckdbText } from '@plainflow/core/duckdb-text'
import { OutsideFailed } from '../connector.ts'
import { csvRows, type CsvRow } from '../sql/csv-rows.ts'
import type { FileKind } from './file-kind.ts'
import { ownDatabase } from '../parquet/own-database.ts'

/** The bytes of the file that is written, from the CSV that a connector is given. */
export function writtenFile(
  { format, isPacked }: FileKind,
  columns: readonly Column[],
  from: string,
  told: { rows: number },
): AsyncIterable<Buffer> {
  if (format === 'parquet') return parquetBytes(columns, from, told)
  const text = Readable.from(TEXTS[format](columns, from, told), { objectMode: false })
  // What breaks off is told by who reads the bytes.
  return isPacked ? pipeline(text, createGzip(), () => {}) : text
}

type Texts = (
  columns: readonly Column[],
  from: string,
  told: { rows: number },
) => AsyncGenerator<string>

const TEXTS: Readonly<Record<'csv' | 'json' | 'lines', Texts>> = {
  async *csv(columns, from, told) {
    yield `${columns.map(({ name }) => csvText(name)).join(',')}\r\n`
    for await (const rows of csvRows(from)) {
      told.rows += rows.length
      yield rows.map((row) => `${csvLine(row, columns)}\r\n`).join('')
    }
  },
  async *json(columns, from, told) {
    let before = '['
    for await (const rows of csvRows(from)) {
      for (const row of rows) {
        yield `${before}\n${record(row, columns)}`
        before = ','
      }
      told.rows += rows.length
    }
    yield told.rows === 0 ? '[]\n' : '\n]\n'
  },
  async *lines(columns, from, told) {
    for await (const rows of csvRows(from)) {
      told.rows += rows.length
      yield rows.map((row) => `${record(row, columns)}\n`).join('')
    }
  },
}

function csvLine(row: CsvRow, columns: readonly Column[]): string {
  const [only, ...more] = columns
  if (only && more.length === 0 && (row[0] ?? null) === null) return loneNull(only)
  return columns
    .map(({ type }, at) => {
      const cell = row[at] ?? null
      return cell === null ? '' : type === 'text' ? csvText(cell) : cell
    })
    .join(',')
}

/** A line of nothing would be a blank one, and those are no rows; quotes say nothing else but of text. */
function loneNull({ name, type }: Column): string {
  if (type !== 'text') return '""'
  throw new OutsideFailed(
    `The column "${name}" stands alone and holds nulls: a line of CSV that is empty is no row, and one with quotes an empty text. Write it as Parquet or JSON, or with another column.`,
  )
}

/** In quotes where it needs them; a text of nothing has them, so that it is not taken for null. */
function csvText(text: string): string {
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function record(row: CsvRow, columns: readonly Column[]): string {
  const members = columns.map(
    ({ name, type }, at) => `${JSON.stringify(name)}:${jsonValue(row[at] ?? null, name, type)}`,
  )
  return `{${members.join(',')}}`
}

function jsonValue(cell: string | null, name: string, type: Column['type']): string {
  if (cell === null) return 'null'
  if (type === 'integer' || type === 'boolean') return cell
  if (type !== 'number') return JSON.stringify(cell)
  if (/^-?(?:inf|nan)/i.test(cell))
    throw new OutsideFailed(`The column "${name}" holds ${cell}, for which JSON has no word.`)
  return cell
}

async function* parquetBytes(
  columns: readonly Column[],
  from: string,
  told: { rows: number },
): AsyncGenerator<Buffer> {
  const database = await ownDatabase([from])
  const [stored, path] = ['stored', 'out.parquet'].map((name) => join(database.folder, name))
  // Both are made of the same two names.
  const [held, out] = [stored as string, path as string]
  const { rows } = await takeIn(database, { from, columns, travelling: columns, to: held })
  told.rows = rows
  const source = `read_parquet(${duckdbText(held)})`
  await writeTable(database, source, { path: out, format: 'parquet', compress: true })
  // A stream of bytes: nothing decodes it.
  for await (const piece of createReadStream(out)) yield piece as Buffer
}

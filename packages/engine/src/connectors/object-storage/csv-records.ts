import { CsvParser, type CsvRecord } from '../../child/csv/csv-parser.ts'
import { type FoundDialect, findDialect } from '../../child/csv/find-dialect.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import type { RowCell } from '../records/row-cell.ts'
import type { ReadingText, TextRecords } from './text-records.ts'

/** So much is looked at to find delimiter, quotes and header. */
const BEGINNING = 100_000

export async function* csvRecords(
  bytes: AsyncIterable<Buffer>,
  key: string,
  reading: ReadingText,
): AsyncGenerator<TextRecords> {
  let start = ''
  let table: Table | null = null
  for await (const text of textOf(bytes)) {
    if (table) yield table.records(text)
    else start += text
    if (table || start.length < BEGINNING) continue
    table = new Table(start, false, key, reading)
    yield table.records(start)
  }
  if (table) {
    yield table.end()
    return
  }
  if (start.trim() === '') return
  table = new Table(start, true, key, reading)
  yield table.records(start)
  yield table.end()
}

async function* textOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UnreadableFile('It is not text in UTF-8. Saving it as "CSV UTF-8" might help.')
  }
}

class Table {
  readonly #dialect: FoundDialect
  readonly #parser: CsvParser
  #waiting: number

  constructor(start: string, isWhole: boolean, key: string, reading: ReadingText) {
    const end = isWhole ? start.length : start.lastIndexOf('\n')
    const beginning = start.slice(0, end === -1 ? start.length : end)
    const known = reading.header === null ? {} : { header: reading.header }
    this.#dialect = findDialect(beginning, key, known)
    reading.header = this.#dialect.header
    this.#parser = new CsvParser(this.#dialect.marks)
    this.#waiting = this.#dialect.header ? 1 : 0
  }

  records(text: string): TextRecords {
    return this.#taken(this.#parser.push(text))
  }

  end(): TextRecords {
    if (this.#parser.open) throw new UnreadableFile('It ends within quotes, so it may be cut off.')
    return this.#taken(this.#parser.end())
  }

  #taken(records: readonly CsvRecord[]): TextRecords {
    const { names, skip } = this.#dialect
    const rows: (RowCell | null)[][] = []
    for (const { cells, line } of records) {
      if (line <= skip) continue
      if (this.#waiting > 0) {
        this.#waiting -= 1
        continue
      }
      if (cells.length > names.length)
        throw new UnreadableFile(
          `Line ${line} has ${cells.length} cells, and the header has ${names.length}.`,
        )
      rows.push(names.map((_, place) => cellOf(cells[place] ?? '')))
    }
    return { names, rows }
  }
}

function cellOf(text: string): RowCell | null {
  if (text === '') return null
  if (text.includes('\0')) throw new UnreadableFile('It holds a NUL character.')
  return { kind: 'unknown', text }
}

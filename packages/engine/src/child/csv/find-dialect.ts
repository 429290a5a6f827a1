import { open } from 'node:fs/promises'
import type { CsvDialect } from '@plainflow/core'
import { UnreadableFile } from '../../unreadable-file.ts'
import { CsvParser, type CsvRecord } from './csv-parser.ts'
import { columnNames } from './column-names.ts'
import { LONGEST_LINE } from './scan-csv.ts'

export const MOST_COLUMNS = 2_000

export interface FoundDialect {
  readonly csv: CsvDialect
  readonly names: readonly string[]
  /** Cells of the first rows of data. */
  readonly beginning: readonly (readonly string[])[]
  readonly warnings: readonly string[]
}

/** Finds delimiter and header by really parsing the beginning of the file, not by splitting it. */
export async function findDialect(path: string, filename: string): Promise<FoundDialect> {
  const start = await beginning(path)
  const delimiter = findDelimiter(start, filename)
  const records = parse(start, delimiter)
  const first = records[0]
  if (!first) throw new UnreadableFile('The file is empty. A table needs at least a header row.')
  if (first.cells.length > MOST_COLUMNS) {
    throw new UnreadableFile(
      `The first row has ${first.cells.length} cells; a table can have ${MOST_COLUMNS} columns at most.`,
    )
  }
  const header = !records[1] || !first.cells.every(looksLikeData)
  const { names, warnings } = columnNames(header ? first.cells : first.cells.map(() => ''))
  const noHeader = `The first row looks like data, so the columns are named ${names[0]}, …`
  return {
    csv: { delimiter, quote: '"', header, skip: 0 },
    names,
    beginning: records.slice(header ? 1 : 0, 2_000).map((record) => record.cells),
    warnings: header ? warnings : [noHeader],
  }
}

const DELIMITERS = [',', ';', '\t', '|']

/** The delimiter that cuts most rows into the same number of cells, and into more than one. */
function findDelimiter(start: string, filename: string): string {
  const preferred = /\.(tsv|tab)$/i.test(filename) ? '\t' : ','
  let best = { delimiter: preferred, score: 0 }
  for (const delimiter of [preferred, ...DELIMITERS]) {
    const records = parse(start, delimiter).slice(0, 200)
    const width = records[0]?.cells.length ?? 1
    const same = records.filter((record) => record.cells.length === width).length
    const score = width < 2 ? 0 : (same / records.length) * 1_000 + Math.min(width, 100)
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** A header names things; a first row of nothing but figures and dates is already data. */
function looksLikeData(cell: string): boolean {
  return /^-?(\d+\.?\d*|\.\d+)$|^\d{4}-\d{2}-\d{2}|^(true|false)$/i.test(cell)
}

function parse(start: string, delimiter: string): CsvRecord[] {
  const parser = new CsvParser(delimiter)
  const records = parser.push(start)
  return records.length > 0 ? records : parser.end()
}

/** As much of the file as tells its form: more only where the first row is that long. */
async function beginning(path: string): Promise<string> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(LONGEST_LINE)
    for (const size of [1 << 16, LONGEST_LINE]) {
      const { bytesRead } = await file.read(buffer, 0, size, 0)
      const bytes = buffer.subarray(0, bytesRead)
      refuseOtherEncodings(bytes)
      const text = new TextDecoder('utf-8').decode(bytes)
      if (bytesRead < size || text.includes('\n') || size === LONGEST_LINE) return text
    }
    return ''
  } finally {
    await file.close()
  }
}

function refuseOtherEncodings(bytes: Buffer): void {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (utf16) {
    throw new UnreadableFile('The file is UTF-16 text. Saving it as "CSV UTF-8" might help.')
  }
  const known: [string, string][] = [
    ['PK\u0003\u0004', 'a zip or Excel file'],
    ['PAR1', 'a Parquet file'],
    ['\u001f\u008b', 'a gzip file'],
    ['%PDF', 'a PDF'],
    ['\u00d0\u00cf\u0011\u00e0', 'an old Excel file'],
  ]
  const head = bytes.subarray(0, 4).toString('latin1')
  const kind = known.find(([magic]) => head.startsWith(magic))?.[1]
  if (kind)
    throw new UnreadableFile(`The file is ${kind}, not CSV text. Exporting it as CSV might help.`)
}

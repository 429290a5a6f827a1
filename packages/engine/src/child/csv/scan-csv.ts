import { isUtf8 } from 'node:buffer'
import { UnreadableFile } from '../../unreadable-file.ts'
import { readPieces } from '../reading/read-pieces.ts'
import type { CsvMarks } from './csv-marks.ts'
import { CsvScanner, type CsvScan } from './csv-scanner.ts'

export interface ScanCsvOptions {
  readonly marks: CsvMarks
  /** The cells a record should have. */
  readonly width: number
  /** Lines before the first record. */
  readonly skip: number
  /** Only the beginning of a file: a record cut off at its end is left out. */
  readonly partial: boolean
  tell(bytes: number, records: number): void
}

/** The text is not what its encoding says; `damaged` where most of it still is. */
export class NotUtf8 extends Error {
  readonly damaged: boolean
  constructor(damaged: boolean) {
    super('not UTF-8')
    this.damaged = damaged
  }
}

/**
 * Reads the whole file once as bytes before DuckDB sees it: counts what is in it, and refuses with
 * the line number what would be read wrongly or without end, such as NUL bytes, an open quote, a huge
 * line. One loop over bytes: it runs at the speed of the disk.
 */
export async function scanCsv(path: string, options: ScanCsvOptions): Promise<CsvScan> {
  const scanner = new CsvScanner(options.marks, options.width, options.skip)
  let tail: Buffer = Buffer.alloc(0)
  let read = 0
  for await (const bytes of readPieces(path)) {
    tail = checkUtf8(tail, bytes)
    scanner.push(bytes)
    read += bytes.length
    options.tell(read, scanner.records)
  }
  if (tail.length > 0 && !options.partial) throw new NotUtf8(false)
  const scan = scanner.end(options.partial)
  if (scan.records === 0) {
    throw new UnreadableFile('The file is empty. A table needs at least a header row.')
  }
  return scan
}

/** Checks all but a character cut off at the end, and gives back that piece for the next call. */
function checkUtf8(tail: Buffer, bytes: Buffer): Buffer {
  const joined = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes
  const end = wholeCharacters(joined)
  if (!isUtf8(joined.subarray(0, end))) throw new NotUtf8(isDamaged(joined.subarray(0, end)))
  return Buffer.from(joined.subarray(end))
}

/** Where the last character that is there whole ends. */
export function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return needs > back ? bytes.length - back : bytes.length
    }
  }
  return bytes.length
}

/** Latin-1 text hardly ever looks like UTF-8 by chance; a text full of UTF-8 has only been hurt. */
export function isDamaged(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const wrong = text.split('\uFFFD').length - 1
  const right = (text.match(/[\u0080-\uFFFC]/g) ?? []).length
  return right >= 5 * wrong
}

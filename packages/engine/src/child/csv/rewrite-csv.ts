import { isUtf8 } from 'node:buffer'
import { FileWriter } from '../reading/file-writer.ts'
import { readPieces } from '../reading/read-pieces.ts'
import type { Rejects } from '../reading/rejects.ts'
import { type CsvMarks, quoteCell } from './csv-marks.ts'
import { CsvParser } from './csv-parser.ts'
import { type CsvScan, CsvScanner, type ScannedRecord } from './csv-scanner.ts'

export interface RewriteCsvOptions {
  readonly marks: CsvMarks
  readonly width: number
  readonly skip: number
  readonly partial: boolean
  /** The first record names the columns: it is never rejected, and replaced by names of ours. */
  readonly header: boolean
}

/**
 * Writes the same table again in a form no reader can mistake: every row complete, odd cells quoted,
 * one kind of line end, and before them a header of our own that cannot be mistaken either. For files
 * that are readable but untidy; tidy ones are read as they are. Rows that cannot be cut into cells go to
 * `rejects`.
 */
export async function rewriteCsv(
  from: string,
  to: string,
  options: RewriteCsvOptions,
  rejects: Rejects,
): Promise<{ readonly records: number; readonly scan: CsvScan; readonly unclear: number }> {
  const { marks, width } = options
  const scanner = new CsvScanner(marks, width, options.skip)
  const out = new FileWriter(to)
  const names = Array.from({ length: width }, (_, index) => `c${index}`)
  await out.write(Buffer.from(names.join(marks.delimiter) + '\n'))
  let records = 0
  let unclear = 0
  let carry: Buffer = Buffer.alloc(0)
  const handle = async (found: readonly ScannedRecord[], piece: Buffer) => {
    const lines: (Buffer | string)[] = []
    for (const record of found) {
      const bytes =
        record.from < 0
          ? Buffer.concat([carry, piece.subarray(0, record.to)])
          : piece.subarray(record.from, record.to)
      const isHeader = options.header && records === 0
      const reason = isHeader ? null : whyNot(record, bytes, width)
      if (reason !== null) {
        if (reason === NOT_UTF8) unclear += 1
        await rejects.add(record.line, reason, bytes.toString('utf8'))
        continue
      }
      records += 1
      if (isHeader) continue
      if (record.form === 'clean') lines.push(bytes, '\n')
      else lines.push(complete(bytes, marks, width))
    }
    const text = Buffer.concat(
      lines.map((line) => (typeof line === 'string' ? Buffer.from(line) : line)),
    )
    await out.write(text)
  }
  for await (const piece of readPieces(from)) {
    const found: ScannedRecord[] = []
    scanner.push(piece, (record) => found.push(record))
    await handle(found, piece)
    const { pending } = scanner
    carry =
      pending > piece.length
        ? Buffer.concat([carry, piece])
        : Buffer.from(piece.subarray(piece.length - pending))
  }
  const last: ScannedRecord[] = []
  const scan = scanner.end(options.partial, (record) => last.push(record))
  await handle(last, Buffer.alloc(0))
  await out.end()
  return { records, scan, unclear }
}

const NOT_UTF8 = 'not UTF-8 text'

function whyNot({ form, cells }: ScannedRecord, bytes: Buffer, width: number): string | null {
  if (form === 'long') return `${cells} cells where ${width} are expected`
  return isUtf8(bytes) ? null : NOT_UTF8
}

function complete(bytes: Buffer, marks: CsvMarks, width: number): string {
  const parser = new CsvParser(marks)
  const [record] = [...parser.push(bytes.toString('utf8')), ...parser.end()]
  const cells = Array.from({ length: width }, (_, index) => record?.cells[index] ?? '')
  // Quotes around every cell: in a table of one column an empty one would else be a blank line.
  return cells.map((cell) => quoteCell(cell, marks)).join(marks.delimiter) + '\n'
}

import type { Compression, DataFormat, ReadingOverrides } from '@plainflow/core'
import { UnreadableFile } from '../../unreadable-file.ts'

type Packing = Exclude<Compression, 'none'>

const MAGIC: readonly (readonly [magic: string, meaning: DataFormat | Packing])[] = [
  ['PK\u0003\u0004', 'xlsx'],
  ['PAR1', 'parquet'],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'xls'],
  ['SQLite format 3\0', 'sqlite'],
  ['\u001f\u008b', 'gzip'],
  ['\u0028\u00b5\u002f\u00fd', 'zstd'],
]

const OTHERS: readonly (readonly [magic: string, name: string])[] = [
  ['%PDF', 'a PDF'],
  ['PK\u0005\u0006', 'an empty zip archive'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['GIF8', 'a picture'],
  ['Rar!', 'a RAR archive'],
  ['7z\u00bc\u00af', 'a 7-Zip archive'],
  ['BZh', 'a bzip2 file'],
  ['\u00fd7zXZ', 'an xz file'],
  ['ARROW1', 'an Arrow file'],
  ['Obj\u0001', 'an Avro file'],
  ['ORC', 'an ORC file'],
]

/** How the bytes are packed. What they begin with decides, not what the file is called. */
export function detectCompression(head: Buffer, overrides: ReadingOverrides): Compression {
  if (overrides.compression !== undefined) return overrides.compression
  const found = magicOf(head)
  return found === 'gzip' || found === 'zstd' ? found : 'none'
}

/** What unpacked bytes are. Texts look alike: there the name decides, and then the first character. */
export function detectFormat(
  head: Buffer,
  filename: string,
  overrides: ReadingOverrides,
): DataFormat {
  const found = magicOf(head)
  if (found === 'gzip' || found === 'zstd') {
    throw new UnreadableFile('The file is packed twice. Unpacking it once might help.')
  }
  if (overrides.format !== undefined) return overrides.format
  if (found !== undefined) return found
  const start = startOf(head)
  const other = OTHERS.find(([magic]) => start.startsWith(magic))?.[1]
  if (other) {
    throw new UnreadableFile(
      `The file is ${other}, which is no table. CSV, TSV, JSON, Parquet, Excel and SQLite files can be read.`,
    )
  }
  const text = beginningOf(head)
  if (/^(<!doctype html|<html|<table|<\?xml)/i.test(text)) {
    throw new UnreadableFile(
      'The file is a web page or XML, whatever its name says. Opening it in a spreadsheet and saving it as CSV or .xlsx might help.',
    )
  }
  const called = /\.(xlsx|parquet|sqlite3?)$/i.exec(filename)?.[1]
  if (called) {
    throw new UnreadableFile(
      `The file is called .${called}, but its content is not that of such a file. Sending it again might help.`,
    )
  }
  return textFormat(text, filename)
}

/** Enough of a text to tell formats apart by: UTF-16 is plain letters with zeros between them. */
function beginningOf(head: Buffer): string {
  const isWide = /^(\u00ff\u00fe|\u00fe\u00ff)/.test(head.subarray(0, 2).toString('latin1'))
  const text = head.subarray(isWide ? 2 : 0, 1_000).toString('utf8')
  return text
    .replace(/\0/g, '')
    .replace(/^\uFEFF/, '')
    .trimStart()
}

function textFormat(text: string, filename: string): DataFormat {
  const ending = /\.(\w+?)(?:\.(?:gz|gzip|zst|zstd))?$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  if (ending === 'tsv' || ending === 'tab') return 'tsv'
  if (ending === 'ndjson' || ending === 'jsonl') return 'ndjson'
  if (ending === 'json') return text.startsWith('[') ? 'json' : 'ndjson'
  if (ending === 'csv' || ending === 'txt') return 'csv'
  if (/^\[\s*\{/.test(text)) return 'json'
  return /^\{\s*"/.test(text) ? 'ndjson' : 'csv'
}

function magicOf(head: Buffer): DataFormat | Packing | undefined {
  const start = startOf(head)
  return MAGIC.find(([magic]) => start.startsWith(magic))?.[1]
}

function startOf(head: Buffer): string {
  return head.subarray(0, 16).toString('latin1')
}

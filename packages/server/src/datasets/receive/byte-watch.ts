import { createHash } from 'node:crypto'
import { Failure } from '@plainflow/contract'

/** A line this long is no table, and makes every reader slow. */
const LONGEST_LINE = 2_000_000
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/**
 * Looks at the bytes of a file while they arrive: counts and hashes them, and refuses at once what no
 * reader could use, so that nobody sends a gigabyte of it in vain.
 */
export class ByteWatch {
  bytes = 0
  readonly #hash = createHash('sha256')
  readonly #hasLines: boolean
  #hasText: boolean
  #line = 0

  /** Of the name only the ending counts: which checks make sense. */
  constructor(filename: string) {
    const ending = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
    this.#hasText = !BINARY.has(ending)
    this.#hasLines = this.#hasText && ending !== 'json'
  }

  take(chunk: Buffer): void {
    if (this.bytes === 0 && isBinary(chunk)) this.#hasText = false
    this.#hash.update(chunk)
    if (this.#hasText) {
      const nul = chunk.indexOf(0)
      if (nul !== -1)
        throw new Failure(
          'unreadable_data',
          `There is a NUL byte at byte ${this.bytes + nul + 1} of the file: this is no text. Saving it as CSV (UTF-8) might help.`,
        )
    }
    if (this.#hasLines && this.#hasText) this.#watchLine(chunk)
    this.bytes += chunk.length
  }

  checksum(): string {
    return this.#hash.copy().digest('hex')
  }

  #watchLine(chunk: Buffer): void {
    const first = firstBreak(chunk)
    const longest = this.#line + (first === -1 ? chunk.length : first)
    const last = Math.max(chunk.lastIndexOf(LINE_FEED), chunk.lastIndexOf(CARRIAGE_RETURN))
    this.#line = last === -1 ? longest : chunk.length - last - 1
    if (Math.max(longest, this.#line) > LONGEST_LINE)
      throw new Failure('unreadable_data', 'A line of the file is longer than 2 MB.')
  }
}

const BINARY: ReadonlySet<string> = new Set([
  'xlsx',
  'xls',
  'parquet',
  'sqlite',
  'sqlite3',
  'db',
  'gz',
  'zst',
])

const MAGIC = [
  [0x1f, 0x8b], // gzip
  [0x28, 0xb5, 0x2f, 0xfd], // Zstandard
  [0x50, 0x4b, 0x03, 0x04], // zip, which a workbook is
  [0xd0, 0xcf, 0x11, 0xe0], // an older workbook
  [0x50, 0x41, 0x52, 0x31], // Parquet
  [...Buffer.from('SQLite format 3')],
  [0xff, 0xfe], // UTF-16, every other byte of which may be NUL
  [0xfe, 0xff],
]

/** Bytes that are no text in UTF-8 or Latin-1, whatever the file is called. */
function isBinary(start: Buffer): boolean {
  if (MAGIC.some((bytes) => bytes.every((byte, index) => start[index] === byte))) return true
  // UTF-16 without a mark: of Latin letters, one of two bytes is NUL and the other never.
  const sample = start.subarray(0, 4_096)
  const nuls = [0, 0]
  sample.forEach((byte, index) => byte === 0 && (nuls[index % 2] = (nuls[index % 2] ?? 0) + 1))
  const [even = 0, odd = 0] = nuls
  return Math.min(even, odd) === 0 && Math.max(even, odd) > sample.length / 4
}

function firstBreak(chunk: Buffer): number {
  const feed = chunk.indexOf(LINE_FEED)
  const before = feed === -1 ? chunk : chunk.subarray(0, feed)
  const carriage = before.indexOf(CARRIAGE_RETURN)
  return carriage === -1 ? feed : carriage
}

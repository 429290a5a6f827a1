import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { UnreadableFile } from '../../unreadable-file.ts'

/** Longer lines come from files that are no tables; DuckDB took 20 s to refuse one of 300 MB. */
export const LONGEST_LINE = 2_000_000

export interface CsvScan {
  readonly records: number
  /** Records with fewer cells than the first. */
  readonly short: { readonly count: number; readonly line: number }
  /** Closing quotes with text after them. */
  readonly stray: { readonly count: number; readonly line: number }
  readonly blankLines: number
  readonly lineEnds: { readonly lf: number; readonly crlf: number; readonly cr: number }
}

const [NUL, LF, CR, QUOTE] = [0, 10, 13, 34]
const [START, PLAIN, QUOTED, CLOSED] = [0, 1, 2, 3]

/**
 * Reads the whole file once as bytes before DuckDB sees it, and refuses with the line number what
 * would be read wrongly or without end: NUL bytes, an open quote, a huge line, a row with too many
 * cells, text that is not UTF-8. One loop over bytes: it runs at the speed of the disk.
 */
export async function scanCsv(path: string, delimiter: string, cells: number): Promise<CsvScan> {
  const scanner = new Scanner(delimiter.charCodeAt(0), cells)
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    // A stream without an encoding gives buffers.
    const bytes = chunk as Buffer
    tail = checkUtf8(tail, bytes)
    scanner.push(bytes)
  }
  if (tail.length > 0) throw notUtf8()
  return scanner.end()
}

class Scanner {
  readonly #delimiter: number
  readonly #expected: number
  #state = START
  #line = 1
  #recordLine = 1
  #quoteLine = 1
  #recordBytes = 0
  #cells = 0
  #afterReturn = false
  readonly #found = { records: 0, blankLines: 0 }
  readonly #short = { count: 0, line: 0 }
  readonly #stray = { count: 0, line: 0 }
  readonly #lineEnds = { lf: 0, crlf: 0, cr: 0 }

  constructor(delimiter: number, expected: number) {
    this.#delimiter = delimiter
    this.#expected = expected
  }

  push(bytes: Buffer): void {
    const delimiter = this.#delimiter
    let state = this.#state
    let recordStart = -this.#recordBytes
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (byte === LF || byte === CR) {
        if (byte === LF && this.#afterReturn) {
          this.#afterReturn = false
          if (state === QUOTED) continue
          this.#lineEnds.cr -= 1
          this.#lineEnds.crlf += 1
          recordStart = at + 1
          continue
        }
        this.#afterReturn = byte === CR
        this.#line += 1
        if (state === QUOTED) continue
        this.#lineEnds[byte === CR ? 'cr' : 'lf'] += 1
        this.#endRecord(state, at - recordStart)
        recordStart = at + 1
        state = START
        continue
      }
      this.#afterReturn = false
      if (byte === delimiter) {
        if (state === QUOTED) continue
        this.#cells += 1
        state = START
      } else if (byte === QUOTE) {
        if (state === START) {
          state = QUOTED
          this.#quoteLine = this.#line
        } else if (state === QUOTED) state = CLOSED
        else if (state === CLOSED) state = QUOTED
      } else if (byte === NUL) {
        throw new UnreadableFile(
          `Line ${this.#line} holds a NUL byte, so this is not a text file. Saving it again as CSV (UTF-8) might help.`,
        )
      } else if (state === START) {
        state = PLAIN
      } else if (state === CLOSED) {
        this.#stray.count += 1
        this.#stray.line ||= this.#line
        state = PLAIN
      }
    }
    this.#state = state
    this.#recordBytes = bytes.length - recordStart
    if (this.#recordBytes > LONGEST_LINE) throw this.#tooLong()
  }

  end(): CsvScan {
    if (this.#state === QUOTED) {
      throw new UnreadableFile(
        `The quote opened on line ${this.#quoteLine} is never closed. Closing it, or doubling a quote that belongs to the text, might help.`,
      )
    }
    if (this.#recordBytes > 0) this.#endRecord(this.#state, this.#recordBytes)
    return {
      ...this.#found,
      short: this.#short,
      stray: this.#stray,
      lineEnds: this.#lineEnds,
    }
  }

  #endRecord(state: number, bytes: number): void {
    if (bytes > LONGEST_LINE) throw this.#tooLong()
    const blank = this.#cells === 0 && state === START
    const cells = this.#cells + 1
    if (blank) this.#found.blankLines += 1
    else if (cells > this.#expected) throw this.#tooManyCells(cells)
    else {
      this.#found.records += 1
      if (cells < this.#expected) {
        this.#short.count += 1
        this.#short.line ||= this.#recordLine
      }
    }
    this.#cells = 0
    this.#recordLine = this.#line
  }

  #tooManyCells(cells: number): UnreadableFile {
    return new UnreadableFile(
      `Line ${this.#recordLine} has ${cells} cells, but the first row has ${this.#expected}. A cell that contains the delimiter has to be in double quotes.`,
    )
  }

  #tooLong(): UnreadableFile {
    const quote =
      this.#state === QUOTED
        ? ` The quote opened on line ${this.#quoteLine} may never be closed.`
        : ''
    return new UnreadableFile(
      `The row starting on line ${this.#recordLine} is longer than ${LONGEST_LINE / 1e6} MB, more than a table row can be.${quote}`,
    )
  }
}

/** Checks all but a character cut off at the end, and gives back that piece for the next call. */
function checkUtf8(tail: Buffer, bytes: Buffer): Buffer {
  const joined = tail.length > 0 ? Buffer.concat([tail, bytes]) : bytes
  let end = joined.length
  for (let back = 1; back <= Math.min(3, joined.length); back += 1) {
    const byte = joined[joined.length - back] ?? 0
    if (byte < 0x80) break
    if (byte >= 0xc0) {
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      if (needs > back) end = joined.length - back
      break
    }
  }
  if (!isUtf8(joined.subarray(0, end))) throw notUtf8()
  return Buffer.from(joined.subarray(end))
}

function notUtf8(): UnreadableFile {
  return new UnreadableFile(
    'The file is not UTF-8 text (it may be Latin-1 or Windows-1252). Saving it as "CSV UTF-8" might help.',
  )
}

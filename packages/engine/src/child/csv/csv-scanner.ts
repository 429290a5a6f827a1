import { UnreadableFile } from '../../unreadable-file.ts'
import type { CsvMarks } from './csv-marks.ts'

/** Longer lines come from files that are no tables; DuckDB took 20 s to refuse one of 300 MB. */
export const LONGEST_LINE = 2_000_000

export interface CsvScan {
  readonly records: number
  /** Records with fewer cells than they should have. */
  readonly short: Found
  /** Records with more, where what is too much is empty. */
  readonly padded: Found
  /** Records with more that hold something. */
  readonly long: Found
  /** Closing quotes with text after them. */
  readonly stray: Found
  /** Records with a quote in the middle of a cell that has none around it. */
  readonly inner: Found
  readonly blankLines: number
  readonly lineEnds: { readonly lf: number; readonly crlf: number; readonly cr: number }
}

export interface Found {
  readonly count: number
  /** Where the first one is. */
  readonly line: number
}

/** A record as it was found; `from` and `to` are places in the piece being read, `from` maybe before it. */
export interface ScannedRecord {
  readonly from: number
  readonly to: number
  readonly line: number
  readonly cells: number
  readonly form: 'clean' | 'stray' | 'inner' | 'short' | 'padded' | 'long'
}

const [NUL, LF, CR] = [0, 10, 13]
const [START, PLAIN, QUOTED, CLOSED] = [0, 1, 2, 3]

export class CsvScanner {
  readonly #delimiter: number
  readonly #quote: number
  readonly #escape: number
  readonly #width: number
  #skip: number
  #state = START
  #line = 1
  #recordLine = 1
  #quoteLine = 1
  #recordBytes = 0
  #cells = 0
  #tooMuch = false
  #strayHere = false
  #innerHere = false
  #afterReturn = false
  #afterEscape = false
  readonly #counts = { records: 0, blankLines: 0 }
  readonly #found = {
    short: { count: 0, line: 0 },
    padded: { count: 0, line: 0 },
    long: { count: 0, line: 0 },
    stray: { count: 0, line: 0 },
    inner: { count: 0, line: 0 },
  }
  readonly #lineEnds = { lf: 0, crlf: 0, cr: 0 }

  /** `width`: the cells a record should have; 0 where that is not known. */
  constructor(marks: CsvMarks, width: number, skip: number) {
    this.#delimiter = marks.delimiter.charCodeAt(0)
    this.#quote = marks.quote === '' ? -1 : marks.quote.charCodeAt(0)
    this.#escape = marks.escape === marks.quote ? -1 : marks.escape.charCodeAt(0)
    this.#width = width
    this.#skip = skip
  }

  get records(): number {
    return this.#counts.records
  }

  /** Bytes of the record that is not at its end yet. */
  get pending(): number {
    return this.#recordBytes
  }

  push(bytes: Buffer, onRecord?: (record: ScannedRecord) => void): void {
    const delimiter = this.#delimiter
    const quote = this.#quote
    const escape = this.#escape
    let state = this.#state
    let recordStart = -this.#recordBytes
    let at = 0
    if (this.#skip > 0) {
      at = this.#skipLines(bytes)
      recordStart = at
    }
    for (; at < bytes.length; at += 1) {
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
        this.#afterEscape = false
        this.#line += 1
        if (state === QUOTED) continue
        this.#lineEnds[byte === CR ? 'cr' : 'lf'] += 1
        this.#endRecord(state, recordStart, at, onRecord)
        recordStart = at + 1
        state = START
        continue
      }
      this.#afterReturn = false
      if (state === QUOTED && escape >= 0) {
        if (this.#afterEscape) {
          this.#afterEscape = false
          if (byte !== NUL) continue
        } else if (byte === escape) {
          this.#afterEscape = true
          continue
        }
      }
      if (byte === delimiter) {
        if (state === QUOTED) continue
        this.#cells += 1
        state = START
      } else if (byte === quote) {
        if (state === START) {
          state = QUOTED
          this.#quoteLine = this.#line
          if (this.#cells >= this.#width) this.#tooMuch = true
        } else if (state === QUOTED) state = CLOSED
        else if (state === CLOSED && escape < 0) state = QUOTED
        else if (state === CLOSED) state = this.#stray()
        else this.#innerHere = true
      } else if (byte === NUL) {
        throw this.#nul()
      } else if (state === START) {
        state = PLAIN
        if (this.#cells >= this.#width) this.#tooMuch = true
      } else if (state === CLOSED) state = this.#stray()
    }
    this.#state = state
    this.#recordBytes = bytes.length - recordStart
    if (this.#recordBytes > LONGEST_LINE) throw this.#tooLong()
  }

  /** `partial`: the text goes on elsewhere, and a record without a line end is none of ours. */
  end(partial: boolean, onRecord?: (record: ScannedRecord) => void): CsvScan {
    if (!partial) {
      if (this.#state === QUOTED) {
        throw new UnreadableFile(
          `The quote opened on line ${this.#quoteLine} is never closed. Closing it, or doubling a quote that belongs to the text, might help.`,
        )
      }
      if (this.#recordBytes > 0) this.#endRecord(this.#state, -this.#recordBytes, 0, onRecord)
    }
    return { ...this.#counts, ...this.#found, lineEnds: this.#lineEnds }
  }

  #skipLines(bytes: Buffer): number {
    let at = 0
    for (; at < bytes.length && this.#skip > 0; at += 1) {
      const byte = bytes[at]
      if (byte === NUL) throw this.#nul()
      const secondHalf = byte === LF && this.#afterReturn
      this.#afterReturn = byte === CR
      if (secondHalf || (byte !== LF && byte !== CR)) continue
      this.#skip -= 1
      this.#line += 1
    }
    if (this.#skip === 0 && this.#afterReturn && bytes[at] === LF) at += 1
    this.#recordLine = this.#line
    return at
  }

  #endRecord(
    state: number,
    from: number,
    to: number,
    onRecord?: (record: ScannedRecord) => void,
  ): void {
    if (to - from > LONGEST_LINE) throw this.#tooLong()
    const cells = this.#cells + 1
    if (this.#cells === 0 && state === START) this.#counts.blankLines += 1
    else {
      const form = this.#form(cells)
      this.#counts.records += 1
      if (form !== 'clean') {
        this.#found[form].count += 1
        this.#found[form].line ||= this.#recordLine
      }
      onRecord?.({ from, to, line: this.#recordLine, cells, form })
    }
    this.#cells = 0
    this.#tooMuch = false
    this.#strayHere = false
    this.#innerHere = false
    this.#recordLine = this.#line
  }

  #form(cells: number): ScannedRecord['form'] {
    if (this.#width === 0) return this.#strayHere ? 'stray' : 'clean'
    if (cells < this.#width) return 'short'
    if (cells > this.#width) return this.#tooMuch ? 'long' : 'padded'
    if (this.#strayHere) return 'stray'
    return this.#innerHere ? 'inner' : 'clean'
  }

  #stray(): number {
    this.#strayHere = true
    return PLAIN
  }

  #nul(): UnreadableFile {
    return new UnreadableFile(
      `Line ${this.#line} holds a NUL byte, so this is not a text file. Saving it again as CSV (UTF-8) might help.`,
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

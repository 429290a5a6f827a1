import { isUtf8 } from 'node:buffer'
import { UnreadableFile } from '../../unreadable-file.ts'

/** As DuckDB's own reader of JSON has it. */
export const LONGEST_RECORD = 16_000_000

export interface JsonPiece {
  readonly text: string
  /** Whether the text is all that stood there: bytes that are no UTF-8 cannot be. */
  readonly isWhole: boolean
  /** The line it begins on, counted from 1. */
  readonly line: number
}

export function jsonPiece(bytes: Buffer, line: number): JsonPiece {
  return { text: bytes.toString('utf8').trim(), isWhole: isUtf8(bytes), line }
}

const [LF, SPACE, QUOTE, BACKSLASH, COMMA] = [10, 32, 34, 92, 44]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/**
 * Cuts a text of JSON into its records, piece by piece: the elements of one array, or values that
 * follow each other. Finds where they begin and end, not whether they are right inside.
 */
export class JsonCutter {
  readonly #isArray: boolean
  #before = true
  #after = false
  #depth = 0
  #inText = false
  #escaped = false
  #started = false
  #needsComma = false
  #line = 1
  #recordLine = 1
  #taken = 0
  #carry: Buffer[] = []
  #carried = 0

  constructor(isArray: boolean) {
    this.#isArray = isArray
    this.#before = isArray
  }

  push(bytes: Buffer): JsonPiece[] {
    const pieces: JsonPiece[] = []
    let from = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte === LF) this.#line += 1
      if (this.#started) {
        if (!this.#isEnd(byte)) continue
        // Brackets and quotes belong to the record; what ends a number or a word does not.
        const closes = byte === CLOSE_LIST || byte === CLOSE_OBJECT || byte === QUOTE
        const isInside = closes && !this.#endedBefore
        const to = isInside ? at + 1 : at
        pieces.push(this.#take(bytes.subarray(from, to)))
        if (isInside) continue
      }
      if (byte <= SPACE) continue
      if (this.#begins(byte)) {
        this.#started = true
        this.#recordLine = this.#line
        from = at
        this.#enter(byte)
      }
    }
    if (this.#started) this.#keep(bytes.subarray(from))
    return pieces
  }

  /** `partial`: the text goes on elsewhere. */
  end(partial: boolean): JsonPiece[] {
    if (partial) return []
    if (this.#started && !this.#isArray && this.#depth === 0 && !this.#inText) {
      return [this.#take(Buffer.alloc(0))]
    }
    if (this.#started) {
      throw new UnreadableFile(
        `The file ends in the middle of record ${this.#place()}. Sending it again might help.`,
      )
    }
    if (this.#isArray && !this.#after) {
      throw new UnreadableFile('The file ends before its list does. Sending it again might help.')
    }
    return []
  }

  #endedBefore = false

  /** Follows the record; says whether it is over. */
  #isEnd(byte: number): boolean {
    this.#endedBefore = false
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false
      else if (byte === BACKSLASH) this.#escaped = true
      else if (byte === QUOTE) {
        this.#inText = false
        return this.#depth === 0
      }
      return false
    }
    if (this.#depth === 0) {
      this.#endedBefore = byte <= SPACE || byte === COMMA || byte === CLOSE_LIST
      return this.#endedBefore
    }
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      this.#depth -= 1
      return this.#depth === 0
    }
    this.#enter(byte)
    return false
  }

  #enter(byte: number): void {
    if (byte === QUOTE) this.#inText = true
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth += 1
  }

  /** Whether a record begins here; commas and the brackets of the list around are looked at. */
  #begins(byte: number): boolean {
    if (this.#before) {
      if (byte !== OPEN_LIST) throw this.#unexpected(byte)
      this.#before = false
      return false
    }
    if (this.#after) throw this.#unexpected(byte)
    if (this.#isArray && byte === CLOSE_LIST) {
      this.#after = true
      return false
    }
    if (this.#isArray && this.#needsComma) {
      if (byte !== COMMA) throw this.#unexpected(byte)
      this.#needsComma = false
      return false
    }
    if (byte === COMMA) throw this.#unexpected(byte)
    return true
  }

  #take(rest: Buffer): JsonPiece {
    this.#keep(rest)
    const bytes = Buffer.concat(this.#carry)
    this.#carry = []
    this.#carried = 0
    this.#started = false
    this.#needsComma = true
    this.#taken += 1
    return jsonPiece(bytes, this.#recordLine)
  }

  #keep(bytes: Buffer): void {
    this.#carried += bytes.length
    if (this.#carried > LONGEST_RECORD) {
      throw new UnreadableFile(
        `Record ${this.#place()}, is longer than ${LONGEST_RECORD / 1e6} MB, more than a row of a table can be.`,
      )
    }
    this.#carry.push(Buffer.from(bytes))
  }

  #unexpected(byte: number): UnreadableFile {
    // Beyond ASCII a byte is but a part of a letter.
    const found = byte < 0x80 ? `a "${String.fromCharCode(byte)}"` : 'a letter'
    const after = this.#taken === 0 ? '' : `, after record ${this.#taken.toLocaleString('en-US')},`
    return new UnreadableFile(
      `There is ${found} on line ${this.#line}${after} where JSON has none. Mending the line might help.`,
    )
  }

  /** By its number as well: many a file has a single line. */
  #place(): string {
    return `${(this.#taken + 1).toLocaleString('en-US')}, which begins on line ${this.#recordLine}`
  }
}

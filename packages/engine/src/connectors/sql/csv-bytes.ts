const QUOTE = 0x22
const COMMA = 0x2c
const LINE_FEED = 0x0a
/** Rows come one by one; written one by one, they would cost a call of the system each. */
const TOGETHER = 256_000

/** Gathers rows of bytes as the CSV that `OutsideConnector.read` writes. */
export class CsvBytes {
  rows = 0
  #bytes = Buffer.allocUnsafe(2 * TOGETHER)
  #length = 0
  readonly #isQuoted: readonly boolean[]

  /** @param isQuoted by column: whether it is a text, which is always quoted */
  constructor(isQuoted: readonly boolean[]) {
    this.#isQuoted = isQuoted
  }

  /** Whether there is enough to be written. */
  get isFull(): boolean {
    return this.#length >= TOGETHER
  }

  add(cells: readonly (Buffer | null)[]): void {
    for (let at = 0; at < cells.length; at++) {
      if (at > 0) this.#put(COMMA)
      const cell = cells[at]
      if (!cell) continue
      // In quotes it may double, and has two more.
      this.#makeRoom(2 * cell.length + 4)
      if (this.#isQuoted[at]) this.#quoted(cell)
      else this.#copy(cell)
    }
    this.#put(LINE_FEED)
    this.rows += 1
  }

  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#length)
    this.#bytes = Buffer.allocUnsafe(2 * TOGETHER)
    this.#length = 0
    return taken
  }

  #quoted(cell: Buffer): void {
    this.#bytes[this.#length++] = QUOTE
    if (cell.includes(QUOTE)) {
      for (const byte of cell) {
        if (byte === QUOTE) this.#bytes[this.#length++] = QUOTE
        this.#bytes[this.#length++] = byte
      }
    } else this.#copy(cell)
    this.#bytes[this.#length++] = QUOTE
  }

  #copy(cell: Buffer): void {
    this.#bytes.set(cell, this.#length)
    this.#length += cell.length
  }

  #put(byte: number): void {
    this.#makeRoom(1)
    this.#bytes[this.#length++] = byte
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (this.#length + bytes))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }
}

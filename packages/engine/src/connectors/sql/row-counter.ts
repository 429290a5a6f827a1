const QUOTE = 0x22
const LINE_FEED = 0x0a

/** Counts the rows of CSV that comes in pieces: the line ends that stand in no quotes. */
export class RowCounter {
  rows = 0
  #isQuoted = false

  count(piece: Uint8Array): void {
    let isQuoted = this.#isQuoted
    let { rows } = this
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]
      // A quote inside quotes is doubled, and so ends them and begins them again.
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) rows++
    }
    this.#isQuoted = isQuoted
    this.rows = rows
  }
}

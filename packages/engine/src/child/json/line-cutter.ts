import { UnreadableFile } from '../../unreadable-file.ts'
import { type JsonPiece, jsonPiece, LONGEST_RECORD } from './json-pieces.ts'

const LF = 10

/** Cuts a text into its lines, piece by piece; blank ones are none. */
export class LineCutter {
  #carry: Buffer = Buffer.alloc(0)
  #line = 1

  push(bytes: Buffer): JsonPiece[] {
    const pieces: JsonPiece[] = []
    let from = 0
    for (let to = bytes.indexOf(LF); to !== -1; to = bytes.indexOf(LF, from)) {
      this.#add(pieces, Buffer.concat([this.#carry, bytes.subarray(from, to)]))
      this.#carry = Buffer.alloc(0)
      this.#line += 1
      from = to + 1
    }
    this.#carry = Buffer.concat([this.#carry, bytes.subarray(from)])
    if (this.#carry.length > LONGEST_RECORD) throw this.#tooLong()
    return pieces
  }

  end(partial: boolean): JsonPiece[] {
    const pieces: JsonPiece[] = []
    if (!partial) this.#add(pieces, this.#carry)
    return pieces
  }

  #add(pieces: JsonPiece[], bytes: Buffer): void {
    if (bytes.length > LONGEST_RECORD) throw this.#tooLong()
    const piece = jsonPiece(bytes, this.#line)
    if (piece.text !== '') pieces.push(piece)
  }

  #tooLong(): UnreadableFile {
    return new UnreadableFile(
      `Line ${this.#line} is longer than ${LONGEST_RECORD / 1e6} MB, more than a row of a table can be.`,
    )
  }
}

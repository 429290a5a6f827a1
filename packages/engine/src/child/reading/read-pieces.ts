import { createReadStream } from 'node:fs'

const PIECE = 1 << 20

/** The bytes of a UTF-8 text, piece by piece, without the mark some programs put before it. */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  let first = true
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    // A stream without an encoding gives buffers.
    const bytes = piece as Buffer
    const marked = first && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    first = false
    yield marked ? bytes.subarray(3) : bytes
  }
}

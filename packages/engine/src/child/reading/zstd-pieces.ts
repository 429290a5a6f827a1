import { Decompress } from 'fzstd'

/** The largest window of the zstd command without --long; a frame may ask for gigabytes. */
const MOST_WINDOW = 128 * 1024 * 1024

/** Unpacked pieces of a zstd stream. Node 20 has no zstd of its own. */
export async function* zstdPieces(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  let ended = false
  const decompress = new Decompress((bytes, final) => {
    if (bytes.length > 0) ready.push(Buffer.from(bytes))
    ended = final ?? false
  })
  let first = true
  for await (const piece of source) {
    // A stream without an encoding gives buffers.
    const bytes = piece as Buffer
    if (first && windowSize(bytes) > MOST_WINDOW) throw new Error('window too large')
    first = false
    // In small steps: one piece of a bomb would unpack into gigabytes before anybody could look.
    for (let from = 0; from < bytes.length; from += STEP) {
      decompress.push(bytes.subarray(from, from + STEP))
      yield* ready.splice(0)
    }
  }
  decompress.push(new Uint8Array(0), true)
  yield* ready.splice(0)
  if (!ended) throw new Error('cut off')
}

const STEP = 1 << 10

/** What the first frame asks for: RFC 8878, 3.1.1.1. */
function windowSize(bytes: Buffer): number {
  const descriptor = bytes[4] ?? 0
  const isSingle = (descriptor & 0x20) !== 0
  if (!isSingle) {
    const window = bytes[5] ?? 0
    const base = 2 ** (10 + (window >> 3))
    return base + (base / 8) * (window & 7)
  }
  const dictionary = [0, 1, 2, 4][descriptor & 3] ?? 0
  const at = 5 + dictionary
  const size = descriptor >> 6
  if (size === 0) return bytes[at] ?? 0
  if (size === 1) return bytes.readUInt16LE(at) + 256
  return size === 2 ? bytes.readUInt32LE(at) : Number(bytes.readBigUInt64LE(at))
}

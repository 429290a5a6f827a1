import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@plainflow/contract'

/** A line this long is no table, and makes every reader slow. */
const LONGEST_LINE = 2_000_000
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Writes a stream to disk while counting and hashing; never holds more than a chunk of it. */
export async function receiveFile(
  content: Readable,
  path: string,
): Promise<{ bytes: number; checksum: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  let line = 0
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      const lastBreak = Math.max(chunk.lastIndexOf(LINE_FEED), chunk.lastIndexOf(CARRIAGE_RETURN))
      line = lastBreak === -1 ? line + chunk.length : chunk.length - lastBreak - 1
      if (line > LONGEST_LINE)
        done(new Failure('unreadable_data', 'A line of the file is longer than 2 MB.'))
      else done(null, chunk)
    },
  })
  await pipeline(content, watch, createWriteStream(path, { mode: 0o600, flush: true }))
  return { bytes, checksum: hash.digest('hex') }
}

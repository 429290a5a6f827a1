import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Failure } from '@plainflow/contract'
import type { ByteWatch } from './byte-watch.ts'

export interface ReceiveOptions {
  readonly watch: ByteWatch
  /** Bytes in all; one more is refused with the reason. */
  readonly most: number
  readonly tooLarge: Failure
  /** Goes on at the end of what is there. */
  readonly append?: boolean
  readonly signal?: AbortSignal
}

/** Writes a stream to disk while it is watched; never holds more than a chunk of it. */
export async function receiveFile(
  content: Readable,
  path: string,
  { watch, most, tooLarge, append = false, signal }: ReceiveOptions,
): Promise<void> {
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        if (watch.bytes + chunk.length > most) throw tooLarge
        watch.take(chunk)
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  const target = createWriteStream(path, { flags: append ? 'a' : 'wx', mode: 0o600, flush: true })
  await pipeline(content, check, target, signal ? { signal } : {})
}

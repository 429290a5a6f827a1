import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutsideFailed } from '../connector.ts'

/** Of one answer, after it is unpacked: a few kilobytes of packed zeros would be as many gigabytes. */
export const MOST_BYTES = 50_000_000

const UNPACK: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** What `accept-encoding` says. */
export const PACKINGS = 'gzip, deflate, br'

/** The whole body; ended early where it is too long, or where `signal` says so. */
export async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const stream = unpacked(answer)
  const pieces: Buffer[] = []
  let bytes = 0
  const stop = () => answer.destroy(signal.reason instanceof Error ? signal.reason : undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const piece of stream) {
      // A stream of bytes: nothing decodes it.
      const held = piece as Buffer
      bytes += held.length
      if (bytes > MOST_BYTES)
        throw new OutsideFailed(
          `The answer is longer than ${MOST_BYTES / 1_000_000} MB, which is more than one answer may be. Ask for smaller pages.`,
        )
      pieces.push(held)
    }
  } finally {
    signal.removeEventListener('abort', stop)
    if (!answer.complete) answer.destroy()
  }
  return Buffer.concat(pieces, bytes)
}

function unpacked(answer: IncomingMessage): Readable {
  const packing = (answer.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (packing === '' || packing === 'identity') return answer
  const unpack = Object.hasOwn(UNPACK, packing) ? UNPACK[packing]?.() : undefined
  if (!unpack)
    throw new OutsideFailed(
      `The answer is packed as "${packing.slice(0, 40)}", which is not known here.`,
    )
  answer.on('error', (error) => (unpack as unknown as Readable).destroy(error))
  // Streams of zlib can be read, which the wider type does not say.
  return answer.pipe(unpack) as unknown as Readable
}

import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
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

/** Of an answer that is a file, which is laid on the disk. */
const MOST_FILE_BYTES = 1_000_000_000

/** A text, whole; or a file of its own, where its beginning says that it is one. */
export type Body =
  | { readonly bytes: Buffer; readonly file: null }
  | { readonly bytes: Buffer; readonly file: AnswerFile }

export interface AnswerFile {
  readonly kind: 'parquet' | 'xlsx' | 'xls'
  readonly path: string
  readonly size: number
}

/** The whole body; ended early where it is too long, or where `signal` says so. */
export async function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Body> {
  const stream = unzipped(unpacked(answer))
  const stop = () => answer.destroy(signal.reason instanceof Error ? signal.reason : undefined)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const { head, rest } = await beginningOf(stream)
    const kind = MARKS.find(([mark]) => head.subarray(0, mark.length).equals(mark))?.[1]
    if (kind === undefined) return { bytes: await wholeOf(rest), file: null }
    const path = join(tmpdir(), `answer-${randomBytes(6).toString('hex')}`)
    const written = createWriteStream(path)
    await pipeline(atMost(rest, MOST_FILE_BYTES, 'one file'), written)
    return { bytes: Buffer.alloc(0), file: { kind, path, size: written.bytesWritten } }
  } finally {
    signal.removeEventListener('abort', stop)
    if (!answer.complete) answer.destroy()
  }
}

const MARKS: readonly (readonly [mark: Buffer, kind: AnswerFile['kind']])[] = [
  [Buffer.from('PAR1'), 'parquet'],
  [Buffer.from('PK\x03\x04'), 'xlsx'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'xls'],
]
const GZIP = Buffer.from([0x1f, 0x8b])
const LONGEST_MARK = 4

/** The first bytes, and all of them, these included. */
async function beginningOf(stream: AsyncIterable<Buffer>) {
  const pieces = stream[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < LONGEST_MARK) {
    const { done, value } = await pieces.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* rest(): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head
    for (;;) {
      const { done, value } = await pieces.next()
      if (done) return
      yield value
    }
  }
  return { head, rest: rest() }
}

/** A packed file is not the same as a packed answer: its server does not know what is in it. */
async function* unzipped(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, rest } = await beginningOf(stream)
  if (!head.subarray(0, GZIP.length).equals(GZIP)) {
    yield* rest
    return
  }
  // What breaks off is told by who reads the pieces.
  const plain = pipe(Readable.from(rest), createGunzip(), () => {})
  for await (const piece of plain) yield piece as Buffer
}

async function wholeOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of atMost(stream, MOST_BYTES, 'one answer')) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* atMost(
  stream: AsyncIterable<Buffer>,
  most: number,
  what: string,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    if (bytes > most)
      throw new OutsideFailed(
        `The answer is longer than ${most / 1_000_000} MB, which is more than ${what} may be.${what === 'one answer' ? ' Ask for smaller pages.' : ''}`,
      )
    yield piece
  }
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

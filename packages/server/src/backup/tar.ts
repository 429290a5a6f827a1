const BLOCK = 512

/** One entry of a tar archive: its header, content and padding, ready to be written. */
export async function* tarEntry(
  name: string,
  size: number,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield tarHeader(name, size)
  let written = 0
  for await (const chunk of content) {
    written += chunk.length
    yield chunk
  }
  if (written !== size) throw new Error(`${name} changed its size while it was read`)
  yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK)
}

/**
 * Reads an archive entry by entry; each one's content must be read to its end before the next. Only
 * what `tarEntry` writes is understood: plain files.
 */
export async function* readTar(
  archive: AsyncIterable<Buffer>,
): AsyncGenerator<{ name: string; content: AsyncIterable<Buffer> }> {
  const source = new ByteSource(archive)
  for (;;) {
    const header = await source.take(BLOCK)
    if (header.every((byte) => byte === 0)) return await source.drain()
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8)
    if (checksum(header) !== Number.parseInt(header.toString('latin1', 148, 154), 8))
      throw new Error('The file is not a backup, or it is damaged.')
    yield { name, content: source.chunks(size) }
    await source.take((BLOCK - (size % BLOCK)) % BLOCK)
  }
}

function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100)
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\u000000', 257)
  header.write(`${octal(checksum(header), 6)}\0 `, 148)
  return header
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

/** The sum of the header's bytes, its own field counted as spaces. */
function checksum(header: Buffer): number {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 32 : byte
  return sum
}

/** Takes bytes from a stream in the amounts asked for. */
class ByteSource {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(archive: AsyncIterable<Buffer>) {
    this.#chunks = archive[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const chunk of this.chunks(size)) parts.push(chunk)
    return Buffer.concat(parts)
  }

  /** To the very end, as whoever unpacks the bytes checks there that they are right. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  async *chunks(size: number): AsyncGenerator<Buffer> {
    let left = size
    while (left > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next()
        if (next.done) throw new Error('The backup ends too early: it is not whole.')
        this.#rest = next.value
      }
      const part = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
}

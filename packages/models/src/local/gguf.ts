import { open } from 'node:fs/promises'

/** What a file of a model says about itself. */
export interface GgufHeader {
  readonly title: string | null
  readonly architecture: string | null
  /** The most tokens it was taught to read at once. */
  readonly context: number | null
  /** Bytes that each token it has read takes. */
  readonly bytesPerToken: number
}

/** What it is comes first in a file; the words of the model, which are long, come behind. */
const READ_BYTES = 1_000_000
const MAGIC = 'GGUF'

/** Null where the file is no model of this form. */
export async function readGguf(path: string): Promise<GgufHeader | null> {
  const file = await open(path)
  try {
    const buffer = Buffer.alloc(READ_BYTES)
    const { bytesRead } = await file.read(buffer, 0, READ_BYTES, 0)
    return headerOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

export function headerOf(bytes: Buffer): GgufHeader | null {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 4) !== MAGIC) return null
  const version = bytes.readUInt32LE(4)
  // The first had other sizes, and nobody has it any more; beyond these nothing is known.
  if (version < 2 || version > 3) return null
  const values = new Map<string, string | number>()
  try {
    const reader = new Reader(bytes, 24)
    const count = Number(bytes.readBigUInt64LE(16))
    for (let at = 0; at < count; at += 1) {
      const key = reader.text()
      const value = reader.value(reader.number(4))
      if (value !== null) values.set(key, value)
    }
  } catch (error) {
    // The part that was read ends in the middle of something.
    if (!(error instanceof RangeError)) throw error
  }
  return described(values)
}

function described(values: ReadonlyMap<string, string | number>): GgufHeader {
  const text = (key: string) => {
    const value = values.get(key)
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null
  }
  const architecture = text('general.architecture')
  const number = (key: string) => {
    const value = values.get(`${architecture}.${key}`)
    return typeof value === 'number' && Number.isFinite(value) ? value : null
  }
  const heads = number('attention.head_count') ?? 1
  const width = number('attention.key_length') ?? (number('embedding_length') ?? 0) / heads
  const kept = (number('attention.head_count_kv') ?? heads) * width * (number('block_count') ?? 0)
  // Keys and values, two bytes each.
  return {
    title: text('general.name'),
    architecture,
    context: number('context_length'),
    bytesPerToken: kept * 4,
  }
}

/** Reading beyond the end throws a `RangeError`. */
class Reader {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  number(size: 1 | 2 | 4): number {
    const value = this.#bytes.readUIntLE(this.#at, size)
    this.#at += size
    return value
  }

  text(): string {
    const length = this.#long()
    const value = this.#bytes.toString('utf8', this.#at, this.#skip(length))
    return value
  }

  /** A text or a number; null for what nothing is wanted of. */
  value(type: number): string | number | null {
    if (type === TEXT) return this.text()
    if (type === LIST) {
      const items = this.number(4)
      const count = this.#long()
      const size = SIZES[items]
      if (size !== undefined) this.#skip(size * count)
      else for (let at = 0; at < count; at += 1) this.value(items)
      return null
    }
    const size = SIZES[type]
    if (size === undefined) throw new RangeError('unknown type')
    if (type === 4 || type === 5) return this.number(4)
    if (type === 10 || type === 11) return this.#long()
    this.#skip(size)
    return null
  }

  #long(): number {
    const value = Number(this.#bytes.readBigUInt64LE(this.#at))
    this.#at += 8
    return value
  }

  #skip(size: number): number {
    this.#at += size
    if (this.#at > this.#bytes.length) throw new RangeError('the end')
    return this.#at
  }
}

const TEXT = 8
const LIST = 9
/** Bytes of a value by the number of its type: from one byte to eight. */
const SIZES: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
}

/** Counting more than this would only warm the room: the rest is worked out from its size. */
const COUNTED_BYTES = 32_000_000
const CHUNK_BYTES = 1_000_000
const [LF, CR, QUOTE] = [10, 13, 34]
const DELIMITERS = [',', ';', '\t', '|']

export interface DraftCount {
  readonly rows: number
  readonly columns: number
  /** Whether all of the file was looked at. */
  readonly isExact: boolean
}

/**
 * Rows and columns of a CSV file before it is uploaded: records that are not empty without the first,
 * and the names in that. Null where the format cannot be counted here; the server will tell.
 */
export async function countDraft(file: File): Promise<DraftCount | null> {
  if (!/\.(csv|tsv)$/i.test(file.name) || file.size === 0) return null
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isUtf16 =
    (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (isUtf16) return null
  const end = Math.min(file.size, COUNTED_BYTES)
  const counter = new RecordCounter()
  for (let at = 0; at < end; at += CHUNK_BYTES) {
    const part = file.slice(at, Math.min(end, at + CHUNK_BYTES))
    counter.take(new Uint8Array(await part.arrayBuffer()))
  }
  const isExact = end === file.size
  const records = counter.finish(isExact)
  if (records === 0) return null
  const rows = records - 1
  return {
    rows: isExact ? rows : Math.round((rows * file.size) / end),
    columns: columnsIn(counter.header()),
    isExact,
  }
}

/** Bytes, not text: quotes and line ends are the same in every encoding that has ASCII in it. */
class RecordCounter {
  readonly #header: number[] = []
  #records = 0
  #isQuoted = false
  #isEmpty = true

  take(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted
      if (!this.#isQuoted && (byte === LF || byte === CR)) this.#close()
      else {
        this.#isEmpty = false
        if (this.#records === 0) this.#header.push(byte)
      }
    }
  }

  /** The last record has no line end of its own; of a file cut short it is not whole. */
  finish(isWhole: boolean): number {
    if (isWhole) this.#close()
    return this.#records
  }

  header(): string {
    return new TextDecoder().decode(Uint8Array.from(this.#header))
  }

  #close(): void {
    if (!this.#isEmpty) this.#records += 1
    this.#isEmpty = true
  }
}

/** The delimiter that parts the header most often, outside of quotes. */
function columnsIn(header: string): number {
  const bare = header.replaceAll(/"(?:[^"]|"")*"/g, '')
  return 1 + Math.max(...DELIMITERS.map((delimiter) => bare.split(delimiter).length - 1))
}

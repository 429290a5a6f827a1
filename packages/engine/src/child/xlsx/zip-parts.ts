import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { UnreadableFile } from '../../unreadable-file.ts'
import type { Entry, ZipFile } from 'yauzl'

const MOST_ENTRIES = 1_000
/** Sheets shrink to a tenth, very even ones to a thirtieth. */
const MOST_RATIO = 100
/** Below this much, any ratio is harmless. */
const HARMLESS = 50_000_000

/** The parts of an .xlsx file, which is a zip archive. Nothing is unpacked before it is asked for. */
export class ZipParts {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(path: string): Promise<ZipParts> {
    // Few jobs need it, so few load it.
    const yauzl = await import('yauzl')
    const open = promisify<string, object, ZipFile>(yauzl.default.open)
    const zip = await open(path, { lazyEntries: true, autoClose: false }).catch(broken)
    if (zip.entryCount > MOST_ENTRIES) {
      throw new UnreadableFile(
        `The file is an archive of ${zip.entryCount} parts, more than a workbook has.`,
      )
    }
    return new ZipParts(zip, await entriesOf(zip).catch(broken))
  }

  has(name: string): boolean {
    return this.#entries.has(key(name))
  }

  /** A part, unpacked as it is read; refuses one that would grow beyond all measure. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(key(name))
    if (!entry) throw new UnreadableFile(`The workbook lacks its part ${name.slice(0, 80)}.`)
    refuseGrowth(entry.uncompressedSize, entry.compressedSize)
    const open = promisify<Entry, Readable>(this.#zip.openReadStream.bind(this.#zip))
    const stream = await open(entry).catch(broken)
    let unpacked = 0
    try {
      for await (const piece of stream) {
        // A stream without an encoding gives buffers.
        const bytes = piece as Buffer
        unpacked += bytes.length
        refuseGrowth(unpacked, entry.compressedSize)
        yield bytes
      }
    } catch (error) {
      throw error instanceof UnreadableFile ? error : brokenFile()
    } finally {
      stream.destroy()
    }
  }

  close(): void {
    this.#zip.close()
  }
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.set(key(entry.fileName), entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** Names of parts are compared without case, and some writers begin them with a slash. */
function key(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

function refuseGrowth(unpacked: number, packed: number): void {
  if (unpacked <= HARMLESS || unpacked <= MOST_RATIO * packed) return
  throw new UnreadableFile(
    `A part of the workbook unpacks to more than ${MOST_RATIO} times its size, which no sheet does. Saving the table as CSV might help.`,
  )
}

function broken(error: unknown): never {
  throw error instanceof UnreadableFile ? error : brokenFile()
}

function brokenFile(): UnreadableFile {
  return new UnreadableFile(
    'The file is a zip archive that is broken or cut off, or no Excel workbook. Saving it again as .xlsx might help.',
  )
}

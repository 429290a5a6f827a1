import { UnreadableFile } from '../../unreadable-file.ts'

const MOST_BYTES = 400_000_000
const BLOCK = 1 << 24

/**
 * The texts of a workbook, which its cells name by number. Kept as bytes outside the heap, as there
 * may be millions, and only made into text when a cell asks.
 */
export class SharedTexts {
  readonly #blocks: Buffer[] = []
  #places = new Uint32Array(1 << 12)
  #block: Buffer = Buffer.alloc(0)
  #used = 0
  #count = 0
  readonly #escaped = new Set<number>()

  /** `isEscaped`: the file writes it in another way. */
  add(text: string, isEscaped: boolean): void {
    if (isEscaped) this.#escaped.add(this.#count)
    const bytes = Buffer.from(text)
    if (this.#used + bytes.length > this.#block.length) {
      this.#block = Buffer.allocUnsafe(Math.max(BLOCK, bytes.length))
      this.#blocks.push(this.#block)
      this.#used = 0
    }
    if (this.#blocks.length * BLOCK > MOST_BYTES) {
      throw new UnreadableFile(
        `The texts of the workbook take more than ${MOST_BYTES / 1e6} MB. Saving the table as CSV might help.`,
      )
    }
    bytes.copy(this.#block, this.#used)
    this.#remember(this.#blocks.length - 1, this.#used, bytes.length)
    this.#used += bytes.length
  }

  get(index: number): string | undefined {
    if (!(index >= 0 && index < this.#count)) return undefined
    const [block = 0, from = 0, length = 0] = this.#places.subarray(index * 3, index * 3 + 3)
    return this.#blocks[block]?.toString('utf8', from, from + length)
  }

  isEscaped(index: number): boolean {
    return this.#escaped.has(index)
  }

  #remember(block: number, from: number, length: number): void {
    const at = this.#count * 3
    if (at + 3 > this.#places.length) {
      const larger = new Uint32Array(this.#places.length * 2)
      larger.set(this.#places)
      this.#places = larger
    }
    this.#places.set([block, from, length], at)
    this.#count += 1
  }
}

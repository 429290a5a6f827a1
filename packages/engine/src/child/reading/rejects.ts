import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { RejectedLine, RejectedLines } from '../../inspected-file.ts'
import { quoteCell } from '../csv/csv-marks.ts'

const FIRST = 100
const LONGEST_TEXT = 200
const MARKS = { delimiter: ',', quote: '"', escape: '"' }

/** Collects the lines that cannot be in the table: all of them into a file, the first ones to show. */
export class Rejects {
  readonly #path: string | null
  readonly #first: RejectedLine[] = []
  #out: WriteStream | undefined
  #count = 0

  constructor(path: string | null) {
    this.#path = path
  }

  async add(line: number, reason: string, text: string): Promise<void> {
    this.#count += 1
    if (this.#first.length < FIRST) {
      this.#first.push({ line, reason, text: shortened(text) })
    }
    if (this.#path === null) return
    if (!this.#out) {
      this.#out = createWriteStream(this.#path)
      this.#out.write('line,reason,text\n')
    }
    const written = `${line},${quoteCell(reason, MARKS)},${quoteCell(text, MARKS)}\n`
    if (!this.#out.write(written)) await once(this.#out, 'drain')
  }

  async end(): Promise<RejectedLines> {
    if (this.#out) {
      this.#out.end()
      await finished(this.#out)
    }
    return { count: this.#count, path: this.#out ? this.#path : null, first: this.#first }
  }
}

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

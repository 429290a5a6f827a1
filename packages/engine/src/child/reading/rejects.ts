import type { RejectedLine, RejectedLines } from '../../inspected-file.ts'
import { quoteCell } from '../csv/csv-marks.ts'
import { FileWriter } from './file-writer.ts'

const FIRST = 100
const LONGEST_TEXT = 200
const MARKS = { delimiter: ',', quote: '"', escape: '"' }

/** Collects the lines that cannot be in the table: all of them into a file, the first ones to show. */
export class Rejects {
  readonly #path: string | null
  readonly #first: RejectedLine[] = []
  #out: FileWriter | undefined
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
      this.#out = new FileWriter(this.#path)
      await this.#out.write('line,reason,text\n')
    }
    await this.#out.write(`${line},${quoteCell(reason, MARKS)},${quoteCell(text, MARKS)}\n`)
  }

  async end(): Promise<RejectedLines> {
    await this.#out?.end()
    return { count: this.#count, path: this.#out ? this.#path : null, first: this.#first }
  }
}

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}

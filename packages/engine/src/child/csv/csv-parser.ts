import type { CsvMarks } from './csv-marks.ts'

export interface CsvRecord {
  readonly cells: string[]
  /** The line the record starts on, counted from 1. */
  readonly line: number
}

/**
 * Turns text, piece by piece, into records: quoted cells may hold delimiters, line ends and escaped
 * quotes; a quote inside an unquoted cell and text after a closing quote are kept as they are.
 * Blank lines are no records.
 */
export class CsvParser {
  readonly #marks: CsvMarks
  #state: 'start' | 'plain' | 'quoted' | 'escaped' | 'closed' = 'start'
  #cells: string[] = []
  #cell = ''
  #line = 1
  #recordLine = 1
  #afterReturn = false

  constructor(marks: CsvMarks) {
    this.#marks = marks
  }

  push(text: string): CsvRecord[] {
    const records: CsvRecord[] = []
    for (const character of text) this.#step(character, records)
    return records
  }

  /** Whether a quoted cell is still open: at the end of a file, that is an error. */
  get open(): boolean {
    return this.#state === 'quoted' || this.#state === 'escaped'
  }

  /** The record after which no line end came, if any. */
  end(): CsvRecord[] {
    const records: CsvRecord[] = []
    this.#endRecord(records)
    return records
  }

  #step(character: string, records: CsvRecord[]): void {
    const { delimiter, quote, escape } = this.#marks
    const secondHalf = this.#afterReturn && character === '\n'
    this.#afterReturn = character === '\r'
    if (secondHalf) {
      // The second half of one line end, outside quotes; inside them it belongs to the cell.
      if (this.open) this.#cell += character
      return
    }
    const lineEnd = character === '\n' || character === '\r'
    if (lineEnd) this.#line += 1
    if (this.#state === 'escaped') {
      this.#cell += character === quote || character === escape ? character : escape + character
      this.#state = 'quoted'
    } else if (this.#state === 'quoted') {
      if (character === escape && escape !== quote) this.#state = 'escaped'
      else if (character === quote) this.#state = 'closed'
      else this.#cell += character
    } else if (character === delimiter) {
      this.#endCell()
    } else if (lineEnd) {
      this.#endRecord(records)
    } else if (character === quote && this.#state === 'start') {
      this.#state = 'quoted'
    } else if (character === quote && this.#state === 'closed' && escape === quote) {
      this.#cell += quote
      this.#state = 'quoted'
    } else {
      this.#cell += character
      this.#state = 'plain'
    }
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
  }

  #endRecord(records: CsvRecord[]): void {
    const blank = this.#cells.length === 0 && this.#state === 'start'
    if (!blank) {
      this.#endCell()
      records.push({ cells: this.#cells, line: this.#recordLine })
    }
    this.#cells = []
    this.#recordLine = this.#line
  }
}

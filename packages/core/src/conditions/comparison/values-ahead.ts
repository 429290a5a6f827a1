import type { Column } from '../../relation/column.ts'
import type { ClauseReader } from '../../words/clause-reader.ts'
import { linkColumn } from '../../tables/link-column.ts'
import { readNumber } from '../../words/read-number.ts'
import { readPeriod } from '../../words/read-period.ts'
import type { TableWords } from '../../tables/table-words.ts'
import { readOperator } from '../read-operator.ts'
import { BOUNDARIES, GROUP_OPENINGS, LONGEST_VALUE } from './value-words.ts'

/** What stands ahead in a clause: looked at, and not taken. */
export class ValuesAhead {
  readonly #reader: ClauseReader
  readonly #table: TableWords

  constructor(reader: ClauseReader, table: TableWords) {
    this.#reader = reader
    this.#table = table
  }

  atBoundary(): boolean {
    const word = this.#reader.peek()
    if (!word) return true
    return (word.kind === 'word' || word.kind === 'symbol') && BOUNDARIES.has(word.value)
  }

  /** Does something follow that can only be a value of this column? */
  seesValueOf(column: Column): boolean {
    const next = this.#reader.peek()
    if (column.type === 'text') {
      return next?.kind === 'quoted' || this.cellOf(column) !== null
    }
    if (column.type === 'integer' || column.type === 'number') return next?.kind === 'number'
    return this.periodAhead() > 0
  }

  /** How many words a date takes from here: "2024" one, "1 January 2024" three, none where there is none. */
  periodAhead(): number {
    const start = this.#reader.at
    return this.#tried(() => (readPeriod(this.#reader) ? this.#reader.at - start : null)) ?? 0
  }

  /** Is one of these words followed by what can be read so? */
  follows(joins: readonly string[], read: (reader: ClauseReader) => object | null): boolean {
    const found = this.#tried(() =>
      this.#reader.takeAny(joins) === null ? null : read(this.#reader),
    )
    return found !== null
  }

  /** The column said after a value: "over 100 in amount", "at least 10 units sold". */
  columnAfterValue(): Column | null {
    return this.#tried(() => {
      if (readPeriod(this.#reader) === null && readNumber(this.#reader) === null) return null
      this.#reader.takeAny(['in', 'of', 'for'])
      return linkColumn(this.#reader, this.#table)?.column ?? null
    })
  }

  /** A cell of any column, named at this place. */
  cellAhead(): { readonly columns: readonly Column[]; readonly text: string } | null {
    const reader = this.#reader
    const most = Math.min(LONGEST_VALUE, reader.words.length - reader.at)
    for (let words = most; words > 0; words -= 1) {
      const text = this.written(words)
      const columns = this.#table.columnsHolding(text)
      if (columns.length > 0) return { columns, text }
    }
    return null
  }

  /** A cell of this column in the data's own spelling, the longest first; an article before it is skipped. */
  cellOf(column: Column): { readonly text: string; readonly words: number } | null {
    const reader = this.#reader
    for (const skip of reader.sees('the') ? [0, 1] : [0]) {
      const most = Math.min(LONGEST_VALUE, reader.words.length - reader.at - skip)
      for (let words = most; words > 0; words -= 1) {
        const written = reader.slice(reader.at + skip, reader.at + skip + words)
        const text = this.#table.cell(column.name, written)
        if (text !== undefined) return { text, words: words + skip }
      }
    }
    return null
  }

  /** Does a condition of its own begin here, so that the list before it has ended? */
  conditionAhead(): boolean {
    const ahead = this.#tried(() => {
      const reader = this.#reader
      reader.skip(['where', 'whose', 'with', 'the'])
      if (GROUP_OPENINGS.some((opening) => reader.sees(opening))) return true
      if (reader.sees('no') || reader.sees('without')) return true
      const quoted = reader.peek()?.kind === 'quoted'
      const linked = linkColumn(reader, this.#table)
      if (linked) reader.at += linked.words
      // In quotes it may as well be one more value, unless something is asked of it.
      const truth = linked?.column.type === 'boolean' && !quoted
      return truth || readOperator(reader) !== null ? true : null
    })
    return ahead !== null
  }

  written(words: number): string {
    const word = this.#reader.peek()
    if (words === 1 && word?.kind === 'quoted') return word.value
    return this.#reader.slice(this.#reader.at, this.#reader.at + words)
  }

  #tried<Found>(read: () => Found | null): Found | null {
    const start = this.#reader.at
    const found = read()
    this.#reader.at = start
    return found
  }
}

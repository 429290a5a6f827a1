import type { DuckDBAppender } from '@duckdb/node-api'
import type { Database } from '../database.ts'

/** DuckDB takes rows in chunks of this many at most. */
const CHUNK = 2_048
const MOST_CELLS = 400_000
const MOST_CHARACTERS = 8_000_000

export type Row = readonly (string | null)[]
/** Only the cells that hold something, by their places. */
type SparseRow = ReadonlyMap<number, string>

/**
 * A table of texts that is filled row by row and may become wider on the way. Rows wait here only
 * until there is a chunk of them, so that a file of any size passes through little memory. The first
 * wait longer: each column that comes later changes the whole table, and records of 40,000 keys took all
 * memory that way before there was one too many of them.
 */
export class RowTable {
  readonly #database: Database
  readonly #name: string
  #waiting: (Row | SparseRow)[] = []
  #characters = 0
  #cells = 0
  #width = 0
  #wanted = 1
  #appender: DuckDBAppender | undefined

  constructor(database: Database, name: string) {
    this.#database = database
    this.#name = name
  }

  async append(row: Row): Promise<void> {
    const filled = row.filter((cell) => cell !== null)
    for (const cell of filled) this.#characters += cell.length
    this.#cells += filled.length + 1
    this.#wanted = Math.max(this.#wanted, row.length)
    this.#waiting.push(filled.length * SPARSE < row.length ? sparse(row) : row)
    const isChunk = this.#appender
      ? this.#waiting.length >= this.#rowsOfChunk()
      : this.#cells >= MOST_CELLS
    if (isChunk || this.#characters > MOST_CHARACTERS) await this.#flush()
  }

  /** After this the table can be read; it has at least so many columns, named c0, c1, … */
  async end(width: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, width)
    await this.#flush()
    this.#appender?.closeSync()
  }

  #rowsOfChunk(): number {
    return Math.min(CHUNK, Math.ceil(MOST_CELLS / this.#wanted))
  }

  async #flush(): Promise<void> {
    const { DuckDBDataChunk, VARCHAR } = await import('../duckdb.ts')
    const appender = await this.#open()
    this.#characters = 0
    this.#cells = 0
    const types = Array.from({ length: this.#width }, () => VARCHAR)
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.splice(0, this.#rowsOfChunk())
      const chunk = DuckDBDataChunk.create(types, rows.length)
      chunk.setColumns(types.map((_, index) => rows.map((row) => cellAt(row, index))))
      appender.appendDataChunk(chunk)
    }
  }

  /** An appender for a table as wide as it has to be by now. */
  async #open(): Promise<DuckDBAppender> {
    if (this.#appender && this.#width === this.#wanted) return this.#appender
    const { connection } = this.#database
    this.#appender?.closeSync()
    const added = Array.from(
      { length: this.#wanted - this.#width },
      (_, index) => `c${this.#width + index} VARCHAR`,
    )
    if (this.#width === 0) {
      await connection.run(`CREATE OR REPLACE TEMP TABLE ${this.#name} (${added.join(', ')})`)
    } else {
      for (const column of added) {
        await connection.run(`ALTER TABLE ${this.#name} ADD COLUMN ${column}`)
      }
    }
    this.#width = this.#wanted
    this.#appender = await connection.createAppender(this.#name)
    return this.#appender
  }
}

/** Of a row that wide so few cells hold something that the others are not worth keeping. */
const SPARSE = 8

function sparse(row: Row): SparseRow {
  return new Map([...row.entries()].filter((entry): entry is [number, string] => entry[1] !== null))
}

function cellAt(row: Row | SparseRow, place: number): string | null {
  return ('get' in row ? row.get(place) : row[place]) ?? null
}

import type { DuckDBAppender } from '@duckdb/node-api'
import type { Database } from '../database.ts'

/** DuckDB takes rows in chunks of this many at most. */
const CHUNK = 2_048
const MOST_CELLS = 400_000
const MOST_CHARACTERS = 8_000_000

export type Row = readonly (string | null)[]

/**
 * A table of texts that is filled row by row and may become wider on the way. Rows wait here only
 * until there is a chunk of them, so that a file of any size passes through little memory.
 */
export class RowTable {
  readonly #database: Database
  readonly #name: string
  #waiting: Row[] = []
  #characters = 0
  #width = 0
  #wanted = 1
  #appender: DuckDBAppender | undefined

  constructor(database: Database, name: string) {
    this.#database = database
    this.#name = name
  }

  async append(row: Row): Promise<void> {
    this.#waiting.push(row)
    this.#wanted = Math.max(this.#wanted, row.length)
    for (const cell of row) this.#characters += cell?.length ?? 0
    const most = Math.min(CHUNK, Math.ceil(MOST_CELLS / this.#wanted))
    if (this.#waiting.length >= most || this.#characters > MOST_CHARACTERS) await this.#flush()
  }

  /** After this the table can be read; it has at least so many columns, named c0, c1, … */
  async end(width: number): Promise<void> {
    this.#wanted = Math.max(this.#wanted, width)
    await this.#flush()
    this.#appender?.closeSync()
  }

  async #flush(): Promise<void> {
    const { DuckDBDataChunk, VARCHAR } = await import('../duckdb.ts')
    const appender = await this.#open()
    const rows = this.#waiting.splice(0)
    this.#characters = 0
    if (rows.length === 0) return
    const columns = Array.from({ length: this.#width }, (_, index) => {
      return rows.map((row) => row[index] ?? null)
    })
    const chunk = DuckDBDataChunk.create(
      columns.map(() => VARCHAR),
      rows.length,
    )
    chunk.setColumns(columns)
    appender.appendDataChunk(chunk)
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

import { TextDecoder } from 'node:util'
import type { SQLiteValue } from 'node-sqlite3-wasm'

/** `long`: a whole number that a fraction's type would round. */
export type SqliteKind = 'integer' | 'long' | 'number' | 'text' | 'bytes'

export interface SqliteCell {
  readonly kind: SqliteKind
  readonly text: string
}

/** What was not to be kept as it stands in the file. */
export interface Losses {
  infinite: number
  undecodable: number
  withNul: number
}

/** A value as text, with what it is: in SQLite every cell has a type of its own. */
export class CellReader {
  readonly losses: Losses = { infinite: 0, undecodable: 0, withNul: 0 }
  readonly #strict: TextDecoder
  readonly #lenient: TextDecoder

  constructor(encoding: string) {
    this.#strict = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
    this.#lenient = new TextDecoder(encoding, { ignoreBOM: true })
  }

  /** @param value a text as its bytes: read as text, it would end at its first NUL */
  cell(type: SQLiteValue | undefined, value: SQLiteValue | undefined): SqliteCell | null {
    if (value instanceof Uint8Array)
      return type === 'text'
        ? { kind: 'text', text: this.#text(value) }
        : { kind: 'bytes', text: `\\x${Buffer.from(value).toString('hex')}` }
    if (typeof value === 'bigint') return { kind: 'long', text: String(value) }
    if (typeof value !== 'number') return null
    if (type === 'integer') return { kind: 'integer', text: String(value) }
    if (Number.isFinite(value)) return { kind: 'number', text: String(value) }
    this.losses.infinite += 1
    return null
  }

  #text(bytes: Uint8Array): string {
    let text: string
    try {
      text = this.#strict.decode(bytes)
    } catch {
      this.losses.undecodable += 1
      text = this.#lenient.decode(bytes)
    }
    if (!text.includes('\0')) return text
    this.losses.withNul += 1
    return text.replaceAll('\0', '')
  }
}

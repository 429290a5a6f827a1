import type { Mark } from '../words/marks.ts'
import type { SchemaColumn, SchemaTable } from '../../../tables/schema.ts'
import type { Token } from '../../../words/tokens.ts'
import type { ValueHit } from '../tables/value-index.ts'

/** A stretch of a question and everything it may stand for. */
export interface Mention {
  /** Place among the mentions of the question. */
  readonly index: number
  /** Tokens from `start` to before `end`. */
  readonly start: number
  readonly end: number
  readonly text: string
  readonly columns: readonly ColumnLink[]
  readonly tables: readonly TableLink[]
  readonly values: readonly ValueHit[]
  readonly number: number | null
  readonly mark: Mark | null
  readonly quoted: boolean
  readonly proper: boolean
}

export interface ColumnLink {
  readonly column: SchemaColumn
  readonly score: number
}

export interface TableLink {
  readonly table: SchemaTable
  readonly score: number
}

/** A question with its words bound to the data as far as they can be. */
export interface LinkedSentence {
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  readonly tables: readonly SchemaTable[]
}

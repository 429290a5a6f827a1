import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'

/** How PostgreSQL writes a call: a piece that needs no parentheses around it. */
export type PostgresSpelling = (args: PostgresArguments) => Code
/** Some of them, as a file has them. */
export type PostgresSpellings = Readonly<Partial<Record<FunctionName, PostgresSpelling>>>

export interface PostgresArguments {
  /** The argument at an index, complete in itself: for a place between commas. */
  at(index: number): Code
  readonly items: readonly Code[]
  /** All arguments with commas between. */
  readonly all: Code
  readonly count: number
  /** Of the result. */
  readonly type: ColumnType | null
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
  /** Names a helper function, and has it put into the file. */
  readonly use: Use
}

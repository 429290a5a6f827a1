import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'

/** How DuckDB writes a call: a piece that needs no parentheses around it. */
export type DuckdbSpelling = (args: DuckdbArguments) => Code
/** Some of them, as a file has them. */
export type DuckdbSpellings = Readonly<Partial<Record<FunctionName, DuckdbSpelling>>>

export interface DuckdbArguments {
  /** The argument at an index, complete in itself: for a place between commas. */
  at(index: number): Code
  /** All arguments with commas between. */
  readonly all: Code
  readonly count: number
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
}

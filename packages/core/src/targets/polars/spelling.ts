import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { HelperName } from './helpers.ts'

/** How Polars writes a call: an expression ready for `.method()`. */
export type PolarsSpelling = (args: PolarsArguments) => Code
/** Some of them, as a file has them. */
export type PolarsSpellings = Readonly<Partial<Record<FunctionName, PolarsSpelling>>>

export interface PolarsArguments {
  /** The argument as an expression, whatever was given; ready for `.method()`. */
  expr(index: number): Code
  /** All of them from a place on, as expressions for a place between commas. */
  exprs(from?: number): readonly Code[]
  /** The bare value where a literal was given, else the expression; for a place between commas. */
  value(index: number): Code
  /** As the left side of a comparison. */
  operand(index: number): Code
  readonly count: number
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
  /** The digits of a literal integer. */
  integerAt(index: number): number
  /** The type of the call's result. */
  readonly type: ColumnType
  /** Names a helper function or module, and has it put into the file. */
  use(helper: HelperName): Code
  number(value: number): Code
}

import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { HelperName } from './helpers.ts'

/** How pandas writes a call: a piece that needs no parentheses around it. */
export type PandasSpelling = (args: PandasArguments) => Code
/** Some of them, as a file has them. */
export type PandasSpellings = Readonly<Partial<Record<FunctionName, PandasSpelling>>>

export interface PandasArguments {
  /** The argument as a column, whatever was given; ready for `.method()`. */
  series(index: number): Code
  /** A condition of which an unknown answer counts as false; for a place between commas. */
  condition(index: number): Code
  /** The bare value where a literal was given, else the column; for a place between commas. */
  value(index: number): Code
  readonly count: number
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
  /** The digits of a literal integer. */
  integerAt(index: number): number
  /** The pandas type of the call's result, as a literal. */
  readonly dtype: Code
  /** Names a helper function or module, and has it put into the file. */
  use(helper: HelperName): Code
  number(value: number): Code
}

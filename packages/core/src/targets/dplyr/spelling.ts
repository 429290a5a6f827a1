import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import type { FunctionName } from '../../relation/functions.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'

/** How R writes a call: code that needs no brackets around it. */
export type DplyrSpelling = (args: DplyrArguments) => Code
/** Some of them, as a file has them. */
export type DplyrSpellings = Readonly<Partial<Record<FunctionName, DplyrSpelling>>>

export interface DplyrArguments {
  /** The argument for a place between commas, of its own type also where a literal stands. */
  expr(index: number): Code
  /** All of them from a place on, of the type the call gives. */
  exprs(from?: number): readonly Code[]
  /** The argument as that type: integers as numbers, dates as timestamps. */
  as(index: number, type: ColumnType): Code
  /** The argument where false and NA are the same. */
  condition(index: number): Code
  /** The same as a factor of a product. */
  operandAs(index: number, type: ColumnType): Code
  /** The comparison of two arguments for equality. */
  equal(left: number, right: number): Code
  readonly count: number
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
  /** The digits of a literal integer. */
  integerAt(index: number): number
  /** The type of the call's result. */
  readonly type: ColumnType
  /** Names a helper function, or a package, and has it put into the file. */
  readonly use: Use
  number(value: number): Code
}

import type { ColumnType } from '../../relation/column.ts'
import type { Literal } from '../../relation/expression.ts'
import type { FunctionName } from '../../relation/functions.ts'
import type { SparkNode } from './spark-tree.ts'

/** How Spark writes a call. */
export type SparkSpelling = (args: SparkArguments) => SparkNode
/** Some of them, as a file has them. */
export type SparkSpellings = Readonly<Partial<Record<FunctionName, SparkSpelling>>>

export interface SparkArguments {
  /** The argument as a Column, whatever was given. */
  column(index: number): SparkNode
  /** All of them from a place on. */
  columns(from?: number): readonly SparkNode[]
  /** The bare value where a literal was given, else the Column. */
  value(index: number): SparkNode
  readonly count: number
  typeAt(index: number): ColumnType | null
  literalAt(index: number): Literal | null
  /** The text of a literal. */
  textAt(index: number): string
  /** The digits of a literal integer. */
  integerAt(index: number): number
  /** The type of the call's result. */
  readonly type: ColumnType
}

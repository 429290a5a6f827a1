import type { Column } from '../../relation/column.ts'
import { cast, sparkColumn } from './column-name.ts'
import { withColumns } from './reshaped.ts'
import type { SparkNode } from './spark-tree.ts'

/** Rows that a system outside gives as texts, with the types they are of: what is no value of its type stops. */
export function typedTexts(rows: SparkNode, columns: readonly Column[]): SparkNode {
  const values = columns.flatMap(({ name, type }) =>
    type === 'text' ? [] : [[name, cast(sparkColumn(name), type)] as const],
  )
  return values.length === 0 ? rows : withColumns(rows, ...values)
}

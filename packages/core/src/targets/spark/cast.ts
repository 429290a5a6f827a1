import type { ColumnType } from '../../relation/column.ts'
import { cast } from './column-name.ts'
import { helper } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

/** A cast as docs/semantics.md means it: what does not fit is null, and nothing is guessed. */
export function sparkCast(value: SparkNode, from: ColumnType, to: ColumnType): SparkNode {
  if (from === to) return value
  if (from === 'text') return FROM_TEXT[to](value)
  if (from === 'number' && to === 'text') return helper('number_text', value)
  if (from === 'number' && to === 'integer') return helper('number_to_integer', value)
  return cast(value, to)
}

const FROM_TEXT: Readonly<Record<ColumnType, (value: SparkNode) => SparkNode>> = {
  boolean: (value) => helper('to_boolean', value),
  integer: (value) => helper('to_integer', value),
  number: (value) => helper('to_number', value),
  text: (value) => value,
  date: (value) => helper('to_date', value),
  timestamp: (value) => helper('to_timestamp', value),
}

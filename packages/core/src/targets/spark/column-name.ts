import type { ColumnType } from '../../relation/column.ts'
import { refuseUnprintable } from '../refuse-unprintable.ts'
import { method, text } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

export const SPARK_TYPES: Readonly<Record<ColumnType, string>> = {
  boolean: 'boolean',
  integer: 'bigint',
  number: 'double',
  text: 'string',
  date: 'date',
  timestamp: 'timestamp_ntz',
}

/** The column of a name: `col("price")`. */
export function sparkColumn(name: string): SparkNode {
  return { kind: 'column', name: reference(name) }
}

/** The name where Spark looks for a column: `sum("price")`. */
export function columnName(name: string): SparkNode {
  return text(reference(name))
}

/** In a reference a point leads into a structure, and `*` is all columns; backquotes take that away. */
function reference(name: string): string {
  refuseUnprintable(name)
  return /[.`]/.test(name) || name === '*' ? `\`${name.replaceAll('`', '``')}\`` : name
}

export function alias(value: SparkNode, name: string): SparkNode {
  return method(value, 'alias', text(name))
}

export function cast(value: SparkNode, type: ColumnType): SparkNode {
  return method(value, 'cast', text(SPARK_TYPES[type]))
}

/** A name that no column has. */
export function freshColumn(wanted: string, taken: Iterable<string>): string {
  const small = new Set(Array.from(taken, (name) => name.toLowerCase()))
  let name = wanted
  for (let count = 2; small.has(name); count++) name = `${wanted}_${count}`
  return name
}

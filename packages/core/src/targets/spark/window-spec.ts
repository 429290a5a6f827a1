import type { SortKey } from '../../relation/relation.ts'
import { columnName } from './column-name.ts'
import { sortKeys } from './sorted.ts'
import { lit, method, whole } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

const WINDOW: SparkNode = { kind: 'window' }

/** `Window.partitionBy("region")` */
export function partition(columns: readonly string[]): SparkNode {
  return method(WINDOW, 'partitionBy', ...columns.map(columnName))
}

/** The same with an order; rows without one are all alike. */
export function ordered(columns: readonly string[], order: readonly SortKey[]): SparkNode {
  const keys = order.length > 0 ? sortKeys(order) : [lit(whole(1))]
  const base = columns.length > 0 ? partition(columns) : WINDOW
  return method(base, 'orderBy', ...keys)
}

/** From the first row of the partition, or from so many before, up to this one. */
export function rowsUpToHere(spec: SparkNode, before: number | null): SparkNode {
  const start: SparkNode =
    before === null ? { kind: 'attribute', on: WINDOW, name: 'unboundedPreceding' } : whole(-before)
  return method(spec, 'rowsBetween', start, { kind: 'attribute', on: WINDOW, name: 'currentRow' })
}

import type { SortKey } from '../../relation/relation.ts'
import { columnName } from './column-name.ts'
import { fn } from './spark-tree.ts'
import type { SparkNode } from './spark-tree.ts'

/** `desc_nulls_last("price")` for each key. */
export function sortKeys(keys: readonly SortKey[]): readonly SparkNode[] {
  return keys.map(({ column, direction, nulls }) => {
    const side = direction === 'ascending' ? 'asc' : 'desc'
    return fn(`${side}_nulls_${nulls}`, columnName(column))
  })
}

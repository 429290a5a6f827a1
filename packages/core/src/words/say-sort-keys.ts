import type { Column } from '../relation/column.ts'
import type { SortKey } from '../relation/relation.ts'
import { sayName } from './say.ts'

/** Keys in words: "region, amount descending with empty cells first". */
export function saySortKeys(keys: readonly SortKey[], columns: readonly Column[]): string {
  return keys
    .map(({ column, direction, nulls }) => {
      const down = direction === 'descending' ? ' descending' : ''
      return `${sayName(column, columns)}${down}${nulls === 'first' ? ' with empty cells first' : ''}`
    })
    .join(', ')
}

import type { Column } from '../../relation/column.ts'
import type { SortKey } from '../../relation/relation.ts'
import { code } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { rCall } from './r-call.ts'
import { rColumn } from './r-name.ts'

/** The step that sorts, none for no keys. */
export function sortLinks(
  keys: readonly SortKey[],
  columns: readonly Column[],
  use: Use,
): readonly Code[] {
  if (keys.length === 0) return []
  return [rCall(code`arrange`, ...sortKeys(keys, columns, use))]
}

/** What to sort by, for `arrange` and `order`: what is missing comes last unless asked otherwise. */
export function sortKeys(
  keys: readonly SortKey[],
  columns: readonly Column[],
  use: Use,
): readonly Code[] {
  return keys.flatMap((key) => {
    const type = columns.find(({ name }) => name === key.column)?.type
    const column = rColumn(key.column)
    // Neither arrange nor order knows integers of 64 bits beside other keys.
    const plain = type === 'integer' ? rCall(use('in_order'), column) : column
    const ordered = key.direction === 'descending' ? rCall(code`desc`, plain) : plain
    return key.nulls === 'first' ? [code`!is.na(${column})`, ordered] : [ordered]
  })
}

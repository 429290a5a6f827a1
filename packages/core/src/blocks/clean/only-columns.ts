import type { Column } from '../../relation/column.ts'
import type { Relation } from '../../relation/relation.ts'

/** The real columns without the helping ones. */
export function onlyColumns(input: Relation, columns: readonly Column[]): Relation {
  return { kind: 'select', input, columns: columns.map(({ name }) => ({ name, from: name })) }
}

import type { Reference } from '../../relate/reference.ts'
import { joinTables } from '../question/tables/joins.ts'
import { reachFrom } from '../question/tables/reach-from.ts'
import type { QueryJoin } from '../question/query/query.ts'

/** How to get from the base to these tables without taking a row twice. */
export function joinsTo(
  base: string,
  tables: readonly string[],
  references: readonly Reference[],
): readonly QueryJoin[] | null {
  const far = reachFrom(base, references)
  const onward = references.filter(
    ({ many, one }) =>
      far.has(many.table) && (far.get(one.table) ?? 0) > (far.get(many.table) ?? 0),
  )
  return joinTables([base, ...tables], onward)?.joins ?? null
}

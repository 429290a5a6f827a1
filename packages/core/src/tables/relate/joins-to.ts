import type { Reference } from './reference.ts'
import { joinTables } from './join-tables.ts'
import { reachFrom } from './reach-from.ts'
import type { QueryJoin } from './join-tables.ts'

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

import { sameColumn } from '../column-ref.ts'
import type { ColumnRef } from '../column-ref.ts'
import type { Reference } from './reference.ts'

/** Two columns by which a table is joined to one that is there already. */
export interface QueryJoin {
  readonly left: ColumnRef
  readonly right: ColumnRef
  /** Rows that refer to none of the other table stay, with nothing told of it. */
  readonly keepsAll?: boolean
}

export interface JoinTree {
  readonly tables: readonly string[]
  readonly joins: readonly QueryJoin[]
}

/** The shortest way to connect some tables, the first one being the start; null where there is none. */
export function joinTables(
  wanted: readonly string[],
  references: readonly Reference[],
): JoinTree | null {
  const [first, ...rest] = [...new Set(wanted)]
  if (first === undefined) return null
  const tables = [first]
  const joins: QueryJoin[] = []
  for (const target of rest) {
    if (tables.includes(target)) continue
    const path = pathTo(target, tables, references)
    if (!path) return null
    for (const join of path) {
      joins.push(join)
      tables.push(join.right.table)
    }
  }
  return { tables, joins }
}

/** Two rows of the same club are no pair: a table that holds the pairs is a better way to go. */
const SIBLINGS = 1.5

/** Joins from any table already there to the target, each step's right side being the new table. */
export function pathTo(
  target: string,
  from: readonly string[],
  references: readonly Reference[],
): readonly QueryJoin[] | null {
  const cost = new Map(from.map((table) => [table, 0]))
  const via = new Map<string, QueryJoin>()
  const open = new Set(from)
  while (open.size > 0) {
    const [nearest] = [...open].toSorted((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0))
    if (nearest === undefined || nearest === target) break
    open.delete(nearest)
    for (const { many, one, score } of references) {
      const next =
        many.table === nearest
          ? { left: many, right: one }
          : one.table === nearest
            ? { left: one, right: many }
            : null
      if (!next) continue
      const cameBy = via.get(nearest)?.right
      const price =
        (cost.get(nearest) ?? 0) +
        1 +
        Math.max(0, 5 - score) * 0.4 +
        (cameBy && sameColumn(cameBy, one) && one.table === nearest ? SIBLINGS : 0)
      if (price >= (cost.get(next.right.table) ?? Infinity)) continue
      cost.set(next.right.table, price)
      via.set(next.right.table, next)
      open.add(next.right.table)
    }
  }
  const path: QueryJoin[] = []
  let at = target
  while (!from.includes(at)) {
    const step = via.get(at)
    if (!step) return null
    path.unshift(step)
    at = step.left.table
  }
  return path
}

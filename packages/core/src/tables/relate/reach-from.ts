import type { Reference } from './reference.ts'

/**
 * The tables that a row of one table has at most one row of, each with how far it is. Joining any of them
 * leaves the number of rows as it is, so what is counted or added up is not taken twice.
 */
export function reachFrom(
  base: string,
  references: readonly Reference[],
): ReadonlyMap<string, number> {
  const far = new Map([[base, 0]])
  const open = [base]
  for (let table = open.shift(); table !== undefined; table = open.shift()) {
    for (const { many, one } of references) {
      if (many.table !== table || far.has(one.table)) continue
      far.set(one.table, (far.get(table) ?? 0) + 1)
      open.push(one.table)
    }
  }
  return far
}

import type { Relation } from '../../relation/relation.ts'
import type { ColumnTrace, Origin } from '../lineage/trace.ts'
import { traceRelation } from '../lineage/trace-relation.ts'
import type { Arrival } from '../wiring.ts'
import type { AskedRule } from './ask-rule.ts'

/** Thought name to real name. */
export type Names = ReadonlyMap<string, string>

/** By port: which real column each thought one is; null where one of them is none. */
export function namesBeside(
  thought: AskedRule,
  real: AskedRule,
  arrivals: readonly Arrival[],
  renamed: (arrival: Arrival, column: string) => string,
): readonly Names[] | null {
  const ports = thought.columns.map((columns, port): Names | null => {
    const others = real.columns[port] ?? []
    const isSame =
      columns.length === others.length && columns.every(({ type }, at) => type === others[at]?.type)
    if (isSame) return differing(columns.map(({ name }, at) => [name, others[at]?.name ?? name]))
    const [before, after] = [thought.relations()[port], real.relations()[port]]
    return before && after ? namesByOrigin(before, after, arrivals, renamed) : null
  })
  return ports.every((names) => names !== null) ? ports : null
}

/** A join whose keys are no longer of one name has a column more: then columns go by where they come from. */
function namesByOrigin(
  thought: Relation,
  real: Relation,
  arrivals: readonly Arrival[],
  renamed: (arrival: Arrival, column: string) => string,
): Names | null {
  const found = new Map<string, string[]>()
  for (const [name, trace] of traceRelation(real).columns) {
    const key = originsOf(trace, ({ column }) => column)
    found.set(key, [...(found.get(key) ?? []), name])
  }
  const pairs: [string, string][] = []
  for (const [name, trace] of traceRelation(thought).columns) {
    const key = originsOf(trace, ({ leaf, column }) => {
      const arrival = arrivals.find(({ source, port }) => `${source}:${port}` === leaf.id)
      return arrival ? renamed(arrival, column) : column
    })
    const [to, ...more] = found.get(key) ?? []
    if (to === undefined || more.length > 0) return null
    pairs.push([name, to])
  }
  return differing(pairs)
}

function differing(pairs: readonly (readonly [string, string])[]): Names {
  return new Map(pairs.filter(([from, to]) => from !== to))
}

function originsOf({ made, values }: ColumnTrace, name: (origin: Origin) => string): string {
  const origins = [...values.values()].map((origin) => [origin.leaf.id, name(origin)])
  return JSON.stringify([made, ...origins.map((origin) => JSON.stringify(origin)).toSorted()])
}

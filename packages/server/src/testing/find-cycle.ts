/** Which name leads to which others. */
export type Leads = ReadonlyMap<string, ReadonlySet<string>>

/** A way that comes back to where it began, with its beginning at both ends; null where there is none. */
export function findCycle(leads: Leads): readonly string[] | null {
  const done = new Set<string>()
  for (const name of leads.keys()) {
    const cycle = cycleFrom(leads, name, [], done)
    if (cycle) return cycle
  }
  return null
}

function cycleFrom(
  leads: Leads,
  name: string,
  way: readonly string[],
  done: Set<string>,
): readonly string[] | null {
  if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
  if (done.has(name)) return null
  for (const next of leads.get(name) ?? []) {
    const cycle = cycleFrom(leads, next, [...way, name], done)
    if (cycle) return cycle
  }
  done.add(name)
  return null
}

/** The list in groups of one key, each in the order it came in. */
export function groupedBy<T>(
  list: readonly T[],
  keyOf: (one: T) => string,
): Map<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/**
 * What a library lacks to keep the meaning of docs/semantics.md: imports and small functions, of which
 * a file gets only those its program uses. The text is fixed; nothing of a user is in it.
 */
export interface Helper<Name extends string = string> {
  /** `import gzip`, `from datetime import date` */
  readonly import?: string
  /** Set where the import is no part of Python. */
  readonly isOutside?: true
  readonly needs?: readonly Name[]
  readonly definition?: string
}

/** By name; the order is that of the definitions in the file. */
export type Helpers<Name extends string> = Readonly<Record<Name, Helper<Name>>>

/** The helpers and all they need, in the order of the table. */
export function helpersFor<Name extends string>(
  table: Helpers<Name>,
  names: Iterable<Name>,
): readonly Helper<Name>[] {
  const wanted = new Set<Name>()
  const todo = [...names]
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (wanted.has(name)) continue
    wanted.add(name)
    todo.push(...(table[name].needs ?? []))
  }
  // The keys of the table are the helper names by definition.
  const order = Object.keys(table) as Name[]
  return order.filter((name) => wanted.has(name)).map((name) => table[name])
}

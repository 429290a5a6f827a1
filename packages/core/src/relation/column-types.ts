import type { Column, ColumnType } from './column.ts'

export type ColumnTypes = ReadonlyMap<string, ColumnType>

/** By the list, as long as it was then: many ask the same one for many names. */
const known = new WeakMap<readonly Column[], { types: ColumnTypes; length: number }>()

/**
 * The types of columns by name. A list is gone through once, however many names are looked up in it:
 * with thousands of columns, a search for each name was what took minutes.
 */
export function columnTypes(columns: readonly Column[]): ColumnTypes {
  const found = known.get(columns)
  // A list that somebody put a column behind since is another one.
  if (found?.length === columns.length) return found.types
  const types = new Map<string, ColumnType>()
  for (const { name, type } of columns) if (!types.has(name)) types.set(name, type)
  known.set(columns, { types, length: columns.length })
  return types
}

/** The column of that name: `columns.find`, without the walk. */
export function findColumn(columns: readonly Column[], name: string): Column | undefined {
  const type = columnTypes(columns).get(name)
  return type === undefined ? undefined : { name, type }
}

const folded = new WeakMap<readonly Column[], ReadonlySet<string>>()

/** The names in small letters, as databases compare them. */
export function foldedNames(columns: readonly Column[]): ReadonlySet<string> {
  const found = folded.get(columns) ?? new Set(columns.map(({ name }) => name.toLowerCase()))
  folded.set(columns, found)
  return found
}

/** The first name that stands in a list twice. */
export function namedTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.has(name) || !seen.add(name))
}

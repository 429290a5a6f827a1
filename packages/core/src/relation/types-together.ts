import type { Column, ColumnType } from './column.ts'

/** By name, the types of a column in each table that has it, in the order the names first come. */
export function typesTogether(
  tables: readonly (readonly Column[])[],
): ReadonlyMap<string, readonly ColumnType[]> {
  const found = new Map<string, ColumnType[]>()
  for (const { name, type } of tables.flat()) {
    const types = found.get(name)
    if (types) types.push(type)
    else found.set(name, [type])
  }
  return found
}

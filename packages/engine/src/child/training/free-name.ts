import type { Column } from '@plainflow/core'

/** For a column beside these; DuckDB does not tell letter case. */
export function freeName(wanted: string, columns: readonly Pick<Column, 'name'>[]): string {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  let name = wanted
  while (taken.has(name)) name += '_'
  return name
}
